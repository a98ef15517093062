import type { Stay, StayAct } from '@sundowner/desk-wire/merging';
import type { Sql } from '../store/database/port.ts';

/** Earlier stays one person may have noted; nobody has stayed oftener. */
const most = 60;

/** Earlier stays of a person, under any of their addresses, the last first. */
export async function staysOf(sql: Sql, addresses: readonly string[]): Promise<Stay[]> {
  if (addresses.length === 0) return [];
  const rows = await sql.rows<Omit<Stay, 'by'> & { readonly noted_by: string }>(
    `SELECT property, year, MIN(person) AS noted_by FROM stays WHERE who IN (${addresses.map(() => '?').join(', ')})
      GROUP BY property, year ORDER BY year DESC, property LIMIT ${most}`,
    addresses,
  );
  return rows.map(({ property, year, noted_by: by }) => ({ property, year: Number(year), by }));
}

/** Notes an earlier stay of a person, or takes it away. @returns whether that changed anything */
export async function noteStay(
  sql: Sql,
  addresses: readonly string[],
  { property, year, set }: StayAct,
  by: string,
  now: number,
): Promise<boolean> {
  const [who] = addresses;
  if (who === undefined) return false;
  if (set) {
    const added = await sql.run(
      'INSERT INTO stays (who, property, year, at, person) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [who, property, year, now, by],
    );
    return added > 0;
  }
  const gone = await sql.run(
    `DELETE FROM stays WHERE property = ? AND year = ? AND who IN (${addresses.map(() => '?').join(', ')})`,
    [property, year, ...addresses],
  );
  return gone > 0;
}
