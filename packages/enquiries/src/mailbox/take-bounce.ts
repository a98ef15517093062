import { type Mailbox, markedAsSpam } from '@sundowner/desk-wire/mailboxes';
import { minute } from '../clock.ts';
import { answerMissed, holdForAnswer } from '../conversation/answer-ends.ts';
import { answerChannel } from '../conversation/answer-rows.ts';
import { markAddressFailed } from '../conversation/failed-addresses.ts';
import { openMessage } from '../conversation/message-content.ts';
import { chosenRecipients } from '../conversation/recipients.ts';
import { readMessageIds } from '../delivery/mail/thread.ts';
import { noteDead } from '../delivery/outbox/claim.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal, type PersonHash } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { markChanged, recordAction, theProduct } from '../work/change.ts';
import { lockItself } from '../work/work-status.ts';
import type { Bounce } from './bounce.ts';

/** How an attempt is written down that was taken first and came back, and one that their server still tries. */
const cameBack = 'bounced';
const isLate = 'late';
/** One that arrived, and was marked as spam. */
const isUnwanted = 'complaint';

/** Clocks of the mail server and of ours differ by less. */
const apart = 5 * minute;

/** Mails to a traveller, whose mailbox is theirs. */
const toTravellers = `('visitor-mail', '${answerChannel}')`;

interface Job {
  readonly id: string;
  readonly enquiry_id: string;
  readonly channel: string;
  readonly message: string;
  readonly delivered_at: number | null;
}

const columns = 'd.id, d.enquiry_id, d.channel, d.message, d.delivered_at';

export interface BounceContext {
  readonly vault: Vault;
  readonly hash: PersonHash;
  /** Domain of our own sender, and those it had before: a report may come long after. */
  readonly hosts: readonly string[];
}

/** The delivery a mail of ours was of; `null` where its enquiry is erased. */
async function jobOfIds(sql: Sql, ids: readonly string[]): Promise<Job | null> {
  for (const id of ids) {
    const [job] = await sql.rows<Job>(
      `SELECT ${columns} FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
        WHERE d.id = ? AND e.state <> 'erased'`,
      [id],
    );
    if (job) return job;
  }
  return null;
}

/** Somebody a mail went to: the hash of their address, and the address; empty where it cannot be read. */
interface Receiver {
  readonly person: string;
  readonly address: string;
}

interface WentTo {
  readonly to: readonly Receiver[];
  readonly copies: readonly Receiver[];
}

/** What no key opens says nothing. */
function readable<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

async function wentTo(sql: Sql, job: Job, { vault, hash }: BounceContext): Promise<WentTo> {
  if (job.message === '') {
    const [row] = await sql.rows<{ person: string | null; sealed: Uint8Array | null }>(
      'SELECT person, sealed FROM enquiries WHERE id = ?',
      [job.enquiry_id],
    );
    if (job.channel !== 'visitor-mail' || !row?.person) return { to: [], copies: [] };
    const personal = readable(() => openPersonal(vault, row.sealed, job.enquiry_id));
    return {
      to: [{ person: row.person, address: [personal?.values.email ?? ''].flat().join() }],
      copies: [],
    };
  }
  const [row] = await sql.rows<{ sealed: Uint8Array | null }>('SELECT sealed FROM messages WHERE id = ?', [
    job.message,
  ]);
  const words = readable(() => openMessage(vault, job.message, row?.sealed ?? null));
  if (!words) return { to: [], copies: [] };
  const { to, cc, bcc } = chosenRecipients({ to: words.to, recipients: words.recipients ?? null }, null);
  const known = (people: readonly Mailbox[]): Receiver[] =>
    people.flatMap(({ address }) => {
      const person = hash(address);
      return person === null ? [] : [{ person, address }];
    });
  return { to: known(to), copies: known([...cc, ...bcc]) };
}

/** Of so many mails of an enquiry, the newest, one is looked for by whom it went to. */
const mostMails = 20;

/**
 * The newest mail of an enquiry that a report names by its reference alone and that went to an address it names: anybody may know a reference,
 * and others of its mails went to the lodge or to companions.
 */
async function jobOfReferences(
  sql: Sql,
  references: readonly string[],
  { addresses }: Bounce,
  context: BounceContext,
  at: number,
): Promise<Job | null> {
  const named = new Set(addresses.map(context.hash));
  for (const reference of references) {
    const jobs = await sql.rows<Job>(
      `SELECT ${columns} FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
        WHERE e.reference = ? AND e.state <> 'erased' AND d.channel IN ${toTravellers} AND d.delivered_at <= ?
        ORDER BY d.delivered_at DESC LIMIT ${mostMails}`,
      [reference, at + apart],
    );
    for (const job of jobs) {
      const { to, copies } = await wentTo(sql, job, context);
      if ([...to, ...copies].some(({ person }) => named.has(person))) return job;
    }
  }
  return null;
}

async function failedBefore(
  sql: Sql,
  people: readonly string[],
  since: number,
): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  for (const person of people) {
    const rows = await sql.rows('SELECT 1 FROM participants WHERE person = ? AND failed_at >= ?', [
      person,
      since,
    ]);
    if (rows.length > 0) failed.add(person);
  }
  return failed;
}

async function recordAttempt(
  sql: Sql,
  job: Job,
  outcome: string,
  detail: string,
  now: number,
): Promise<void> {
  await sql.run('INSERT INTO attempts (id, delivery_id, at, outcome, detail) VALUES (?, ?, ?, ?, ?)', [
    newId(now),
    job.id,
    now,
    outcome,
    detail,
  ]);
  await markChanged(sql, job.enquiry_id, now);
}

/** Nobody has received it, whatever the first server said. */
async function endDelivery(sql: Sql, job: Job, detail: string, at: number, now: number): Promise<void> {
  const changed = await sql.run(
    // One that was left because it may have arrived has not, as is known now.
    `UPDATE deliveries SET state = 'dead', next_at = ?, last_error = ?, dismissed_at = NULL, unclear = 0
      WHERE id = ? AND (state = 'delivered' AND delivered_at <= ? OR state = 'dead' AND unclear > 0)`,
    [now, detail, job.id, at + apart],
  );
  if (changed === 0) return;
  await recordAttempt(sql, job, cameBack, detail, now);
  await noteDead(sql, job.id, job.channel, detail, now);
  await recordAction(sql, job.enquiry_id, { by: theProduct, now, action: 'had a mail come back' });
}

/** Somebody of several has not received it. */
async function noteMissed(sql: Sql, job: Job, codes: string, now: number): Promise<void> {
  const detail = `It came back from the mail server of one address (${codes}).`;
  const before = await sql.rows(
    'SELECT 1 FROM attempts WHERE delivery_id = ? AND outcome = ? AND detail = ?',
    [job.id, cameBack, detail],
  );
  if (before.length > 0) return;
  await recordAttempt(sql, job, cameBack, detail, now);
  await answerMissed(sql, job.message, now);
  await recordAction(sql, job.enquiry_id, {
    by: theProduct,
    now,
    action: 'had a mail come back from one address',
  });
}

/** Of those a mail went to the ones a report is about. */
function meantBy(bounce: Bounce, { to, copies }: WentTo, hash: PersonHash): readonly Receiver[] {
  const named = new Set(bounce.addresses.map(hash));
  const ours = [...to, ...copies].filter(({ person }) => named.has(person));
  // Their server passes mails on, and names an address we do not know: of one receiver it is theirs.
  return ours.length === 0 && to.length === 1 && copies.length === 0 ? to : ours;
}

/** Before its delivery, as everybody does who changes both. */
async function holdEnquiry(sql: Sql, job: Job, now: number): Promise<void> {
  if (job.message !== '') await holdForAnswer(sql, job.message, now);
  else await lockItself(sql, job.enquiry_id, now);
}

/** It arrived and is not wanted: a person who writes there again is warned, as where nothing arrives. */
async function takeComplaint(
  sql: Sql,
  job: Job,
  bounce: Bounce,
  context: BounceContext,
  now: number,
): Promise<void> {
  await holdEnquiry(sql, job, now);
  const of = { enquiryId: job.enquiry_id, reason: markedAsSpam };
  for (const receiver of meantBy(bounce, await wentTo(sql, job, context), context.hash))
    await markAddressFailed(sql, context.vault, { ...of, ...receiver }, now);
  const before = await sql.rows('SELECT 1 FROM attempts WHERE delivery_id = ? AND outcome = ?', [
    job.id,
    isUnwanted,
  ]);
  if (before.length > 0) return;
  await recordAttempt(sql, job, isUnwanted, markedAsSpam, now);
  await recordAction(sql, job.enquiry_id, { by: theProduct, now, action: 'had a mail marked as spam' });
}

async function takeFailure(
  sql: Sql,
  job: Job,
  bounce: Bounce,
  context: BounceContext,
  at: number,
  now: number,
): Promise<void> {
  await holdEnquiry(sql, job, now);
  const codes = bounce.codes || 'no code';
  const reason = `${bounce.reason.replace(/\.$/, '') || 'It came back'} (${codes}).`;
  const went = await wentTo(sql, job, context);
  const { to, copies } = went;
  const people = to.map(({ person }) => person);
  const missed = new Set(await failedBefore(sql, people, job.delivered_at ?? now));
  const named = new Set(bounce.addresses.map((address) => context.hash(address)));
  const ours = [...to, ...copies].filter(({ person }) => named.has(person));
  for (const { person, address } of meantBy(bounce, went, context.hash)) {
    await markAddressFailed(sql, context.vault, { enquiryId: job.enquiry_id, person, address, reason }, now);
    missed.add(person);
  }
  const all = ours.length === 0 || people.every((person) => missed.has(person));
  if (all) await endDelivery(sql, job, `It came back from their mail server (${codes}).`, at, now);
  else await noteMissed(sql, job, codes, now);
}

/**
 * Takes a report of a mail of ours: one that came back was received by nobody, whatever the first server said, and its address is marked. An
 * answer is our turn again. What was sent once more since is not touched by a report of the one before.
 *
 * @param at when the report came in
 * @returns whether it is about a mail of ours
 */
export async function takeBounce(
  sql: Sql,
  bounce: Bounce,
  context: BounceContext,
  at: number,
  now: number,
): Promise<boolean> {
  const { jobs, references } = readMessageIds(bounce.of, context.hosts);
  const job =
    (await jobOfIds(sql, jobs)) ??
    (await jobOfReferences(sql, [...references, ...bounce.references], bounce, context, at));
  if (!job) return false;
  if (bounce.complaint) await takeComplaint(sql, job, bounce, context, now);
  else if (bounce.failed) await takeFailure(sql, job, bounce, context, at, now);
  else if (bounce.late) {
    const detail = `Their mail server has not passed it on yet (${bounce.codes || 'no code'}).`;
    await recordAttempt(sql, job, isLate, detail, now);
  }
  return true;
}
