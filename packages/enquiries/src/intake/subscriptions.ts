import { type Clock, day } from '../clock.ts';
import { confirmedChannels } from '../delivery/channel-plan.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import { note } from '../delivery/notices/note.ts';
import { formFor } from '../forms/registry.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { erasePersonal, onLegalHold } from '../store/erase-personal.ts';
import { lockItself } from '../work/work-status.ts';
import { insertDeliveries } from './enquiry-record.ts';
import type { SubscriptionTokens } from './subscription-token.ts';

/** How long the link that confirms an address is good. */
const confirmWithin = 7 * day;
/** How long an address nobody confirmed is kept. */
const keptUnconfirmed = 30 * day;

/** Where a subscription stands, as its links show it. `unknown`: the link is none of ours, or its subscription was erased. */
export type SubscriptionState = 'waiting' | 'confirmed' | 'expired' | 'left' | 'unknown';

/** The letter: an address is asked for, confirmed by mail, and can leave at any time (FRM-12). */
export interface Subscriptions {
  /** Where the link of a mail leads to, without doing anything. */
  stateOf(step: 'confirm' | 'leave', token: string | null): Promise<SubscriptionState>;
  /** Confirms an address: only now the concierge and the CRM are told of it. Twice is once. */
  confirm(token: string | null): Promise<SubscriptionState>;
  /** Ends a subscription, confirmed or not. Twice is once. */
  leave(token: string | null): Promise<SubscriptionState>;
  /** Erases addresses nobody confirmed within 30 days. @returns how many */
  purge(): Promise<number>;
}

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly state: string;
  readonly erasing: number | null;
  readonly asked_at: number;
  readonly confirmed_at: number | null;
  readonly left_at: number | null;
}

async function find(sql: Sql, id: string | null): Promise<Row | null> {
  if (id === null) return null;
  const [row] = await sql.rows<Row>(
    `SELECT e.id, e.reference, e.kind, e.state, e.erase_due_at AS erasing, s.asked_at, s.confirmed_at, s.left_at
      FROM subscriptions s JOIN enquiries e ON e.id = s.enquiry_id WHERE s.enquiry_id = ?`,
    [id],
  );
  return row && row.state === 'accepted' && row.erasing === null ? row : null;
}

function stateAt(row: Row | null, now: number): SubscriptionState {
  if (!row) return 'unknown';
  if (row.left_at !== null) return 'left';
  if (row.confirmed_at !== null) return 'confirmed';
  return now - row.asked_at > confirmWithin ? 'expired' : 'waiting';
}

async function act(sql: Sql, id: string, now: number, action: string): Promise<void> {
  await sql.run('INSERT INTO actions (id, enquiry_id, at, done_by, action) VALUES (?, ?, ?, ?, ?)', [
    newId(now),
    id,
    now,
    'the visitor',
    action,
  ]);
}

export function createSubscriptions(deps: {
  store: Store;
  tokens: SubscriptionTokens;
  clock: Clock;
  channels: readonly ConfiguredChannel[];
  log: Log;
  /** There may be something to deliver. */
  onWork: () => void;
}): Subscriptions {
  const { store, tokens, clock, log } = deps;

  return {
    stateOf: async (step, token) => stateAt(await find(store.read, tokens.read(step, token)), clock.now()),

    async confirm(token) {
      const id = tokens.read('confirm', token);
      const now = clock.now();
      const confirmed = await store.transaction(async (sql) => {
        const row = await find(sql, id);
        if (stateAt(row, now) !== 'waiting' || !row) return { state: stateAt(row, now), reference: null };
        // Before its subscription, as an erasure does.
        await lockItself(sql, row.id, now);
        const first = await sql.run(
          'UPDATE subscriptions SET confirmed_at = ? WHERE enquiry_id = ? AND confirmed_at IS NULL',
          [now, row.id],
        );
        if (first > 0) {
          await insertDeliveries(sql, row.id, confirmedChannels(formFor(row.kind), deps.channels), now);
          // There is nothing to answer: it is among what is done.
          await sql.run(
            "UPDATE enquiries SET work = 'done', work_since = ?, changed_at = ? WHERE id = ? AND work = 'none'",
            [now, now, row.id],
          );
          await act(sql, row.id, now, 'confirmed the address');
        }
        return { state: 'confirmed' as const, reference: first > 0 ? row.reference : null };
      });
      if (confirmed.reference) {
        log.info({ reference: confirmed.reference }, 'a subscription was confirmed');
        deps.onWork();
      }
      return confirmed.state;
    },

    async leave(token) {
      const id = tokens.read('leave', token);
      const now = clock.now();
      return store.transaction(async (sql) => {
        const row = await find(sql, id);
        if (!row) return 'unknown';
        const first = await sql.run(
          'UPDATE subscriptions SET left_at = ? WHERE enquiry_id = ? AND left_at IS NULL',
          [now, row.id],
        );
        if (first === 0) return 'left';
        await act(sql, row.id, now, 'left the letter');
        const queued = "enquiry_id = ? AND state IN ('pending', 'waiting')";
        await sql.run(`DELETE FROM deliveries WHERE ${queued} AND delivered_at IS NULL`, [row.id]);
        await sql.run(`UPDATE deliveries SET state = 'delivered' WHERE ${queued}`, [row.id]);
        // The CRM has no call of ours for it: a person takes the address off the list there.
        if (row.confirmed_at !== null) {
          await note(sql, 'left', row.id, `${row.reference}: take the address off the list in the CRM`, now);
        }
        return 'left';
      });
    },

    purge: () =>
      store.transaction(async (sql) => {
        const now = clock.now();
        const rows = await sql.rows<{ id: string }>(
          `SELECT e.id FROM subscriptions s JOIN enquiries e ON e.id = s.enquiry_id
            WHERE s.confirmed_at IS NULL AND s.asked_at < ? AND e.sealed IS NOT NULL AND NOT ${onLegalHold}
            ORDER BY s.asked_at LIMIT 500`,
          [now - keptUnconfirmed],
        );
        for (const { id } of rows) await erasePersonal(sql, id, now);
        return rows.length;
      }),
  };
}
