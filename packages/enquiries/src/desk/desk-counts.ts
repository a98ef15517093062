import type { ListCounts } from '@sundowner/desk-wire/list';
import { second } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, seenKinds } from '../work/access.ts';
import { cacheUntilChange } from './cache-until-change.ts';
import { attention } from './list-condition.ts';

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

/** Mails that belong to no enquiry and wait for a person, and those of them whose answer is overdue. */
export interface UnmatchedCounts {
  readonly waiting: number;
  readonly late: number;
}

/** They count with the new enquiries: somebody waits for each. What a machine sent, and what was put away, waits for nobody. */
export async function countUnmatchedMails(sql: Sql, now: number): Promise<UnmatchedCounts> {
  const [row] = await sql.rows<{ waiting: number; late: number | null }>(
    `SELECT COUNT(*) AS waiting, SUM(CASE WHEN due_at < ? THEN 1 ELSE 0 END) AS late FROM stray_mails
      WHERE settled_at IS NULL AND away_at IS NULL AND sealed IS NOT NULL AND COALESCE(reads_like, 'letter') <> 'machine'`,
    [now],
  );
  return { waiting: Number(row?.waiting ?? 0), late: Number(row?.late ?? 0) };
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

/** How long counts hold though nothing was done: a due time passes, a snooze ends, a delivery is given up. */
const longest = second;

/** How many are in each list, for the asker. */
export type CountLists = (sql: Sql, asker: Asker, now: number) => Promise<ListCounts>;

/** What everybody of the same rights is told: all but what is theirs. */
interface Shared {
  readonly ours: readonly Turn[];
  readonly history: History;
  readonly waiting: number;
  readonly held: number;
  readonly attention: number;
  readonly snoozed: number;
}

async function sharedOf(sql: Sql, kinds: string, now: number, history: History): Promise<Shared> {
  const noticed = Object.values(attention).join(' UNION ');
  return {
    ours: await turns(sql, kinds, now),
    history,
    waiting: await one(sql, `enquiries e WHERE e.state = 'accepted' AND e.work = 'waiting' AND ${kinds}`),
    held: await one(sql, `enquiries e WHERE e.state <> 'accepted' AND e.state = 'quarantined' AND ${kinds}`),
    attention: await one(
      sql,
      `enquiries e WHERE e.state = 'accepted' AND e.merged_into IS NULL AND e.id IN (${noticed}) AND ${kinds}`,
      [now],
    ),
    snoozed: await one(
      sql,
      `enquiries e WHERE e.snooze_until IS NOT NULL AND e.snooze_until > ? AND e.state = 'accepted' AND ${kinds}`,
      [now],
    ),
  };
}

function countsOf({ ours, history, waiting, held, attention, snoozed }: Shared, asker: Asker): ListCounts {
  const sum = (counted: (turn: Turn) => boolean) =>
    ours.filter(counted).reduce((total, { count }) => total + count, 0);
  const people = new Map<string, number>();
  for (const { assignee, count } of ours)
    people.set(assignee ?? '', (people.get(assignee ?? '') ?? 0) + count);
  return {
    new: sum((turn) => turn.unanswered === 1 && turn.asleep === 0),
    mine: sum((turn) => turn.assignee === asker.id && turn.asleep === 0),
    waiting,
    attention,
    held,
    done: history.done,
    all: sum(() => true) + waiting + history.done + held + history.gone,
    snoozed,
    with: [...people].map(([person, count]) => ({ person, count })),
  };
}

/** Counts the lists, anew only when something has changed since, or a second has passed; what is over only when something has changed. */
export function createCounts(): CountLists {
  const shared = cacheUntilChange<Shared>();
  const over = cacheUntilChange<History>();
  return async (sql, asker, now) => {
    const kinds = seenKinds(asker);
    const counted = await shared.get(sql, kinds, now, longest, async () =>
      sharedOf(
        sql,
        kinds,
        now,
        await over.get(sql, kinds, now, Number.POSITIVE_INFINITY, () => historyOf(sql, kinds)),
      ),
    );
    return countsOf(counted, asker);
  };
}
