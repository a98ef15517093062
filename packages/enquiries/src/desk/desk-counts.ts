import type { ListCounts } from '@sundowner/desk-wire/list';
import { second } from '../clock.ts';
import type { Sql } from '../keeping/store/port.ts';
import { type Asker, seenKinds } from '../work/asker.ts';
import { attention } from './listing.ts';

interface Turn {
  readonly work: 'new' | 'open';
  readonly assignee: string | null;
  readonly unanswered: number;
  readonly asleep: number;
  readonly count: number;
}

/** What is our turn, by whom it is with: the few rows of which every live count is made. */
async function turns(sql: Sql, kinds: string, now: number): Promise<Turn[]> {
  return sql.rows<Turn>(
    `SELECT work, assignee, unanswered, asleep, COUNT(*) AS count FROM (
        SELECT e.work, e.assignee, CASE WHEN e.first_answer_at IS NULL THEN 1 ELSE 0 END AS unanswered,
          CASE WHEN e.snooze_until > ? THEN 1 ELSE 0 END AS asleep
        FROM enquiries e WHERE e.state = 'accepted' AND e.work IN ('new', 'open') AND ${kinds}) AS ours
      GROUP BY work, assignee, unanswered, asleep`,
    [now],
  );
}

async function one(sql: Sql, text: string, parameters: readonly number[] = []): Promise<number> {
  const [row] = await sql.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${text}`, parameters);
  return row?.n ?? 0;
}

/** What is over: it is most of everything, and changes when somebody does something. */
interface History {
  readonly done: number;
  /** Discarded and erased. */
  readonly gone: number;
}

async function historyOf(sql: Sql, kinds: string): Promise<History> {
  return {
    done: await one(sql, `enquiries e WHERE e.state = 'accepted' AND e.work = 'done' AND ${kinds}`),
    gone: await one(
      sql,
      `enquiries e WHERE e.state <> 'accepted' AND e.state IN ('discarded', 'erased') AND e.work <> 'none' AND ${kinds}`,
    ),
  };
}

/** A change may be committed a moment after the one that is seen as the last. */
const settledAfter = 5 * second;

/** How many are in each list, for whoever asks. */
export type CountLists = (sql: Sql, asker: Asker, now: number) => Promise<ListCounts>;

/** Counts the lists, and what is over anew only when something has changed since. */
export function createCounts(): CountLists {
  const known = new Map<string, { readonly at: number; readonly history: History }>();

  async function history(sql: Sql, kinds: string, now: number): Promise<History> {
    const [last] = await sql.rows<{ at: number | null }>('SELECT MAX(changed_at) AS at FROM enquiries');
    const at = last?.at ?? 0;
    const kept = known.get(kinds);
    if (kept?.at === at) return kept.history;
    const counted = await historyOf(sql, kinds);
    if (at < now - settledAfter) known.set(kinds, { at, history: counted });
    return counted;
  }

  return async (sql, asker, now) => {
    const kinds = seenKinds(asker);
    const ours = await turns(sql, kinds, now);
    const sum = (counted: (turn: Turn) => boolean) =>
      ours.filter(counted).reduce((total, { count }) => total + count, 0);
    const { done, gone } = await history(sql, kinds, now);
    const waiting = await one(
      sql,
      `enquiries e WHERE e.state = 'accepted' AND e.work = 'waiting' AND ${kinds}`,
    );
    const held = await one(
      sql,
      `enquiries e WHERE e.state <> 'accepted' AND e.state = 'quarantined' AND ${kinds}`,
    );
    const noticed = Object.values(attention).join(' UNION ');
    const people = new Map<string, number>();
    for (const { assignee, count } of ours)
      people.set(assignee ?? '', (people.get(assignee ?? '') ?? 0) + count);
    return {
      new: sum((turn) => turn.unanswered === 1 && turn.asleep === 0),
      mine: sum((turn) => turn.assignee === asker.id && turn.asleep === 0),
      waiting,
      attention: await one(
        sql,
        `enquiries e WHERE e.state = 'accepted' AND e.id IN (${noticed}) AND ${kinds}`,
        [now],
      ),
      held,
      done,
      all: sum(() => true) + waiting + done + held + gone,
      snoozed: await one(
        sql,
        `enquiries e WHERE e.snooze_until IS NOT NULL AND e.snooze_until > ? AND e.state = 'accepted' AND ${kinds}`,
        [now],
      ),
      with: [...people].map(([person, count]) => ({ person, count })),
    };
  };
}
