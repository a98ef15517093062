import { maySeeApplications, maySeeKind } from '@sundowner/brand';
import type { ErasureAsk, ErasureReceipt } from '@sundowner/desk-wire/privacy';
import { isoTime } from '../clock.ts';
import { channelNoun } from '../delivery/channels/channels.ts';
import { plainReference } from '../desk/desk-deps.ts';
import { type ErasureReport, scheduleErasure, unscheduleErasure } from '../erasure/erasure.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { eraseMailsOf } from '../store/erase-personal.ts';
import { noteErased } from '../store/erased-addresses.ts';
import { addToLedger, appendLedgerFile, ledgerHash } from '../store/erasure-ledger.ts';
import { ofReference } from '../store/merged.ts';
import {
  type Asker,
  commandLine,
  noApplication,
  notFound,
  type Refused,
  refuse,
  seenKinds,
} from '../work/access.ts';
import {
  type ErasureRow,
  enquiriesOf,
  erasureById,
  isAlone,
  isPersonHeld,
  notYet,
  onHold,
} from './erasure-rows.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

const noRequest = () => refuse('not-found', 'There is no such request.');

/** Notes down which enquiries a request is of; those that came since are added. */
async function link(sql: Sql, row: Pick<ErasureRow, 'id' | 'enquiry_id' | 'who' | 'careers'>): Promise<void> {
  const kinds = row.careers === 1 ? '1 = 1' : noApplication;
  const [text, of] =
    row.enquiry_id === null ? [`e.person = ? AND ${kinds}`, row.who] : ['e.id = ?', row.enquiry_id];
  await sql.run(
    `INSERT INTO erasure_enquiries (erasure_id, enquiry_id) SELECT DISTINCT CAST(? AS TEXT), COALESCE(e.merged_into, e.id) FROM enquiries e
      WHERE ${text} AND e.state <> 'erased' ON CONFLICT DO NOTHING`,
    [row.id, of],
  );
}

/** What is to be erased: one enquiry, or everything under an address. */
async function subjectOf(
  sql: Sql,
  { hash }: PrivacyDeps,
  asker: Asker,
  ask: ErasureAsk,
): Promise<{ readonly enquiryId: string | null; readonly who: string | null } | Refused> {
  if ('reference' in ask) {
    const [row] = await sql.rows<{ id: string; kind: string; state: string }>(
      `SELECT e.id, e.kind, e.state FROM enquiries e WHERE ${ofReference('e')}`,
      [plainReference(ask.reference)],
    );
    if (!row || !maySeeKind(asker, row.kind)) return notFound();
    return row.state === 'erased'
      ? refuse('wrong-state', 'This enquiry was erased.')
      : { enquiryId: row.id, who: null };
  }
  const who = hash(ask.address);
  const found =
    who === null
      ? []
      : await sql.rows(
          `SELECT 1 FROM enquiries e WHERE e.person = ? AND e.state <> 'erased' AND ${seenKinds(asker)} LIMIT 1`,
          [who],
        );
  if (found.length > 0 || (who !== null && (await hasMails(sql, who)))) return { enquiryId: null, who };
  return who !== null && (await hasPartInOthers(sql, who))
    ? refuse(
        'wrong-state',
        'What is held about that address is part of enquiries of others, and goes with them.',
      )
    : refuse('not-found', 'Nothing is held about that address.');
}

/** Whether mails of an address are kept that belong to no enquiry. @param who its hash */
const hasMails = async (sql: Sql, who: string): Promise<boolean> =>
  (await sql.rows('SELECT 1 FROM stray_mails WHERE who = ? AND sealed IS NOT NULL LIMIT 1', [who])).length >
  0;

const hasPartInOthers = async (sql: Sql, who: string): Promise<boolean> =>
  (await sql.rows('SELECT 1 FROM participants WHERE person = ? LIMIT 1', [who])).length > 0;

/** Somebody asks for an erasure; nothing is held back or erased until somebody confirms it. */
export async function askErasure(
  sql: Sql,
  deps: PrivacyDeps,
  asker: Asker,
  ask: ErasureAsk,
): Promise<'done' | Refused> {
  const subject = await subjectOf(sql, deps, asker, ask);
  if ('outcome' in subject) return subject;
  const { enquiryId, who } = subject;
  const [open] = await sql.rows(
    `SELECT 1 FROM erasure_requests WHERE withdrawn_at IS NULL AND finished_at IS NULL AND
      ${enquiryId === null ? 'who' : 'enquiry_id'} = ? LIMIT 1`,
    [enquiryId ?? who],
  );
  if (open) return refuse('wrong-state', 'That is asked for already.');
  const now = deps.clock.now();
  const row = { id: newId(now), enquiry_id: enquiryId, who, careers: maySeeApplications(asker) ? 1 : 0 };
  await sql.run(
    'INSERT INTO erasure_requests (id, enquiry_id, who, asked_at, asked_by, careers) VALUES (?, ?, ?, ?, ?, ?)',
    [row.id, enquiryId, who, now, asker.id, row.careers],
  );
  await link(sql, row);
  return 'done';
}

/** A second person confirms: every delivery of it is held at once, and it is erased when the time to take it back is over. */
export async function confirmErasure(
  sql: Sql,
  { clock, limits }: PrivacyDeps,
  asker: Asker,
  id: string,
): Promise<'done' | Refused> {
  const found = await erasureById(sql, asker, id);
  if (!found) return noRequest();
  await link(sql, found.row);
  // With what came since; an application among it is for those who may see it.
  const whole = await erasureById(sql, asker, id);
  if (!whole) return noRequest();
  const now = clock.now();
  const held = await isPersonHeld(sql, whole.row.who);
  const reason = held ? onHold : notYet(whole, asker, await isAlone(sql), now);
  if (reason) return refuse(reason.code, reason.words);
  const first = await sql.run(
    'UPDATE erasure_requests SET confirmed_at = ?, confirmed_by = ? WHERE id = ? AND confirmed_at IS NULL',
    [now, asker.id, id],
  );
  if (first === 0) return refuse('wrong-state', 'It is confirmed already.');
  for (const enquiry of whole.enquiries) {
    if (enquiry.state !== 'erased')
      await scheduleErasure(sql, enquiry, { now, due: now + limits.eraseUndo, by: asker });
  }
  return 'done';
}

/** Takes a request back, as long as nothing is erased. */
export async function withdrawErasure(
  sql: Sql,
  { clock }: PrivacyDeps,
  asker: Asker,
  id: string,
): Promise<'done' | Refused> {
  const found = await erasureById(sql, asker, id);
  if (!found || found.row.withdrawn_at !== null) return noRequest();
  if (found.row.finished_at !== null || found.enquiries.some(({ state }) => state === 'erased'))
    return refuse('gone-out', 'It is erased, or partly; that cannot be taken back.');
  const now = clock.now();
  await sql.run('UPDATE erasure_requests SET withdrawn_at = ?, withdrawn_by = ? WHERE id = ?', [
    now,
    asker.id,
    id,
  ]);
  if (found.row.confirmed_at !== null) {
    for (const enquiry of found.enquiries)
      if (enquiry.erase_due_at !== null) await unscheduleErasure(sql, enquiry.id, { now, by: asker });
  }
  return 'done';
}

/** A receipt as it is kept: what a channel is called is said by who reads it. */
type StoredReceipt = Omit<ErasureReceipt, 'downstream'> & Pick<ErasureReport, 'downstream'>;

export async function receiptOf(sql: Sql, asker: Asker, id: string): Promise<ErasureReceipt | Refused> {
  const found = await erasureById(sql, asker, id);
  if (!found) return noRequest();
  if (found.row.receipt === null) return refuse('wrong-state', 'It is not finished.');
  const stored = JSON.parse(found.row.receipt) as StoredReceipt;
  return {
    ...stored,
    downstream: stored.downstream.map((copy) => ({ ...copy, noun: channelNoun(copy.channel) })),
  };
}

/** Who asked and who confirmed, by name; an operator's own erasure says that nobody stood beside it. */
async function namesOf(sql: Sql, { id, asked_by: asked, confirmed_by: confirmed }: ErasureRow) {
  const people = await sql.rows<{ id: string; name: string }>('SELECT id, name FROM people');
  const [deed] = await sql.rows<{ done_by: string }>(
    `SELECT a.done_by FROM actions a JOIN erasure_enquiries x ON x.enquiry_id = a.enquiry_id
      WHERE x.erasure_id = ? AND a.action = 'asked to erase' ORDER BY a.id DESC LIMIT 1`,
    [id],
  );
  /** The person who confirmed is named in the action, too, by the name they had: an account may be newer than the list of who is here. */
  const written = (person: string | null) => (person === confirmed ? deed?.done_by : undefined);
  const nameOf = (person: string | null) =>
    person === commandLine.id
      ? `${written(person) ?? commandLine.name}, the operator`
      : (people.find((one) => one.id === person)?.name ?? written(person) ?? person ?? '');
  const isAlone = asked === commandLine.id && confirmed === commandLine.id;
  return {
    askedBy: nameOf(asked),
    confirmedBy: `${nameOf(confirmed)}${isAlone ? ', without a second person' : ''}`,
  };
}

async function receiptFor(
  sql: Sql,
  row: ErasureRow,
  references: readonly string[],
  mails: number,
  now: number,
) {
  const reports: ErasureReport[] = [];
  for (const reference of references) {
    const [found] = await sql.rows<{ report: string }>('SELECT report FROM erasures WHERE reference = ?', [
      reference,
    ]);
    if (found) reports.push(JSON.parse(found.report) as ErasureReport);
  }
  const sum = (of: (report: ErasureReport) => number | undefined) =>
    reports.reduce((total, report) => total + (of(report) ?? 0), 0);
  return {
    id: row.id,
    erasedAt: isoTime(now),
    ...(await namesOf(sql, row)),
    references: [...references],
    counts: {
      enquiries: references.length,
      messages: mails + sum(({ said }) => said?.messages),
      notes: sum(({ said }) => said?.notes),
      files: sum(({ said }) => said?.files),
      queued: sum(({ queue }) => queue),
    },
    downstream: reports.flatMap(({ downstream }) => downstream),
  } satisfies StoredReceipt;
}

/** Where what is erased of mails that belong to no enquiry is written down. */
interface Ledger {
  readonly erasureKey: Buffer;
  /** Its second copy; `null` where there is none. */
  readonly ledgerFile: string | null;
}

/** Takes away what is kept of an address beside its enquiries, up to when its erasure was confirmed. @returns ids of mails */
async function eraseBeside(
  sql: Sql,
  { who, confirmed_at: until }: ErasureRow,
  { erasureKey, ledgerFile }: Ledger,
  now: number,
): Promise<readonly string[]> {
  if (who === null || until === null) return [];
  const ids = await eraseMailsOf(sql, who, { until, isSeen: false });
  if (ids.length === 0) return ids;
  const entries = ids.map((id) => ({
    hash: ledgerHash(erasureKey, id),
    consentVersion: 'none',
    erasedAt: now,
  }));
  if (ledgerFile) appendLedgerFile(ledgerFile, entries);
  await addToLedger(sql, entries);
  await noteErased(sql, [who], now);
  return ids;
}

/**
 * Writes the receipt of every request whose enquiries are erased; of the address nothing stays. Of who only wrote mails there is nothing but
 * those, which go when the time to take it back is over. @returns how many
 */
export async function finishErasures({
  store,
  clock,
  limits,
  ...ledger
}: Pick<PrivacyDeps, 'store' | 'clock' | 'limits'> & Ledger): Promise<number> {
  const open = await store.read.rows<ErasureRow>(
    `SELECT r.id, r.who, r.asked_by, r.confirmed_at, r.confirmed_by FROM erasure_requests r
      WHERE r.confirmed_at IS NOT NULL AND r.finished_at IS NULL AND r.withdrawn_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM erasure_enquiries x JOIN enquiries e ON e.id = x.enquiry_id
          WHERE x.erasure_id = r.id AND e.state <> 'erased')
        AND (EXISTS (SELECT 1 FROM erasure_enquiries y WHERE y.erasure_id = r.id)
          OR r.confirmed_at <= ? AND NOT EXISTS (SELECT 1 FROM legal_holds h WHERE h.who = r.who AND h.lifted_at IS NULL))
      LIMIT 50`,
    [clock.now() - limits.eraseUndo],
  );
  for (const row of open) {
    await store.transaction(async (sql) => {
      const now = clock.now();
      const references = (await enquiriesOf(sql, row.id)).map(({ reference }) => reference);
      const mails = await eraseBeside(sql, row, ledger, now);
      const receipt = await receiptFor(sql, row, references, mails.length, now);
      await sql.run('UPDATE erasure_requests SET finished_at = ?, receipt = ?, who = NULL WHERE id = ?', [
        now,
        JSON.stringify(receipt),
        row.id,
      ]);
    });
  }
  return open.length;
}
