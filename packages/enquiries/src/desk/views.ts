import type { Choices, SavedView, SavedViewAct, SavedViews } from '@sundowner/desk-wire/finding';
import { minute, second } from '../clock.ts';
import { choicesFor } from '../search/choices.ts';
import { addView, changeView, type KeptView, placeView, removeView, viewsOf } from '../search/saved-views.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, seenKinds } from '../work/asker.ts';
import { isRefused, type Refused } from '../work/refused.ts';
import { createRemembered } from './cache-until-change.ts';
import type { RoomDeps } from './desk-deps.ts';
import { listCondition } from './list-condition.ts';

/** What enquiries are found by beside words. */
export interface FindingRoom {
  choices(asker: Asker): Promise<Choices>;
  views(asker: Asker): Promise<SavedViews>;
  addView(asker: Asker, view: SavedViewAct): Promise<SavedViews | Refused>;
  changeView(asker: Asker, id: string, view: SavedViewAct): Promise<SavedViews | Refused>;
  removeView(asker: Asker, id: string): Promise<SavedViews | Refused>;
  placeView(asker: Asker, id: string, place: number): Promise<SavedViews | Refused>;
}

export function createFindingRoom({ store, clock }: RoomDeps): FindingRoom {
  const counts = createRemembered<number>();
  const choices = createRemembered<Choices>();

  async function counted(view: KeptView, asker: Asker): Promise<SavedView> {
    const { list, filter } = view;
    const now = clock.now();
    const { text, parameters } = listCondition(list, filter, asker, now);
    const key = JSON.stringify([list, filter, asker.id, seenKinds(asker)]);
    const count = await counts.of(store.read, key, now, 10 * second, async () => {
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
      choices.of(store.read, seenKinds(asker), clock.now(), minute, () => choicesFor(store.read, asker)),
    views,
    addView: (asker, view) => act(asker, (sql) => addView(sql, asker, view, clock.now())),
    changeView: (asker, id, view) => act(asker, (sql) => changeView(sql, asker, id, view)),
    removeView: (asker, id) => act(asker, (sql) => removeView(sql, asker, id)),
    placeView: (asker, id, place) => act(asker, (sql) => placeView(sql, asker, id, place)),
  };
}
