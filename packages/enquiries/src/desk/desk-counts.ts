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

/** Numbers of enquiries, each by its name, in one statement: each by itself would be a round trip to the database. */
async function numbers<Name extends string>(
  sql: Sql,
  counted: Readonly<Record<Name, string>>,
  parameters: readonly number[] = [],
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(counted) as Name[];
  const rows = await sql.rows<{ what: Name; n: number }>(
    names.map((name) => `SELECT '${name}' AS what, COUNT(*) AS n FROM ${counted[name]}`).join(' UNION ALL '),
    parameters,
  );
  const found = new Map(rows.map(({ what, n }) => [what, Number(n)]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<Name, number>;
}

const historyOf = (sql: Sql, kinds: string): Promise<History> =>
  numbers(sql, {
    done: `enquiries e WHERE e.state = 'accepted' AND e.work = 'done' AND ${kinds}`,
    gone: `enquiries e WHERE e.state <> 'accepted' AND e.state IN ('discarded', 'erased') AND e.work <> 'none' AND ${kinds}`,
  });

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

async function sharedOf(sql: Sql, kinds: string, now: number): Promise<Omit<Shared, 'history'>> {
  const noticed = Object.values(attention).join(' UNION ');
  const [ours, counted] = await Promise.all([
    turns(sql, kinds, now),
    numbers(
      sql,
      {
        waiting: `enquiries e WHERE e.state = 'accepted' AND e.work = 'waiting' AND ${kinds}`,
        held: `enquiries e WHERE e.state <> 'accepted' AND e.state = 'quarantined' AND ${kinds}`,
        attention: `enquiries e WHERE e.state = 'accepted' AND e.merged_into IS NULL AND e.id IN (${noticed}) AND ${kinds}`,
        snoozed: `enquiries e WHERE e.snooze_until IS NOT NULL AND e.snooze_until > ? AND e.state = 'accepted' AND ${kinds}`,
      },
      [now, now],
    ),
  ]);
  return { ours, ...counted };
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
    const counted = await shared.get(sql, kinds, now, longest, async () => {
      const [present, history] = await Promise.all([
        sharedOf(sql, kinds, now),
        over.get(sql, kinds, now, Number.POSITIVE_INFINITY, () => historyOf(sql, kinds)),
      ]);
      return { ...present, history };
    });
    return countsOf(counted, asker);
  };
}
