import type { EnquiryState } from '@sundowner/desk-wire';
import type { Suspicion } from '@sundowner/desk-wire/suspicion';
import type { Sql } from '../store/database/port.ts';

/** An enquiry's row, without its consent and deliveries. */
export interface EnquiryRow {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly state: EnquiryState;
  readonly received_at: number;
  readonly form_version: string;
  readonly linked_to: string | null;
  readonly suspicion: Suspicion | null;
  readonly page: string;
  readonly sealed: Uint8Array | null;
  readonly erase_due_at: number | null;
}

export interface DeliveryRow {
  readonly id: string;
  readonly enquiry_id: string;
  readonly channel: string;
  readonly state: 'pending' | 'sending' | 'waiting' | 'delivered' | 'dead';
  readonly attempts: number;
  readonly next_at: number;
  readonly created_at: number;
  readonly delivered_at: number | null;
  readonly dismissed_at: number | null;
  readonly last_error: string | null;
  /** How often it ended without a yes or a no. */
  readonly unclear: number;
}

export const enquiryColumns =
  'e.id, e.reference, e.kind, e.state, e.received_at, e.form_version, e.linked_to, e.suspicion, e.page, e.sealed, e.erase_due_at';

/** The deliveries of several enquiries themselves, not of answers to them, by enquiry, in the order they were planned. */
export async function deliveriesOf(sql: Sql, ids: readonly string[]): Promise<Map<string, DeliveryRow[]>> {
  const grouped = new Map<string, DeliveryRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return grouped;
  const rows = await sql.rows<DeliveryRow>(
    `SELECT id, enquiry_id, channel, state, attempts, next_at, created_at, delivered_at, dismissed_at, last_error, unclear
      FROM deliveries WHERE enquiry_id IN (${ids.map(() => '?').join(', ')}) AND message = '' ORDER BY id`,
    ids,
  );
  for (const row of rows) grouped.get(row.enquiry_id)?.push(row);
  return grouped;
}

/** The deliveries of the answers to an enquiry, by the answer. */
export async function answerDeliveriesOf(sql: Sql, id: string): Promise<ReadonlyMap<string, DeliveryRow>> {
  const rows = await sql.rows<DeliveryRow & { message: string }>(
    `SELECT id, enquiry_id, channel, message, state, attempts, next_at, created_at, delivered_at, dismissed_at, last_error, unclear
      FROM deliveries WHERE enquiry_id = ? AND message <> ''`,
    [id],
  );
  return new Map(rows.map((row) => [row.message, row]));
}

export async function enquiryByReference(sql: Sql, reference: string): Promise<EnquiryRow | null> {
  const [row] = await sql.rows<EnquiryRow>(
    `SELECT ${enquiryColumns} FROM enquiries e WHERE e.reference = ?`,
    [reference],
  );
  return row ?? null;
}
