import type { Mailbox, Participant, PartRole } from '@sundowner/desk-wire/mailboxes';
import type { Sql } from '../store/database/port.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { type AddressFacts, addressFacts } from './address-facts.ts';

/** An enquiry, and the hash of the address it is under; `null` where there is none. */
export interface EnquiryOfPerson {
  readonly id: string;
  readonly person: string | null;
}

interface ParticipantRow extends PartRow {
  readonly enquiry_id: string;
  readonly by_person: string | null;
  readonly sealed: Uint8Array;
}

const ownerOf = (enquiryId: string, person: string) => `participant/${enquiryId}/${person}`;

/**
 * What is theirs, as `participants p`, on other enquiries of the same person: what is theirs on one of them is theirs on all. Starts
 * with the enquiries of that person, which are few: a planner may otherwise read all participants.
 */
const theirsElsewhere = `enquiries o CROSS JOIN participants p
  WHERE o.id <> ? AND o.person = ? AND o.state <> 'erased' AND p.enquiry_id = o.id AND p.role = 'also-theirs'`;

interface PartRow {
  readonly person: string;
  readonly role: PartRole;
  /** 1 for one of another enquiry of the same person. */
  readonly elsewhere: number;
}

/** Who has a part in an enquiry, or is theirs on another one of theirs, in one statement: two would be two round trips. */
function partsOf<Row extends PartRow>(
  sql: Sql,
  { id, person }: EnquiryOfPerson,
  columns: string,
): Promise<Row[]> {
  const own = `SELECT ${columns}, p.at, 0 AS elsewhere FROM participants p WHERE p.enquiry_id = ?`;
  const others = `SELECT ${columns}, p.at, 1 AS elsewhere FROM ${theirsElsewhere}`;
  return person === null
    ? sql.rows<Row>(`${own} ORDER BY at, person`, [id])
    : sql.rows<Row>(`${own} UNION ALL ${others} ORDER BY elsewhere, at, person`, [id, id, person]);
}

function rolesIn(parts: readonly PartRow[]): ReadonlyMap<string, PartRole> {
  const theirs = parts.filter(({ elsewhere }) => elsewhere === 1);
  const roles = new Map<string, PartRole>(theirs.map(({ person, role }) => [person, role]));
  for (const { person, role, elsewhere } of parts)
    if (elsewhere === 0 && (role !== 'undecided' || !roles.has(person))) roles.set(person, role);
  return roles;
}

/** What each address is to an enquiry, by its hash. The address the enquiry is under is in it only where it was noted as failed. */
export async function rolesAt(sql: Sql, enquiry: EnquiryOfPerson): Promise<ReadonlyMap<string, PartRole>> {
  return rolesIn(await partsOf<PartRow>(sql, enquiry, 'p.person, p.role'));
}

/** What one address is to an enquiry. @param person its hash; `null` for what is no address */
export function roleOf(
  roles: ReadonlyMap<string, PartRole>,
  enquiry: EnquiryOfPerson,
  person: string | null,
): PartRole {
  if (person === null) return 'undecided';
  return person === enquiry.person ? 'traveller' : (roles.get(person) ?? 'undecided');
}

/**
 * Whether only a mail of theirs that was proven made an address one of the house's on this enquiry, and nobody said so: it holds for each mail
 * by itself.
 */
export async function isHouseByProof(sql: Sql, enquiryId: string, person: string | null): Promise<boolean> {
  if (person === null) return false;
  const rows = await sql.rows(
    "SELECT 1 FROM participants WHERE enquiry_id = ? AND person = ? AND role = 'lodge' AND by_person IS NULL",
    [enquiryId, person],
  );
  return rows.length > 0;
}

/** Notes that somebody has a part in an enquiry; one who is known to it stays what they are. */
export async function addParticipant(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  { person, mailbox, role }: { readonly person: string; readonly mailbox: Mailbox; readonly role: PartRole },
  now: number,
): Promise<void> {
  await sql.run(
    `INSERT INTO participants (enquiry_id, person, role, at, sealed) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (enquiry_id, person) DO NOTHING`,
    [enquiryId, person, role, now, vault.seal(mailbox, ownerOf(enquiryId, person))],
  );
}

/** A person of the desk says what somebody is to an enquiry. @returns whether they have a part in it */
export async function decideParticipant(
  sql: Sql,
  enquiryId: string,
  person: string,
  { role, by }: { readonly role: PartRole; readonly by: string },
): Promise<boolean> {
  const changed = await sql.run(
    'UPDATE participants SET role = ?, by_person = ? WHERE enquiry_id = ? AND person = ?',
    [role, role === 'undecided' ? null : by, enquiryId, person],
  );
  return changed > 0;
}

function opened(vault: Vault, row: ParticipantRow): Mailbox | null {
  try {
    return vault.open(row.sealed, ownerOf(row.enquiry_id, row.person)) as Mailbox;
  } catch (error) {
    // One that no key opens must not hide the others.
    if (error instanceof VaultError) return null;
    throw error;
  }
}

const nothingKnown: AddressFacts = { failed: null, erased: null };

/**
 * Everybody who has a part in an enquiry, in the order they came, the traveller first. What is known of an address is known whichever enquiry it
 * was found out on.
 *
 * @param traveller as the form has them; `null` where they left no address
 */
export async function participantsOf(
  sql: Sql,
  vault: Vault,
  enquiry: EnquiryOfPerson,
  traveller: Mailbox | null,
): Promise<Participant[]> {
  const rows = await partsOf<ParticipantRow>(
    sql,
    enquiry,
    'p.enquiry_id, p.person, p.role, p.by_person, p.sealed',
  );
  const roles = rolesIn(rows);
  const facts = await addressFacts(sql, [enquiry, ...rows]);
  const factsOf = (person: string | null) => facts.get(person ?? '') ?? nothingKnown;
  const found = new Map<string, Participant>();
  for (const row of rows) {
    const mailbox = row.person === enquiry.person || found.has(row.person) ? null : opened(vault, row);
    if (!mailbox) continue;
    const role = roles.get(row.person) ?? row.role;
    found.set(row.person, { ...mailbox, role, by: row.by_person, ...factsOf(row.person) });
  }
  const known: Participant[] = traveller
    ? [{ ...traveller, role: 'traveller', by: null, ...factsOf(enquiry.person) }]
    : [];
  return [...known, ...found.values()];
}
