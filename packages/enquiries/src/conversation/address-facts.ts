import type { AddressesKnown, Participant } from '@sundowner/desk-wire/mailboxes';
import { isoTime } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { erasedAmong } from '../store/erased-addresses.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';

/** What is known of an address whichever enquiry it belongs to. */
export type AddressFacts = Pick<Participant, 'failed' | 'erased'>;

/** Addresses that have failed or were erased, by their hashes. */
export async function addressFacts(
  sql: Sql,
  of: readonly { readonly person: string | null }[],
): Promise<ReadonlyMap<string, AddressFacts>> {
  const people = [...new Set(of.flatMap(({ person }) => person ?? []))];
  if (people.length === 0) return new Map();
  const failed = await sql.rows<{ person: string; failed_at: number; failed_reason: string | null }>(
    `SELECT person, failed_at, failed_reason FROM participants
      WHERE person IN (${people.map(() => '?').join(', ')}) AND failed_at IS NOT NULL ORDER BY failed_at`,
    people,
  );
  const erased = await erasedAmong(sql, people);
  const facts = new Map<string, AddressFacts>();
  for (const [person, at] of erased) facts.set(person, { failed: null, erased: isoTime(at) });
  // The last failure of each stands.
  for (const { person, failed_at: at, failed_reason: reason } of failed)
    facts.set(person, {
      failed: { at: isoTime(at), reason: reason ?? '' },
      erased: facts.get(person)?.erased ?? null,
    });
  return facts;
}

/** What has to be thought of before a mail goes to these addresses; of others nothing is said. */
export async function knownAddresses(
  sql: Sql,
  vault: Vault,
  addresses: readonly string[],
): Promise<AddressesKnown> {
  const hash = createPersonHash(vault);
  const hashes = addresses.map((address) => ({ address, person: hash(address) }));
  const facts = await addressFacts(sql, hashes);
  return {
    known: hashes.flatMap(({ address, person }) => {
      const known = facts.get(person ?? '');
      return known ? [{ address, name: '', ...known }] : [];
    }),
  };
}
