import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { rateGroups, ratesAsOf, sharedWords } from './rate-groups.ts';
import { amountIn, leastOfHouse, leastStays, seasonColumns } from './season-columns.ts';

const season = (name: string, from: string, to: string, unit: number) => ({
  name,
  from: `2027-${from}`,
  to: `2027-${to}`,
  perPersonSharing: null,
  single: null,
  child: null,
  unit,
  minimumNights: null,
  note: '',
});
const rate = (more: Partial<Rate>): Rate => ({
  title: '',
  property: 'monwana',
  year: 2027,
  place: 'Marula suite',
  item: 'marula',
  kind: 'room',
  lodge: 'Monwana',
  sleeps: 2,
  sleepsAdults: null,
  howMany: null,
  currency: 'ZAR',
  per: 'unit',
  guests: '',
  seasons: [
    season('Peak', '01-01', '01-05', 30),
    season('Green', '01-06', '04-30', 10),
    season('Shoulder', '05-01', '05-31', 20),
    season('Peak', '06-01', '12-31', 30),
  ],
  inclusions: [],
  exclusions: [],
  childPolicy: 'From twelve.',
  childFrom: null,
  childFree: null,
  childUntil: null,
  note: '',
  asOf: null,
  ...more,
});

test('a season that comes twice is one column, the cheapest first', () => {
  expect(seasonColumns([rate({})]).map(({ name, when }) => [name, when])).toEqual([
    ['Green', '6\u00a0Jan\u00a0to\u00a030\u00a0Apr'],
    ['Shoulder', 'May'],
    ['Peak', '1\u00a0to\u00a05\u00a0Jan, Jun\u00a0to\u00a0Dec'],
  ]);
  const peak = { name: 'Peak', spans: [['2027-06-01', '2027-12-31']] } as const;
  expect(amountIn(rate({}), peak, ({ unit }) => unit)).toBe(30);
  expect(amountIn(rate({}), { ...peak, name: 'Winter' }, ({ unit }) => unit)).toBeNull();
});

test('FAC-02/tables a season of which one time costs something else in one rate is a column for each time', () => {
  const [newYear, green, shoulder, peak] = rate({}).seasons;
  if (!newYear || !green || !shoulder || !peak) throw new Error('four seasons');
  const changed = rate({ seasons: [newYear, green, shoulder, { ...peak, unit: 32, minimumNights: 2 }] });
  const columns = seasonColumns([rate({}), changed]).filter(({ name }) => name === 'Peak');
  expect(columns.map(({ short, when }) => `${short} (${when})`.replaceAll('\u00a0', ' '))).toEqual([
    'Peak, 1 to 5 Jan (1 to 5 Jan)',
    'Peak, Jun to Dec (Jun to Dec)',
  ]);
  expect(columns.map((column) => amountIn(changed, column, ({ unit }) => unit))).toEqual([30, 32]);
  expect(columns.map((column) => amountIn(rate({}), column, ({ unit }) => unit))).toEqual([30, 30]);
  expect(columns.map((column) => leastStays([changed], column).get('Peak'))).toEqual([
    undefined,
    '2 nights or more',
  ]);
  // A child’s price stands in the same columns.
  const child = rate({ seasons: [newYear, green, shoulder, { ...peak, child: 5 }] });
  expect(seasonColumns([child])).toHaveLength(4);
});

test('rates whose seasons begin on other days stand in the days that both have', () => {
  const halves = rate({
    seasons: [season('Peak', '06-01', '08-15', 40), season('Peak', '08-16', '12-31', 50)],
  });
  const peaks = seasonColumns([rate({}), halves]).filter(({ name }) => name === 'Peak');
  expect(peaks.map((column) => amountIn(halves, column, ({ unit }) => unit))).toEqual([null, 40, 50]);
  expect(peaks.map((column) => amountIn(rate({}), column, ({ unit }) => unit))).toEqual([30, 30, 30]);
});

test('how long one stays at least is told season by season, and when it differs', () => {
  const [first, green, shoulder, last] = rate({}).seasons;
  if (!first || !green || !shoulder || !last) throw new Error('four seasons');
  const seasons = [{ ...first, minimumNights: 3 }, green, shoulder, { ...last, minimumNights: 2 }];
  const told = leastStays([rate({ seasons })]);
  expect([...told].map(([name, words]) => [name, words.replaceAll('\u00a0', ' ')])).toEqual([
    ['Peak', '2 nights or more: Jun to Dec; 3 nights or more: 1 to 5 Jan'],
  ]);
  expect(leastStays([rate({ seasons: [{ ...green, minimumNights: 2 }] })]).get('Green')).toBe(
    '2 nights or more',
  );
});

test('a house that is never let for one night says so beside who it takes', () => {
  const [first, green] = rate({}).seasons;
  if (!first || !green) throw new Error('two seasons');
  const seasons = [
    { ...first, minimumNights: 5 },
    { ...green, minimumNights: 3 },
  ];
  expect(leastOfHouse(rate({ seasons }))).toBe('3 nights or more');
  expect(leastOfHouse(rate({ seasons, per: 'person' }))).toBe('');
  expect(leastOfHouse(rate({}))).toBe('');
  expect(leastOfHouse(rate({ seasons: [] }))).toBe('');
});

test('rooms stand by their lodge, then houses, then treehouses', () => {
  const groups = rateGroups([
    rate({ kind: 'treehouse', place: 'Kingston' }),
    rate({ lodge: 'River Lodge' }),
    rate({ kind: 'house', place: 'Fish Eagle' }),
    rate({ lodge: 'River Lodge', place: 'Luxury room' }),
  ]);
  expect(groups.map(({ caption, rates }) => [caption, rates.length])).toEqual([
    ['River Lodge', 2],
    ['Whole houses', 1],
    ['Treehouses', 1],
  ]);
});

test('prices are told to be as old as the oldest of them', () => {
  const set = (asOf: string | null) => rate({ asOf });
  expect(ratesAsOf([set('2026-10-01'), set(null), set('2026-03-15'), set('2026-11-20')])).toBe('2026-03-15');
  expect(ratesAsOf([set(null)])).toBeNull();
});

test('a lodge whose rooms say different things is named with its room', () => {
  const villa = rate({ lodge: 'Ivory Lodge', place: 'Glass villa', childPolicy: 'From sixteen.' });
  const said = sharedWords(
    [villa, { ...villa, place: 'Big villa', childPolicy: 'From ten.' }],
    ({ childPolicy }) => childPolicy,
  );
  expect(said.map(({ names }) => names)).toEqual([['Ivory Lodge, glass villa'], ['Ivory Lodge, big villa']]);
});

test('what several say is said once, with their names', () => {
  const said = sharedWords(
    [
      rate({}),
      rate({ place: 'Other' }),
      rate({ kind: 'house', lodge: '', place: 'House', childPolicy: 'All ages.' }),
    ],
    ({ childPolicy }) => childPolicy,
  );
  expect(said).toEqual([
    { words: 'From twelve.', names: ['Monwana'] },
    { words: 'All ages.', names: ['House'] },
  ]);
});
