import type { SavedView, SavedViewAct } from '@sundowner/desk-wire/saved-views';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, mayAdminister, type Refused, refuse } from '../work/access.ts';

/** A view as it is kept: without how many it finds. */
export type KeptView = Omit<SavedView, 'count'>;

interface ViewRow {
  readonly id: string;
  readonly owner: string;
  readonly shared: number;
  readonly name: string;
  readonly filter: string;
  readonly place: number;
}

/** Views of one person, and all that are shared. */
const mostOf = 100;

const keptOf = ({ id, owner, shared, name, filter, place }: ViewRow): KeptView => ({
  id,
  owner,
  shared: shared === 1,
  name,
  place,
  ...(JSON.parse(filter) as Pick<KeptView, 'list' | 'filter' | 'sort'>),
});

/** Those of the asker and those of everybody, in their order. */
export async function viewsOf(sql: Sql, asker: Asker): Promise<KeptView[]> {
  const rows = await sql.rows<ViewRow>(
    `SELECT id, owner, shared, name, filter, place FROM saved_views WHERE owner = ? OR shared = 1
      ORDER BY place, id LIMIT ${mostOf * 2}`,
    [asker.id],
  );
  return rows.map(keptOf);
}

const noView = () => refuse('not-found', 'There is no such view.');

/** A view of theirs, or one they may change; one that is another's alone is not there for them. */
async function changeable(sql: Sql, asker: Asker, id: string): Promise<ViewRow | Refused> {
  const [row] = await sql.rows<ViewRow>(
    'SELECT id, owner, shared, name, filter, place FROM saved_views WHERE id = ?',
    [id],
  );
  if (!row || (row.owner !== asker.id && row.shared === 0)) return noView();
  return row.owner === asker.id || mayAdminister(asker)
    ? row
    : refuse('no-right', 'Only whoever made a shared view, or an administrator, changes it.');
}

const wordsOf = ({ list, filter, sort }: SavedViewAct): string => JSON.stringify({ list, filter, sort });

export async function addView(
  sql: Sql,
  asker: Asker,
  view: SavedViewAct,
  now: number,
): Promise<'done' | Refused> {
  const [row] = await sql.rows<{ n: number; last: number | null }>(
    'SELECT COUNT(*) AS n, MAX(place) AS last FROM saved_views WHERE owner = ?',
    [asker.id],
  );
  if ((row?.n ?? 0) >= mostOf) return refuse('wrong-state', 'There are a hundred views; remove one first.');
  await sql.run(
    'INSERT INTO saved_views (id, owner, shared, name, filter, place, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [newId(now), asker.id, view.shared ? 1 : 0, view.name, wordsOf(view), (row?.last ?? -1) + 1, now],
  );
  return 'done';
}

export async function changeView(
  sql: Sql,
  asker: Asker,
  id: string,
  view: SavedViewAct,
): Promise<'done' | Refused> {
  const row = await changeable(sql, asker, id);
  if ('outcome' in row) return row;
  await sql.run('UPDATE saved_views SET shared = ?, name = ?, filter = ? WHERE id = ?', [
    view.shared ? 1 : 0,
    view.name,
    wordsOf(view),
    id,
  ]);
  return 'done';
}

export async function removeView(sql: Sql, asker: Asker, id: string): Promise<'done' | Refused> {
  const row = await changeable(sql, asker, id);
  if ('outcome' in row) return row;
  await sql.run('DELETE FROM saved_views WHERE id = ?', [id]);
  return 'done';
}

/** Puts a view at a place among all that the asker sees. */
export async function placeView(
  sql: Sql,
  asker: Asker,
  id: string,
  place: number,
): Promise<'done' | Refused> {
  const row = await changeable(sql, asker, id);
  if ('outcome' in row) return row;
  const others = (await viewsOf(sql, asker)).map((view) => view.id).filter((each) => each !== id);
  for (const [at, each] of others.toSpliced(place, 0, id).entries())
    await sql.run('UPDATE saved_views SET place = ? WHERE id = ?', [at, each]);
  return 'done';
}
