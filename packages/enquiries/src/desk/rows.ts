import type { ChannelWords, DeliveryDetail, DeliveryState, EnquiryState } from '@sundowner/desk-wire';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Suspicion } from '@sundowner/desk-wire/suspicion';
import { isoTime } from '../clock.ts';
import { channels } from '../delivery/channels/channels.ts';
import { isLeftUnclear } from '../delivery/outbox/unclear-ends.ts';
import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';

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
  /** How it began: by a form, or at the desk. */
  readonly way: EnquiryDetail['way'];
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
  'e.id, e.reference, e.kind, e.state, e.received_at, e.form_version, e.linked_to, e.suspicion, e.page, e.sealed, e.erase_due_at, e.way';

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
    `SELECT ${enquiryColumns} FROM enquiries e WHERE ${ofReference('e')}`,
    [reference],
  );
  return row ?? null;
}

/** One attempt at a delivery, as it was written down. */
export interface AttemptRow {
  readonly delivery_id: string;
  readonly at: number;
  readonly outcome: string;
  readonly detail: string;
}

/** Every attempt at every delivery of an enquiry, the first of them first. */
export async function historyOf(sql: Sql, id: string): Promise<AttemptRow[]> {
  return sql.rows<AttemptRow>(
    `SELECT a.delivery_id, a.at, a.outcome, a.detail FROM attempts a
      JOIN deliveries d ON d.id = a.delivery_id WHERE d.enquiry_id = ? ORDER BY a.id`,
    [id],
  );
}

/** What the desk calls each channel, by its name. */
export const channelWords: Readonly<Record<string, ChannelWords>> = Object.fromEntries(
  channels.map(({ name, words: { noun, done, again } }) => [name, { noun, done, again }]),
);

/** A delivery's state as a person sees it. */
function shownState(enquiry: EnquiryRow, delivery: DeliveryRow): DeliveryState {
  const waits = delivery.state === 'pending' || delivery.state === 'waiting';
  return waits && enquiry.erase_due_at !== null ? 'held' : delivery.state;
}

/** One delivery, as the desk shows it. */
export function deliveryDetail(
  enquiry: EnquiryRow,
  delivery: DeliveryRow,
  history: readonly AttemptRow[],
): DeliveryDetail {
  const tried = delivery.state === 'pending' || delivery.state === 'waiting';
  return {
    channel: delivery.channel,
    state: shownState(enquiry, delivery),
    attempts: delivery.attempts,
    nextAttemptAt: tried ? isoTime(delivery.next_at) : null,
    lastError: delivery.last_error,
    deliveredAt: delivery.delivered_at === null ? null : isoTime(delivery.delivered_at),
    mayHaveArrived: delivery.state === 'dead' && isLeftUnclear(delivery.channel, delivery.unclear),
    leftUnsent: delivery.dismissed_at !== null,
    history: history
      .filter((attempt) => attempt.delivery_id === delivery.id)
      .map(({ at, outcome, detail }) => ({ at: isoTime(at), outcome, detail })),
  };
}
