import { second } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';

/** A change may be committed a moment after the one that is seen as the last. */
const settledAfter = 5 * second;
/** Different questions, of different people. */
const most = 500;

/** What was found out at one state of the store is not found out again until something changes. */
export interface CacheUntilChange<T> {
  /** @param longest milliseconds for which it holds although nothing changes: what time alone changes is asked again */
  get(sql: Sql, key: string, now: number, longest: number, ask: () => Promise<T>): Promise<T>;
}

interface Kept<T> {
  readonly changed: number;
  readonly asked: number;
  readonly answer: T;
}

/** The moment at which an enquiry came in or was changed last: every act moves it. */
export async function lastChange(sql: Sql): Promise<number> {
  const rows = await sql.rows<{ at: number | null }>(
    `SELECT MAX(changed_at) AS at FROM enquiries WHERE changed_at <> received_at
      UNION ALL SELECT MAX(received_at) AS at FROM enquiries`,
  );
  return Math.max(...rows.map(({ at }) => at ?? 0));
}

export function cacheUntilChange<T>(): CacheUntilChange<T> {
  const kept = new Map<string, Kept<T>>();
  return {
    async get(sql, key, now, longest, ask) {
      const changed = await lastChange(sql);
      const known = kept.get(key);
      if (known?.changed === changed && Math.abs(now - known.asked) < longest) return known.answer;
      const answer = await ask();
      if (changed < now - settledAfter) {
        if (kept.size >= most) kept.clear();
        kept.set(key, { changed, asked: now, answer });
      }
      return answer;
    },
  };
}
