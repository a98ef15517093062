import { second } from '../clock.ts';
import type { Sql, SqlValue } from '../store/database/port.ts';

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

const lastChangeText = `SELECT MAX(changed_at) AS at FROM enquiries WHERE changed_at <> received_at
  UNION ALL SELECT MAX(received_at) AS at FROM enquiries`;

/** The moment at which an enquiry came in or was changed last: every act moves it. */
export async function lastChange(sql: Sql): Promise<number> {
  const rows = await sql.rows<{ at: number | null }>(lastChangeText);
  return Math.max(...rows.map(({ at }) => at ?? 0));
}

/** The same store for one request, which asks once whether anything has changed, however much of its answer is known. */
export function askedOnce(sql: Sql): Sql {
  let changed: Promise<unknown[]> | null = null;
  return {
    rows<Row>(text: string, parameters?: readonly SqlValue[]) {
      if (text !== lastChangeText) return sql.rows<Row>(text, parameters);
      changed ??= sql.rows(text);
      return changed as Promise<Row[]>;
    },
    run: (text, parameters) => sql.run(text, parameters),
  };
}

/** An answer that is being found out, and the state of the store it is of. */
interface UnderWay<T> {
  readonly changed: number;
  readonly answer: Promise<T>;
}

export function cacheUntilChange<T>(): CacheUntilChange<T> {
  const kept = new Map<string, Kept<T>>();
  const underWay = new Map<string, UnderWay<T>>();

  /** Several who ask at once wait for the first one's answer: each for itself would keep the database at one question for all of them. */
  const shared = async (key: string, changed: number, ask: () => Promise<T>): Promise<T> => {
    const begun = underWay.get(key);
    // Whose connection broke tells nothing of the others': they ask themselves.
    if (begun?.changed === changed) return begun.answer.catch(ask);
    const mine = { changed, answer: ask() };
    underWay.set(key, mine);
    try {
      return await mine.answer;
    } finally {
      if (underWay.get(key) === mine) underWay.delete(key);
    }
  };

  return {
    async get(sql, key, now, longest, ask) {
      const changed = await lastChange(sql);
      const known = kept.get(key);
      if (known?.changed === changed && Math.abs(now - known.asked) < longest) return known.answer;
      // A change of this moment may not be seen by who began before it.
      if (changed >= now - settledAfter) return ask();
      const answer = await shared(key, changed, ask);
      if (kept.size >= most) kept.clear();
      kept.set(key, { changed, asked: now, answer });
      return answer;
    },
  };
}
