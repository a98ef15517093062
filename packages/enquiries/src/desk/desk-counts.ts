import type { ListCounts } from '@sundowner/desk-wire/list';
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

/** Everything there is of a kind of state, from the index alone: an enquiry is read for none of it. */
async function ofWork(sql: Sql, kinds: string): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.rows<{ work: string; n: number }>(
    `SELECT e.work, COUNT(*) AS n FROM enquiries e WHERE e.state = 'accepted' AND ${kinds} GROUP BY e.work`,
  );
  return new Map(rows.map(({ work, n }) => [work, n]));
}

/** How many are in each list, for whoever asks. */
export async function listCounts(sql: Sql, asker: Asker, now: number): Promise<ListCounts> {
  const kinds = seenKinds(asker);
  const ours = await turns(sql, kinds, now);
  const sum = (counted: (turn: Turn) => boolean) =>
    ours.filter(counted).reduce((total, { count }) => total + count, 0);
  const work = await ofWork(sql, kinds);
  const held = await one(sql, `enquiries e WHERE e.state = 'quarantined' AND ${kinds}`);
  const gone = await one(
    sql,
    `enquiries e WHERE e.state IN ('discarded', 'erased') AND e.work <> 'none' AND ${kinds}`,
  );
  const noticed = Object.values(attention).join(' UNION ');
  const people = new Map<string, number>();
  for (const { assignee, count } of ours)
    people.set(assignee ?? '', (people.get(assignee ?? '') ?? 0) + count);
  const worked = [...work].reduce((total, [state, count]) => total + (state === 'none' ? 0 : count), 0);
  return {
    new: sum((turn) => turn.unanswered === 1 && turn.asleep === 0),
    mine: sum((turn) => turn.assignee === asker.id && turn.asleep === 0),
    waiting: work.get('waiting') ?? 0,
    attention: await one(
      sql,
      `enquiries e WHERE e.state = 'accepted' AND e.id IN (${noticed}) AND ${kinds}`,
      [now],
    ),
    held,
    done: work.get('done') ?? 0,
    all: worked + held + gone,
    snoozed: await one(
      sql,
      `enquiries e WHERE e.snooze_until > ? AND e.snooze_until IS NOT NULL AND e.state = 'accepted' AND ${kinds}`,
      [now],
    ),
    with: [...people].map(([person, count]) => ({ person, count })),
  };
}
