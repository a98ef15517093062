import { southAfricanDay } from '@sundowner/calendar/south-africa';
import type { Figures, FiguresRequest, FigureTable } from '@sundowner/desk-wire/figures';
import type { ListCounts } from '@sundowner/desk-wire/list';
import { day, minute } from '../../clock.ts';
import { type Asker, commandLine, seenKinds } from '../../work/access.ts';
import { cacheUntilChange } from '../cache-until-change.ts';
import type { CountLists } from '../desk-counts.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { figuresCsv, figuresOf } from './figures.ts';

/** The desk in a few numbers, for whoever watches the product. */
export interface DeskReadings {
  readonly lists: Omit<ListCounts, 'with'>;
  /** Of the last seven days, working minutes to the first answer; `null` where nothing was answered. */
  readonly firstAnswer: Figures['total']['first'];
}

export interface DeskFigures {
  figures(asker: Asker, request: FiguresRequest): Promise<Figures>;
  csv(asker: Asker, request: FiguresRequest, table: FigureTable): Promise<string>;
  readings(): Promise<DeskReadings>;
}

export function createDeskFigures({
  store,
  clock,
  count,
}: Pick<DeskDeps, 'store' | 'clock'> & { readonly count: CountLists }): DeskFigures {
  const known = cacheUntilChange<Figures>();

  const figures = (asker: Asker, { from, to, kind, property }: FiguresRequest): Promise<Figures> => {
    const request = {
      from,
      to,
      ...(kind === undefined ? {} : { kind }),
      ...(property === undefined ? {} : { property }),
    };
    const now = clock.now();
    const key = JSON.stringify([request, seenKinds(asker)]);
    return known.get(store.read, key, now, minute, () => figuresOf(store.read, request, asker, now));
  };

  return {
    figures,
    csv: async (asker, request, table) => figuresCsv(await figures(asker, request), table),

    async readings() {
      const now = clock.now();
      const { with: _with, ...lists } = await count(store.read, commandLine, now);
      const week = { from: southAfricanDay(now - 6 * day), to: southAfricanDay(now) };
      return { lists, firstAnswer: (await figures(commandLine, week)).total.first };
    },
  };
}
