import { type Mailbox, markedAsSpam } from '@sundowner/desk-wire/mailboxes';
import type { Sql } from '../store/database/port.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { addressFacts } from './address-facts.ts';
import { addParticipant } from './participants.ts';

/** An address nothing arrived at. */
export interface FailedAddress {
  readonly enquiryId: string;
  /** Its hash. */
  readonly person: string;
  readonly address: string;
  /** In words that hold no address: "There is no such mailbox (550, 5.1.1).". */
  readonly reason: string;
}

/** Marks an address on every enquiry that knows it, and on the one the mail was of. */
export async function markAddressFailed(
  sql: Sql,
  vault: Vault,
  { enquiryId, person, address, reason }: FailedAddress,
  now: number,
): Promise<void> {
  const [enquiry] = await sql.rows<{ person: string | null }>(
    "SELECT person FROM enquiries WHERE id = ? AND state <> 'erased'",
    [enquiryId],
  );
  if (enquiry) {
    const role = enquiry.person === person ? 'traveller' : 'undecided';
    await addParticipant(sql, vault, enquiryId, { person, mailbox: { address, name: '' }, role }, now);
  }
  await sql.run('UPDATE participants SET failed_at = ?, failed_reason = ? WHERE person = ?', [
    now,
    reason,
    person,
  ]);
}

/** A mail came from it: what made it fail has passed. */
export async function clearAddressFailed(sql: Sql, person: string): Promise<void> {
  await sql.run(
    'UPDATE participants SET failed_at = NULL, failed_reason = NULL WHERE person = ? AND failed_at IS NOT NULL',
    [person],
  );
}

/** Addresses of a mail that somebody has to think of before it goes. */
export interface DoubtfulAddresses {
  readonly failed: readonly string[];
  /** Of these: where a mail of ours was marked as spam. */
  readonly unwanted: readonly string[];
  /** Each with when. */
  readonly erased: readonly { readonly address: string; readonly at: number }[];
  readonly undecided: readonly string[];
}

/** Which of these addresses have failed, on any enquiry, or were erased, and which are those of people nobody has decided about. */
export async function doubtfulAddresses(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  addresses: readonly string[],
): Promise<DoubtfulAddresses> {
  const hash = createPersonHash(vault);
  const hashes = addresses.map((address) => ({ address, person: hash(address) }));
  const facts = await addressFacts(sql, hashes);
  const undecided = await sql.rows<{ person: string }>(
    "SELECT person FROM participants WHERE enquiry_id = ? AND role = 'undecided'",
    [enquiryId],
  );
  const isUndecided = new Set(undecided.map(({ person }) => person));
  const of = (person: string | null) => facts.get(person ?? '');
  const isUnwanted = (person: string | null) => of(person)?.failed?.reason === markedAsSpam;
  return {
    unwanted: hashes.flatMap(({ address, person }) => (isUnwanted(person) ? [address] : [])),
    failed: hashes.flatMap(({ address, person }) => (of(person)?.failed ? [address] : [])),
    erased: hashes.flatMap(({ address, person }) => {
      const at = of(person)?.erased;
      return at ? [{ address, at: Date.parse(at) }] : [];
    }),
    undecided: hashes.flatMap(({ address, person }) =>
      !of(person) && person !== null && isUndecided.has(person) ? [address] : [],
    ),
  };
}

/** The house wrote to these addresses about an enquiry, among itself: what they answer is the lodge's. */
export async function markLodge(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  people: readonly Mailbox[],
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  const hash = createPersonHash(vault);
  for (const mailbox of people) {
    const person = hash(mailbox.address);
    if (person === null) continue;
    await addParticipant(sql, vault, enquiryId, { person, mailbox, role: 'lodge' }, now);
    await sql.run(
      "UPDATE participants SET role = 'lodge', by_person = ? WHERE enquiry_id = ? AND person = ? AND role IN ('lodge', 'undecided')",
      [by, enquiryId, person],
    );
  }
}
