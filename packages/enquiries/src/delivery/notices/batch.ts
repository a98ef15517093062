import { backoff } from '../../backoff.ts';
import type { EnquiryLimits } from '../../limits.ts';
import { newId } from '../../new-id.ts';
import type { Store } from '../../store/database/port.ts';
import type { NoticeKind } from './note.ts';

/** One mail's worth of notices; its id stays the same over retries. */
export interface NoticeBatch {
  readonly id: string;
  readonly urgency: Urgency;
  readonly attempts: number;
  /** How often it ended without a yes or a no. */
  readonly unclear: number;
  readonly lines: readonly { readonly kind: NoticeKind; readonly line: string }[];
}

export type Urgency = 'at-once' | 'hourly';

const kindsOf: Readonly<Record<Urgency, readonly NoticeKind[]>> = {
  'at-once': ['dead', 'fault', 'silence'],
  hourly: ['quarantined', 'late', 'left'],
};

export type BatchLimits = Pick<
  EnquiryLimits,
  'urgentEvery' | 'digestEvery' | 'firstBackoff' | 'longestBackoff' | 'lease'
>;

/**
 * Gathers the notices nobody was told of into a batch, unless one of the same urgency was made too lately. Of two processes
 * that try at once one gathers them all, the other none.
 *
 * @returns how many were gathered
 */
export function gatherBatch(
  store: Store,
  urgency: Urgency,
  now: number,
  limits: BatchLimits,
): Promise<number> {
  const every = urgency === 'at-once' ? limits.urgentEvery : limits.digestEvery;
  const kinds = kindsOf[urgency];
  return store.transaction(async (sql) => {
    const [recent] = await sql.rows(
      'SELECT id FROM notice_batches WHERE urgency = ? AND created_at > ? AND created_at <= ? LIMIT 1',
      // One that lies ahead was made by a clock that came back, and says nothing of how lately it was.
      [urgency, now - every, now + limits.lease],
    );
    if (recent) return 0;
    const id = newId(now);
    const gathered = await sql.run(
      `UPDATE notices SET batch = ? WHERE batch IS NULL AND kind IN (${kinds.map(() => '?').join(', ')})`,
      [id, ...kinds],
    );
    if (gathered > 0) {
      await sql.run(
        'INSERT INTO notice_batches (id, urgency, created_at, next_at, attempts, told_at) VALUES (?, ?, ?, ?, 0, NULL)',
        [id, urgency, now, now],
      );
    }
    return gathered;
  });
}

/** Claims the oldest batch that is due to be sent, for as long as a lease lasts; `null` when there is none. */
export function claimBatch(store: Store, now: number, limits: BatchLimits): Promise<NoticeBatch | null> {
  return store.transaction(async (sql) => {
    const [row] = await sql.rows<{ id: string; urgency: Urgency; attempts: number; unclear: number }>(
      `WITH due AS MATERIALIZED (
          SELECT d.id FROM notice_batches d WHERE d.told_at IS NULL AND d.next_at <= ?
          ORDER BY d.id LIMIT 1${store.skipLocked}
        )
        UPDATE notice_batches SET attempts = attempts + 1, next_at = ? WHERE id IN (SELECT id FROM due)
        RETURNING id, urgency, attempts, unclear`,
      [now, now + limits.lease],
    );
    if (!row) return null;
    const lines = await sql.rows<NoticeBatch['lines'][number]>(
      'SELECT kind, line FROM notices WHERE batch = ? ORDER BY kind, id',
      [row.id],
    );
    return { ...row, lines };
  });
}

/** How a batch ended: taken, perhaps taken, or not. */
export type BatchEnd = 'told' | 'unclear' | 'failed';

/** A notice may be read twice, and not at every try. */
const mostUnclear = 2;

/** Whether a batch is over and done with: it was told, or it may have been twice. */
export const isOver = ({ unclear }: NoticeBatch, end: BatchEnd): boolean =>
  end === 'told' || (end === 'unclear' && unclear + 1 >= mostUnclear);

/** A batch was sent, or could not be and is put off. */
export async function settleBatch(
  store: Store,
  batch: NoticeBatch,
  end: BatchEnd,
  now: number,
  limits: BatchLimits,
): Promise<void> {
  const wait = backoff(batch.attempts, { first: limits.firstBackoff, longest: limits.longestBackoff });
  const over = isOver(batch, end);
  await store.transaction((sql) =>
    sql.run('UPDATE notice_batches SET told_at = ?, next_at = ?, unclear = unclear + ? WHERE id = ?', [
      over ? now : null,
      over ? now : now + wait,
      end === 'unclear' ? 1 : 0,
      batch.id,
    ]),
  );
}
