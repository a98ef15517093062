import type { ChannelWords, DeliveryDetail, DeliveryState } from '@sundowner/desk-wire';
import { isoTime } from '../clock.ts';
import { channels } from '../delivery/channels/channels.ts';
import { isLeftUnclear } from '../delivery/outbox/unclear-ends.ts';
import type { Sql } from '../store/database/port.ts';
import type { DeliveryRow, EnquiryRow } from './rows.ts';

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
