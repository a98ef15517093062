import { describe, expect, test } from 'vitest';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { fitRows } from './fit.ts';
import type { FitQuestion, FitSources } from './fit-question.ts';
import { answerInWords, questionInWords, unitOf, verdictOf } from './fit-words.ts';
import type { FitField } from './read-fit-question.ts';
import { readyMadeViews } from './ready-made.ts';
import { leftOut, waysOn } from './ways-on.ts';

const season = (from: string, to: string, price: number, more: Partial<RateSeason> = {}): RateSeason => ({
  ...{ name: 'Season', from: `2027-${from}`, to: `2027-${to}`, perPersonSharing: price, single: null },
  ...{ child: null, unit: price, minimumNights: null, note: '' },
  ...more,
});
const rate = (place: string, more: Partial<Rate> = {}): Rate => ({
  ...{ title: place, property: 'river', year: 2027, place, item: place.toLowerCase().replaceAll(' ', '-') },
  ...{
    kind: 'room',
    lodge: 'Reed Camp',
    sleeps: 2,
    sleepsAdults: null,
    howMany: null,
    currency: 'ZAR',
    per: 'person',
    guests: '2 adults',
  },
  seasons: [season('01-01', '04-30', 1000), season('05-01', '12-31', 2000)],
  ...{ inclusions: [], exclusions: [], childPolicy: '', childFrom: null, childFree: null, childUntil: null },
  ...{ note: '', asOf: null },
  ...more,
});
const rates: readonly Rate[] = [
  rate('Reed room'),
  rate('Family room', {
    sleeps: 4,
    seasons: [season('01-01', '05-31', 3000, { child: 500 }), season('07-01', '12-31', 3000, { child: 500 })],
  }),
  rate('Quiet room', { childFrom: 12 }),
  rate('Long room', { seasons: [season('01-01', '12-31', 800, { minimumNights: 5 })] }),
  rate('Fig House', {
    ...{ kind: 'house', per: 'unit', sleeps: 3, lodge: '', property: 'town' },
    seasons: [season('01-01', '06-30', 9000)],
  }),
  rate('Heron', { kind: 'treehouse', per: 'supplement', lodge: '', sleeps: null, childFrom: 16 }),
];
const sources: FitSources = {
  rates,
  places: [
    {
      key: 'river',
      name: 'River',
      levies: [{ name: 'Levy', amount: 100, per: 'person and night' }],
      malaria: 'occurs',
      bookableFrom: 0,
    },
    { key: 'town', name: 'Town', levies: [], malaria: 'none', bookableFrom: 0 },
  ],
  today: '2026-11-29',
  shown: { currency: 'ZAR', rate: 1 },
};
const asking = (more: Partial<FitQuestion> = {}): FitQuestion => ({
  ...{ arrival: null, month: '2027-06', nights: 2, adults: 2, ages: [], budget: null },
  ...{ withoutMalaria: false, treehouse: false },
  ...more,
});

/** What each row says, by its name. */
function said(more: Partial<FitQuestion>, from = sources): Record<string, string> {
  const question = asking(more);
  const rows = fitRows(question, from).flatMap((place) => place.rows);
  return Object.fromEntries(
    rows.map((row) => [row.rate.place, verdictOf(row, question, from.shown).replaceAll('\u00a0', ' ')]),
  );
}

test('FIT-02/reasons FIT-02/closed FIT-02/least-nights every room that does not fit says why, the gravest reason first', () => {
  expect(said({ budget: 10_000 })).toEqual({
    'Reed room': 'Fits, R 1 600 under',
    'Quiet room': 'Fits, R 1 600 under',
    'Family room': 'Closed in June',
    'Long room': 'Five nights at least',
    'Fig House': 'R 8 000 over',
    Heron: 'R 400 over',
  });
  expect(said({ ages: [4] })).toMatchObject({
    'Reed room': 'No child with two adults',
    'Quiet room': 'From twelve years',
    'Fig House': 'Fits',
    Heron: 'From sixteen years',
  });
  expect(said({ ages: [4, 6] })).toMatchObject({ 'Fig House': 'Sleeps three' });
  expect(said({ ages: [4, 6, 7], adults: 1 })).toMatchObject({ 'Reed room': 'No child with two adults' });
  expect(said({ arrival: '2027-06-03' })).toMatchObject({ 'Family room': 'Closed on 3 June' });
});

test('FIT-02/price-on-request what has no price yet is said, and is no closed month', () => {
  expect(said({ month: '2027-08' })).toMatchObject({ 'Fig House': 'Price on request', 'Reed room': 'Fits' });
  expect(Object.values(said({ month: '2028-03' })).every((words) => words === 'Price on request')).toBe(true);
});

test('FIT-02/malaria FIT-02/treehouse a wish that is not met outweighs money', () => {
  expect(said({ withoutMalaria: true, budget: 10 })).toMatchObject({
    'Reed room': 'Malaria occurs here',
    'Fig House': 'R 17 990 over',
  });
  expect(said({ treehouse: true, budget: 20_000 })).toMatchObject({
    // One night of Heron at 2 000 is in it.
    'Reed room': 'Fits, R 9 600 under',
    'Fig House': 'No treehouse here',
    Heron: 'Fits, R 9 600 under',
  });
  expect(said({ treehouse: true, ages: [4], month: '2027-05' })).toMatchObject({
    'Family room': 'Treehouse: from sixteen years',
  });
});

test('FIT-05/currency the sum is held against prices in its own currency', () => {
  const inDollars = { ...sources, shown: { currency: 'USD', rate: 0.05 } };
  expect(said({ budget: 400 }, inDollars)).toMatchObject({
    'Reed room': '$20 over',
    'Fig House': '$500 over',
  });
});

test('FIT-01/month a month is priced at its cheapest nights, and says which', () => {
  const question = asking({ month: null, nights: 3 });
  const rows = fitRows(question, sources).flatMap((place) => place.rows);
  const reed = rows.find((row) => row.rate.place === 'Reed room');
  expect(reed?.stay).toMatchObject({ arrival: '2027-01-01', varies: true });
  expect(reed && unitOf(reed, question)).toBe('3 nights, for two, 1 to 4 January 2027');
  const may = asking({ month: '2027-05', adults: 3, ages: [] });
  const [first] = fitRows(may, sources).flatMap((place) => place.rows);
  expect(first && unitOf(first, may)).toBe('2 nights, for all three');
});

test('FIT-01/answer the answer counts what fits and where, then the reasons, most frequent first', () => {
  const words = (more: Partial<FitQuestion>) =>
    answerInWords(fitRows(asking(more), sources), asking(more)).join(' ');
  expect(words({ budget: 10_000 })).toBe(
    'Two fit, all of them in River. One is closed then, one asks for more nights, one costs more.',
  );
  expect(words({ budget: 1 })).toBe(
    'Nothing fits as you ask. Three cost more, one is closed then, one asks for more nights.',
  );
  expect(words({ month: '2027-05', nights: 5 })).toBe('All five fit.');
  expect(
    questionInWords(asking({ ages: [4], budget: 10_000, withoutMalaria: true }), sources.shown).replaceAll(
      '\u00a0',
      ' ',
    ),
  ).toBe('2 adults, 1 child aged 4, 2 nights in June 2027, about R 10 000, no malaria');
});

test('FIT-05/error the answer says first what it is without', () => {
  const said = (question: FitQuestion, ...unread: readonly FitField[]) =>
    answerInWords(fitRows(question, sources), question, unread);
  const inMay = asking({ month: '2027-05', nights: 5 });
  expect(said(inMay, 'ages', 'dateStart', 'budget')).toEqual([
    'Without the children’s ages, the arrival and the budget: all five fit.',
  ]);
  expect(said(asking({ ages: [4], arrival: '2027-06-10' }), 'adults', 'ages', 'dateStart')[0]).toMatch(
    /^Without the number of adults, all of the children’s ages and the departure: /,
  );
  expect(said(asking({ budget: 1 }), 'month', 'nights')).toEqual([
    'Without the month and the number of nights: nothing fits as you ask.',
    'Three cost more, one is closed then, one asks for more nights.',
  ]);
});

test('FIT-06/ways-on the nearest askings are those a room fits that does not fit now: at most three, two of a place', () => {
  const question = asking({ budget: 6000 });
  const { best, ofRows } = waysOn(question, fitRows(question, sources), sources);
  expect(best.map(({ words, row }) => [words, row.rate.place])).toEqual([['One night fewer', 'Reed room']]);
  expect(ofRows.get('reed-room')?.map(({ words }) => words)).toEqual(['One night fewer']);
  const inMay = asking({ month: '2027-05', budget: 4500 });
  expect(waysOn(inMay, fitRows(inMay, sources), sources).best.map(({ words }) => words)).toEqual([
    'One night fewer',
    '2 nights in April 2027',
  ]);
  const onDay = asking({ arrival: '2027-05-03', month: null, budget: 4500, nights: 2 });
  const ways = waysOn(onDay, fitRows(onDay, sources), sources).best;
  expect(ways.map(({ words, question: { arrival, nights } }) => [words, arrival, nights])).toEqual([
    ['One night fewer', '2027-05-03', 1],
    ['A week earlier', '2027-04-26', 2],
  ]);
  for (const way of ways) expect(way.row.over).toBeLessThanOrEqual(0);
  const whole = asking({ month: '2027-05', nights: 5 });
  expect(waysOn(whole, fitRows(whole, sources), sources).best).toEqual([]);
});

test('FIT-06/left-out where nothing fits each wish is left out by itself, those that help first', () => {
  const question = asking({ ages: [4], treehouse: true, budget: 20_000 });
  expect(fitRows(question, sources).every(({ fits }) => fits === 0)).toBe(true);
  expect(leftOut(question, sources).map(({ wish, fits, places }) => [wish, fits, places])).toEqual([
    ['children', 3, ['River']],
    ['treehouse', 1, ['Town']],
    ['budget', 0, []],
    ['when', 0, []],
  ]);
});

test('FIT-02/closed a stay that runs into a closed month names that month, not the one that was asked for', () => {
  const [room] = rates;
  if (!room) throw new Error('There is no room.');
  const open = [season('01-01', '05-31', 1000), season('07-01', '12-31', 1000)];
  const short = { ...sources, rates: [{ ...room, seasons: open }] };
  // No stay of 32 nights lies within May.
  expect(said({ month: '2027-05', nights: 32 }, short)).toEqual({ 'Reed room': 'Closed in June' });
});

test('FIT-02/reasons rooms of two places that share a slug are priced each by its own rate', () => {
  const [room] = rates;
  if (!room) throw new Error('There is no room.');
  const town = { ...room, place: 'Town room', property: 'town', lodge: 'Town Inn' };
  const dear = { ...town, seasons: [season('01-01', '12-31', 9000)] };
  const rows = fitRows(asking({ month: '2027-02' }), {
    ...sources,
    rates: [room, { ...dear, item: room.item }],
  });
  expect(rows.flatMap((each) => each.rows).map(({ rate: of, stay }) => [of.place, stay?.total])).toEqual([
    ['Reed room', 4400],
    ['Town room', 36_000],
  ]);
});

test('FIT-01/answer one room that fits, of one, is said as one', () => {
  const only = { ...sources, rates: rates.slice(0, 1) };
  expect(answerInWords(fitRows(asking(), only), asking())).toEqual(['One fits.']);
});

test('FIT-02/malaria FIT-03/ready-made what a note does not say plainly never stands among the places without malaria', () => {
  const places = sources.places.map((place) => ({ ...place, malaria: 'unsaid' as const }));
  const views = readyMadeViews({ ...sources, places });
  expect([views.withoutMalaria, views.withMalaria]).toEqual([[], []]);
  expect(
    new Set(Object.values(said({ withoutMalaria: true, month: '2027-05' }, { ...sources, places }))),
  ).toEqual(new Set(['Ask us about malaria here', 'Five nights at least']));
});

test('FIT-03/ready-made a lodge whose rooms take children from different ages stands by each of them, with its rooms', () => {
  const rooms = [
    rate('Jackalberry', { lodge: 'Tinga', childFrom: 6 }),
    rate('Confluence', { lodge: 'Tinga', childFrom: 8 }),
    rate('Canopy', { lodge: 'Narina', childFrom: 8 }),
  ];
  const { doors } = readyMadeViews({ ...sources, rates: rooms });
  expect(doors).toEqual([
    {
      from: 8,
      takes: [
        { name: 'Tinga', note: 'Confluence' },
        { name: 'Narina', note: '' },
      ],
    },
    { from: 6, takes: [{ name: 'Tinga', note: 'Jackalberry' }] },
  ]);
});

test('FIT-03/ready-made ages, malaria and months come from the rates alone', () => {
  const views = readyMadeViews(sources);
  expect(
    views.doors.map(({ from, takes }) => [from, takes.map(({ name, note }) => [name, note].join(': '))]),
  ).toEqual([
    [16, ['Heron: treehouse']],
    [12, ['Reed Camp: Quiet room']],
    [null, ['Reed Camp: Reed room, Family room, Long room', 'Fig House: whole house']],
  ]);
  expect([views.withoutMalaria, views.withMalaria].map((places) => places.map(({ name }) => name))).toEqual([
    ['Town'],
    ['River'],
  ]);
  expect(views.months.map(({ month }) => month).slice(0, 2)).toEqual(['2026-11', '2026-12']);
  expect(views.months.find(({ month }) => month === '2027-05')?.least).toEqual([1600, 9000]);
  expect(views.months.find(({ month }) => month === '2027-08')?.least).toEqual([1600, null]);
  expect(readyMadeViews({ ...sources, rates: [] }).priced).toEqual([]);
});

describe('FIT-01/rows days too soon to be booked online', () => {
  const soon = { ...sources, places: sources.places.map((place) => ({ ...place, bookableFrom: 4 })) };
  const find = (more: Partial<FitQuestion>, from = soon) =>
    fitRows(asking(more), from)
      .flatMap(({ rows }) => rows)
      .find(({ rate: { place } }) => place === 'Reed room');

  test('are not those a month is answered with, while it has others', () => {
    const cheap = { ...soon, today: '2027-01-10' };
    expect(find({ month: '2027-01' }, cheap)).toMatchObject({ stay: { arrival: '2027-01-14' }, soon: false });
    expect(find({ month: null }, cheap)).toMatchObject({ stay: { arrival: '2027-01-14' }, soon: false });
    const ending = { ...soon, today: '2027-01-28' };
    expect(find({ month: '2027-01' }, ending)).toMatchObject({ stay: { arrival: '2027-01-28' }, soon: true });
  });

  test('are answered where they are asked for, and said to be', () => {
    const asked = { ...soon, today: '2027-01-10' };
    expect(find({ arrival: '2027-01-12' }, asked)).toMatchObject({ fits: true, soon: true });
    expect(find({ arrival: '2027-01-14' }, asked)).toMatchObject({ fits: true, soon: false });
  });
});
