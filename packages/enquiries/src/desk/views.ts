import type { FilterChoices } from '@sundowner/desk-wire/filter-choices';
import type { SavedView, SavedViewAct, SavedViews } from '@sundowner/desk-wire/saved-views';
import { minute, second } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, isRefused, type Refused, seenKinds } from '../work/access.ts';
import { cacheUntilChange } from './cache-until-change.ts';
import type { DeskDeps } from './desk-deps.ts';
import { choicesFor } from './filter-choices.ts';
import { listCondition } from './list-condition.ts';
import { addView, changeView, type KeptView, placeView, removeView, viewsOf } from './saved-views.ts';

/** What enquiries are found by beside words. */
export interface DeskViews {
  choices(asker: Asker): Promise<FilterChoices>;
  saved(asker: Asker): Promise<SavedViews>;
  add(asker: Asker, view: SavedViewAct): Promise<SavedViews | Refused>;
  change(asker: Asker, id: string, view: SavedViewAct): Promise<SavedViews | Refused>;
  remove(asker: Asker, id: string): Promise<SavedViews | Refused>;
  place(asker: Asker, id: string, place: number): Promise<SavedViews | Refused>;
}

export function createDeskViews({ store, clock, content }: DeskDeps): DeskViews {
  const counts = cacheUntilChange<number>();
  const choices = cacheUntilChange<FilterChoices>();

  async function counted(view: KeptView, asker: Asker): Promise<SavedView> {
    const { list, filter } = view;
    const now = clock.now();
    const { text, parameters } = listCondition(list, filter, asker, now);
    const key = JSON.stringify([list, filter, asker.id, seenKinds(asker)]);
    const count = await counts.get(store.read, key, now, 10 * second, async () => {
      const [row] = await store.read.rows<{ n: number }>(
        `SELECT COUNT(*) AS n FROM enquiries e WHERE ${text}`,
        parameters,
      );
      return row?.n ?? 0;
    });
    return { ...view, count };
  }

  async function views(asker: Asker): Promise<SavedViews> {
    const shown: SavedView[] = [];
    for (const view of await viewsOf(store.read, asker)) shown.push(await counted(view, asker));
    return { views: shown };
  }

  async function act(asker: Asker, work: (sql: Sql) => Promise<'done' | Refused>) {
    const result = await store.transaction(work);
    return isRefused(result) ? result : views(asker);
  }

  return {
    choices: (asker) =>
      choices.get(store.read, seenKinds(asker), clock.now(), minute, () =>
        choicesFor(store.read, asker, content().collection),
      ),
    saved: views,
    add: (asker, view) => act(asker, (sql) => addView(sql, asker, view, clock.now())),
    change: (asker, id, view) => act(asker, (sql) => changeView(sql, asker, id, view)),
    remove: (asker, id) => act(asker, (sql) => removeView(sql, asker, id)),
    place: (asker, id, place) => act(asker, (sql) => placeView(sql, asker, id, place)),
  };
}
