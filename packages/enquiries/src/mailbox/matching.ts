import type { Machine, MatchedBy } from '@sundowner/desk-wire/conversation';
import { openMessage } from '../conversation/message-content.ts';
import { isHouseByProof, roleOf, rolesAt } from '../conversation/participants.ts';
import { readMessageIds } from '../delivery/mail/thread.ts';
import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { addressesOf } from '../work/same-person.ts';
import type { MailEnvelope } from './envelope.ts';
import { referenceOfPlus } from './named-references.ts';

/** By what a mail finds its enquiry. */
export interface Traces {
  readonly refersTo: readonly string[];
  /** References its subject or its words name. */
  readonly references: readonly string[];
  readonly envelope: Pick<MailEnvelope, 'to' | 'cc' | 'deliveredTo'>;
  /** Whether a person wrote it: what a machine sends to many belongs to no enquiry by its address alone. */
  readonly isOfPerson: boolean;
}

const sentToMany: ReadonlySet<Machine['kind']> = new Set(['list', 'report', 'complaint', 'receipt']);

/** Whether a person wrote a mail, or somebody's machine about it: what a machine sends to many is neither. */
export const isOfPerson = (machine: Machine | null): boolean =>
  machine === null || !sentToMany.has(machine.kind);

export interface MatchContext {
  readonly vault: Vault;
  /** Domains our mails come from, and came from before. */
  readonly hosts: readonly string[];
  /** Our own addresses. */
  readonly own: readonly string[];
  /** The address that wrote it, and its hash; `null` for none. */
  readonly address: string;
  readonly person: string | null;
  /** Whether somebody of the house wrote it, which our server has proven. */
  readonly isColleague: boolean;
  readonly hash: PersonHash;
}

/** The enquiry a mail belongs to, and how that was found. */
export interface Match {
  readonly id: string;
  readonly matched: MatchedBy;
}

interface Found {
  readonly id: string;
  readonly person: string | null;
}

/** The enquiry a mail of ours was about. */
interface Answered extends Found {
  /** 1 where that mail was to the traveller, and not to the lodge or within the house. */
  readonly to_them: number;
}

async function firstOf<Row extends Found>(
  sql: Sql,
  text: string,
  values: readonly string[],
): Promise<Row | null> {
  for (const value of values) {
    const [row] = await sql.rows<Row>(text, [value]);
    if (row) return row;
  }
  return null;
}

const byReference = `SELECT e.id, e.person FROM enquiries e WHERE ${ofReference('e')} AND e.state <> 'erased'`;
const byJob = `SELECT e.id, e.person, CASE WHEN d.channel IN ('visitor-mail', 'own-page-mail') OR m.way = 'answer' THEN 1 ELSE 0 END AS to_them
  FROM deliveries d LEFT JOIN messages m ON m.id = d.message JOIN enquiries o ON o.id = d.enquiry_id
  JOIN enquiries e ON e.id = COALESCE(o.merged_into, o.id) WHERE d.id = ? AND e.state <> 'erased'`;

/** Whether an answer to the enquiry went to this address. */
async function wroteTo(sql: Sql, vault: Vault, enquiryId: string, address: string): Promise<boolean> {
  const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
    "SELECT id, sealed FROM messages WHERE enquiry_id = ? AND way = 'answer' AND state = 'sent' AND sealed IS NOT NULL",
    [enquiryId],
  );
  const asked = address.toLowerCase();
  return rows.some(({ id, sealed }) => {
    try {
      const words = openMessage(vault, id, sealed);
      const { to = [], cc = [] } = words?.recipients ?? {};
      const all = [words?.to ?? '', ...[...to, ...cc].map((each) => each.address)];
      return all.some((each) => each.toLowerCase() === asked);
    } catch (error) {
      if (error instanceof VaultError) return false;
      throw error;
    }
  });
}

/**
 * Whether the address is known to the enquiry: it is under it, or somebody has said that it has a part in it, or we wrote to it; or one of the
 * house wrote, which our server has proven. */
async function isKnownTo(
  sql: Sql,
  enquiry: Found,
  { vault, address, person, isColleague }: MatchContext,
): Promise<boolean> {
  if (isColleague) return true;
  if (person === null) return false;
  const role = roleOf(await rolesAt(sql, enquiry), enquiry, person);
  const isOpen = role === 'undecided' || role === 'aside';
  if (isOpen || (role === 'lodge' && (await isHouseByProof(sql, enquiry.id, person))))
    return wroteTo(sql, vault, enquiry.id, address);
  return true;
}

/** So many of those a colleague writes to are looked for. */
const mostReceivers = 10;

/** Whose enquiry a mail may be of without a trace of one: its writer's, and of a mail of a colleague's, that of those it went to. */
function peopleOf(
  { envelope, isOfPerson }: Traces,
  { person, isColleague, hash }: Pick<MatchContext, 'person' | 'isColleague' | 'hash'>,
): string[] {
  if (!isOfPerson) return [];
  const all = isColleague
    ? [...envelope.to, ...envelope.cc].slice(0, mostReceivers).map(({ address }) => hash(address))
    : [person];
  return all.filter((each) => each !== null);
}

/** Enquiries of these that are open, two of them at most. */
async function openOnes(sql: Sql, people: readonly string[]): Promise<readonly string[]> {
  const all: string[] = [];
  for (const person of people) all.push(...(await addressesOf(sql, person)));
  const persons = [...new Set(all)];
  if (persons.length === 0) return [];
  const rows = await sql.rows<{ id: string }>(
    `SELECT id FROM enquiries WHERE person IN (${persons.map(() => '?').join(', ')}) AND state = 'accepted'
      AND work IN ('new', 'open', 'waiting') AND merged_into IS NULL LIMIT 2`,
    persons,
  );
  return rows.map(({ id }) => id);
}

/**
 * The enquiry a mail belongs to. A person who answers a mail of ours by its own id has seen it. A reference is no secret: in the head of an
 * answer, or behind the plus of an address of ours, it brings a mail to its enquiry under its own writer; anywhere else it counts where the
 * address is known to that enquiry. The address alone counts where exactly one of its enquiries is open; of a colleague's, those it went to.
 *
 * @returns `null` for a mail that belongs to none as far as we can see
 */
export async function findEnquiry(sql: Sql, traces: Traces, context: MatchContext): Promise<Match | null> {
  const { hosts, own } = context;
  const { references, jobs } = readMessageIds(traces.refersTo, hosts);
  const answered = await firstOf<Answered>(sql, byJob, jobs);
  if (answered) return { id: answered.id, matched: answered.to_them ? 'answers-ours' : 'answers-house' };
  const threaded = await firstOf(sql, byReference, references);
  if (threaded) {
    const isTheirs = await isKnownTo(sql, threaded, context);
    return { id: threaded.id, matched: isTheirs ? 'answers-ours' : 'names-reference' };
  }
  const { to, cc, deliveredTo } = traces.envelope;
  const plus = [...[...to, ...cc].map(({ address }) => address), ...deliveredTo]
    .map((address) => referenceOfPlus(address, own))
    .filter((each) => each !== null);
  const addressed = await firstOf(sql, byReference, plus);
  if (addressed) return { id: addressed.id, matched: 'own-address' };
  for (const reference of traces.references) {
    const named = await firstOf(sql, byReference, [reference]);
    if (named && (await isKnownTo(sql, named, context))) return { id: named.id, matched: 'names-reference' };
  }
  const [only, other] = await openOnes(sql, peopleOf(traces, context));
  return only === undefined || other !== undefined ? null : { id: only, matched: 'only-open-one' };
}

/** Whether a mail is one of ours that came back to us: its own Message-ID is that of a job, or of a notice. */
export async function isOurMail(sql: Sql, mailId: string, hosts: readonly string[]): Promise<boolean> {
  for (const id of readMessageIds([mailId], hosts).jobs) {
    const rows = await sql.rows(
      'SELECT 1 FROM deliveries WHERE id = ? UNION ALL SELECT 1 FROM notice_batches WHERE id = ?',
      [id, id],
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Whether a mail names or answers an enquiry of ours, from any address, or is of a person of whom one is open: no rule for senders takes it. A
 * rule may be older than what its sender asked.
 */
export async function isAboutOurs(
  sql: Sql,
  traces: Traces,
  context: Pick<MatchContext, 'hosts' | 'person' | 'isColleague' | 'hash'>,
): Promise<boolean> {
  const { references, jobs } = readMessageIds(traces.refersTo, context.hosts);
  return (
    (await firstOf(sql, byJob, jobs)) !== null ||
    (await firstOf(sql, byReference, [...references, ...traces.references])) !== null ||
    (await openOnes(sql, peopleOf(traces, context))).length > 0
  );
}
