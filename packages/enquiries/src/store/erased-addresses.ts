import type { Sql } from './database/port.ts';

/**
 * Whether nothing has come from an address since it was erased, as a condition on `erased_addresses x`: who asks or writes again is known
 * again.
 */
const isStillErased = `NOT EXISTS (SELECT 1 FROM enquiries o WHERE o.person = x.who AND o.state <> 'erased')
  AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.who = x.who AND m.sealed IS NOT NULL AND m.at > x.at)
  AND NOT EXISTS (SELECT 1 FROM stray_mails s WHERE s.who = x.who AND s.sealed IS NOT NULL AND s.at > x.at)`;

/** The hashes of the addresses an enquiry is under, and of those that are the same person's. To be read before it is erased. */
export async function addressesOf(sql: Sql, enquiryIds: readonly string[]): Promise<readonly string[]> {
  const marks = enquiryIds.map(() => '?').join(', ');
  const rows = await sql.rows<{ who: string }>(
    `SELECT person AS who FROM enquiries WHERE person IS NOT NULL AND id IN (${marks})
      UNION SELECT person AS who FROM participants WHERE role = 'also-theirs' AND enquiry_id IN (${marks})`,
    [...enquiryIds, ...enquiryIds],
  );
  return rows.map(({ who }) => who);
}

/** Notes that what was held of these addresses was erased. @param whos their hashes */
export async function noteErased(sql: Sql, whos: readonly string[], at: number): Promise<void> {
  for (const who of whos)
    await sql.run(
      'INSERT INTO erased_addresses (who, at) VALUES (?, ?) ON CONFLICT (who) DO UPDATE SET at = excluded.at',
      [who, at],
    );
}

/** When what was held of these addresses was erased, by their hashes; of others nothing. */
export async function erasedAmong(sql: Sql, whos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (whos.length === 0) return new Map();
  const rows = await sql.rows<{ who: string; at: number }>(
    `SELECT x.who, x.at FROM erased_addresses x WHERE x.who IN (${whos.map(() => '?').join(', ')}) AND ${isStillErased}`,
    whos,
  );
  return new Map(rows.map(({ who, at }) => [who, at]));
}

/** Forgets addresses something has come from since, and those that were erased before a moment. */
export async function pruneErasedAddresses(sql: Sql, before: number): Promise<void> {
  await sql.run(
    `DELETE FROM erased_addresses WHERE at < ? OR who NOT IN (SELECT x.who FROM erased_addresses x WHERE ${isStillErased})`,
    [before],
  );
}

/**
 * Whether a mail came in before everything of its writer was erased, and belongs to that: a mailbox that is read anew still has it. Where
 * another enquiry of theirs is open, it may be of that one.
 *
 * @param at when it came in
 */
export async function isOfErased(sql: Sql, who: string, at: number): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM erased_addresses x WHERE x.who = ? AND x.at > ?
      AND NOT EXISTS (SELECT 1 FROM enquiries o WHERE o.person = x.who AND o.state <> 'erased')`,
    [who, at],
  );
  return rows.length > 0;
}
