import type { Sql } from '../../store/database/port.ts';

/** A delivery, and the enquiry it is of. */
interface DeliveryOf {
  readonly id: string;
  readonly enquiry_id: string;
}

/**
 * Holds the enquiries of some deliveries, before these are written: everybody who changes both holds the enquiry first, and of two who begin at both
 * ends PostgreSQL would undo one. Enquiries that somebody else holds just now are left for the next round.
 *
 * @returns the ids of those deliveries that may be written
 */
export async function holdEnquiriesOf(
  sql: Sql,
  skipLocked: string,
  deliveries: readonly DeliveryOf[],
): Promise<string[]> {
  const held = new Set<string>();
  for (const id of new Set(deliveries.map(({ enquiry_id: of }) => of).sort())) {
    const rows = await sql.rows(`SELECT d.id FROM enquiries d WHERE d.id = ?${skipLocked}`, [id]);
    if (rows.length > 0) held.add(id);
  }
  return deliveries.filter(({ enquiry_id: of }) => held.has(of)).map(({ id }) => id);
}
