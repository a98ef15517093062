import type { Collection } from '@sundowner/brand';
import { daysAfter } from '@sundowner/calendar/day';
import { dayIn, endOfDay, startOfDay, timeIn, type Zone } from '@sundowner/calendar/zone';
import type { FigureSheet, Figures, FiguresRequest } from '@sundowner/desk-wire/figures';
import type { ListCounts } from '@sundowner/desk-wire/list';
import { day, minute } from '../../clock.ts';
import { channelNoun } from '../../delivery/channels/channels.ts';
import type { Sql } from '../../store/database/port.ts';
import { type Asker, commandLine, seenKinds } from '../../work/access.ts';
import { deskSettings } from '../../work/settings.ts';
import { createWorkingClock } from '../../work/working-hours.ts';
import { csvOf } from '../bulk/exporting.ts';
import { cacheUntilChange } from '../cache-until-change.ts';
import type { CountLists } from '../desk-counts.ts';
import type { DeskDeps } from '../desk-deps.ts';
import {
  AnsweredHours,
  type CountedDelivery,
  type CountedRow,
  countedOf,
  minutesToAnswer,
  quantile,
  Tallies,
  Tally,
} from './tally.ts';

function daysOf({ from, to }: FiguresRequest): string[] {
  const days: string[] = [];
  for (let each = from; each <= to; each = daysAfter(each, 1)) days.push(each);
  return days;
}

const allHours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** "14", of the house. */
const hourIn = (at: number, zone: Zone): string => timeIn(at, zone).slice(0, 2);

/** What became of those that were held. */
function heldOf(rows: readonly CountedRow[]): Figures['held'] {
  const held = rows.filter(({ suspicion }) => suspicion !== null);
  const count = (state: CountedRow['state']) => held.filter((row) => row.state === state).length;
  return {
    held: held.length,
    released: held.filter(({ released }) => released !== null).length,
    discarded: count('discarded'),
    purged: held.filter(({ state, released }) => state === 'erased' && released === null).length,
  };
}

function deliveriesOf(all: readonly CountedDelivery[]): Figures['deliveries'] {
  const named = Map.groupBy(all, ({ channel }) => channel);
  return [...named].sort().map(([channel, those]) => {
    const seconds = those
      .flatMap((each) => (each.state === 'delivered' && each.seconds !== null ? [each.seconds] : []))
      .sort((a, b) => a - b);
    const count = (...states: string[]) => those.filter(({ state }) => states.includes(state)).length;
    return {
      channel,
      noun: channelNoun(channel),
      delivered: count('delivered'),
      waiting: count('pending', 'sending', 'waiting'),
      dead: count('dead'),
      medianSeconds: quantile(seconds, 0.5),
    };
  });
}

/** The figures of some days, of what the asker may see. */
export async function figuresOf(
  sql: Sql,
  request: FiguresRequest,
  asker: Asker,
  now: number,
  { installation: { timeZone: zone }, closedDays }: Pick<Collection, 'installation' | 'closedDays'>,
): Promise<Figures> {
  const settings = { ...(await deskSettings(sql)), closedDays };
  const target = settings.targetHours * 60;
  const until = Math.max(now, endOfDay(request.to, zone));
  const clock = createWorkingClock(settings, startOfDay(request.from, zone), until, zone);
  const total = new Tally();
  const [days, kinds, properties, countries] = [new Tallies(), new Tallies(), new Tallies(), new Tallies()];
  const [sources, people, hours, ways] = [new Tallies(), new Tallies(), new Tallies(), new Tallies()];
  const answering = new AnsweredHours();
  const held: CountedRow[] = [];
  const delivered: CountedDelivery[] = [];
  for await (const { rows, deliveries } of countedOf(sql, request, asker, zone)) {
    for (const row of rows) {
      const minutes = minutesToAnswer(row, clock);
      total.add(row, minutes);
      days.add(dayIn(row.received, zone), row, minutes);
      // What began at the desk is no form's: it is counted by its way.
      if (row.way === 'form') kinds.add(row.kind, row, minutes);
      ways.add(row.way, row, minutes);
      people.addByPerson(row, minutes);
      hours.add(hourIn(row.received, zone), row, minutes);
      if (row.answered !== null) answering.add(row.answeredBy, hourIn(row.answered, zone));
      for (const property of row.properties) properties.add(property, row, minutes);
      countries.add(row.country ?? '', row, minutes);
      if (row.way === 'form') sources.add(row.page, row, minutes);
      if (row.suspicion !== null) held.push(row);
    }
    delivered.push(...deliveries);
  }
  const { name: _name, ...sum } = total.line('', target);
  return {
    from: request.from,
    to: request.to,
    targetMinutes: target,
    total: sum,
    tables: {
      day: days.linesOf(daysOf(request), target),
      kind: kinds.lines(target),
      property: properties.lines(target),
      country: countries.lines(target),
      source: sources.lines(target),
      concierge: people.lines(target),
      hour: hours.linesOf(allHours, target),
      way: ways.lines(target),
    },
    answering: answering.lines(),
    held: heldOf(held),
    deliveries: deliveriesOf(delivered),
  };
}

/** One of its tables as CSV, or who gave first answers at which hour. */
export function figuresCsv(figures: Figures, sheet: FigureSheet): string {
  if (sheet === 'answering')
    return csvOf(
      ['first answers of', ...allHours],
      figures.answering.map(({ name, hours }) => [name, ...hours]),
    );
  return csvOf(
    [
      sheet,
      'received',
      'held',
      'median working minutes to first answer',
      '90 in 100 within working minutes',
      'in target',
      'late',
      'waiting',
    ],
    figures.tables[sheet].map(({ name, received, held, first }) => [
      name,
      received,
      held,
      first.median,
      first.p90,
      first.inTarget,
      first.late,
      first.waiting,
    ]),
  );
}

/** The desk in a few numbers, for those who watch the product. */
export interface DeskReadings {
  readonly lists: Omit<ListCounts, 'with'>;
  /** Of the last seven days, working minutes to the first answer; `null` where nothing was answered. */
  readonly firstAnswer: Figures['total']['first'];
}

export interface DeskFigures {
  figures(asker: Asker, request: FiguresRequest): Promise<Figures>;
  csv(asker: Asker, request: FiguresRequest, sheet: FigureSheet): Promise<string>;
  readings(): Promise<DeskReadings>;
}

export function createDeskFigures({
  store,
  clock,
  content,
  count,
}: Pick<DeskDeps, 'store' | 'clock' | 'content'> & { readonly count: CountLists }): DeskFigures {
  const known = cacheUntilChange<Figures>();
  const zone = () => content().collection.installation.timeZone;

  const figures = (asker: Asker, { from, to, kind, property }: FiguresRequest): Promise<Figures> => {
    const request = {
      from,
      to,
      ...(kind === undefined ? {} : { kind }),
      ...(property === undefined ? {} : { property }),
    };
    const now = clock.now();
    const key = JSON.stringify([request, seenKinds(asker)]);
    return known.get(store.read, key, now, minute, () =>
      figuresOf(store.read, request, asker, now, content().collection),
    );
  };

  return {
    figures,
    csv: async (asker, request, sheet) => figuresCsv(await figures(asker, request), sheet),

    async readings() {
      const now = clock.now();
      const { with: _with, ...lists } = await count(store.read, commandLine, now);
      const week = { from: dayIn(now - 6 * day, zone()), to: dayIn(now, zone()) };
      return { lists, firstAnswer: (await figures(commandLine, week)).total.first };
    },
  };
}
