import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Offer } from '../../content/rates/offers.ts';
import type { Rate, RatedProperty } from '../../content/rates/rates.ts';
import { asKept } from '../../ui/money/money.tsx';
import { rateGroups } from './rate-groups.ts';
import { rateSheet } from './rate-sheet.ts';
import { RateTables } from './rate-tables.tsx';

const season = (name: string, from: string, to: string, price: number, minimumNights = 1) => ({
  name,
  from: `2027-${from}`,
  to: `2027-${to}`,
  perPersonSharing: price,
  single: price * 1.4,
  child: price / 2,
  unit: null,
  minimumNights,
  note: '',
});
const room: Rate = {
  title: 'Luxury room, 2027',
  property: 'lionsands',
  year: 2027,
  place: 'Luxury room',
  item: 'luxury-room',
  kind: 'room',
  lodge: 'River Lodge',
  sleeps: 2,
  sleepsAdults: null,
  howMany: null,
  currency: 'ZAR',
  per: 'person',
  guests: '2 adults',
  seasons: [
    season('Peak season', '01-01', '01-05', 30000, 3),
    season('Green season', '01-06', '05-31', 20000),
    season('Peak season', '06-01', '12-31', 31000, 2),
  ],
  inclusions: ['All meals'],
  exclusions: ['Gratuities'],
  childPolicy: 'From ten years.',
  childFrom: null,
  childFree: null,
  childUntil: null,
  note: '',
  asOf: '2026-11-01',
};
const treehouse: Rate = {
  ...room,
  place: 'Kingston',
  item: 'kingston',
  kind: 'treehouse',
  lodge: '',
  per: 'supplement',
  guests: 'Two',
  seasons: room.seasons.map((each) => ({
    ...each,
    perPersonSharing: null,
    single: null,
    child: 1400,
    unit: 8050,
  })),
};
const rates = [
  room,
  treehouse,
  { ...room, year: 2026, seasons: [season('Green season', '01-06', '05-31', 18000)] },
];
const property: RatedProperty = {
  key: 'lionsands',
  name: 'Lion Sands Game Reserve',
  shortName: 'Lion Sands',
  coordinates: null,
  picture: null,
  health: '',
  childPolicy: '',
  booking: { deposit: '', changes: '', cancellation: '', bookableFrom: 1, availabilityQuery: '' },
  levies: [
    { name: 'Entrance', amount: 245, per: 'adult, at the gate' },
    { name: 'Tourism levy', amount: null, per: 'stay: one per cent' },
  ],
};
const offer: Offer = {
  slug: 'four',
  title: 'Four for three',
  text: 'One more.',
  from: '2026-01-01',
  until: '2027-03-31',
  stayFrom: null,
  stayUntil: null,
  terms: 'New bookings.',
  included: [],
  properties: [],
  lodges: [],
  code: 'FOUR',
  button: null,
  picture: null,
};
const sheetOf = (properties: readonly RatedProperty[]) =>
  rateSheet({
    title: 'Rates',

    properties,
    rates,
    years: [2027, 2026],
    offers: [offer],
  });
const sheet = sheetOf([property]);

test('the sheet has the figures of the page, table by table', () => {
  const page = [2027, 2026].flatMap((year) => rateGroups(rates.filter((rate) => rate.year === year)));
  const html = renderToStaticMarkup(<RateTables groups={page} shown={asKept()} others />);
  // What a table begins at stands over it once more.
  const cells = [...html.matchAll(/<td.*?<\/td>/g)].join();
  const onPage = [...cells.matchAll(/<data[^>]*>([^<]+)<\/data>/g)].map(([, words]) => words);
  const inSheet = sheet.blocks
    .flatMap((block) => (block.type === 'table' ? block.rows : []))
    .flatMap(({ cells }) => cells.slice(1))
    .filter((cell) => cell !== '–');
  expect(inSheet.sort()).toEqual(onPage.sort());
  // Of the room three seasons in three rows, of the treehouse in two, and one of the year before.
  expect(inSheet).toHaveLength(3 * 3 + 2 * 2 + 3);
});

test('the year most look for comes first, as on the page', () => {
  const headings = sheet.blocks.flatMap((block) => (block.type === 'heading' ? block.text : []));
  expect(headings.slice(0, 3)).toEqual(['River Lodge, 2027', 'Treehouses, 2027', 'River Lodge, 2026']);
});

test('stays, levies, offers and the day of the prices are in it, in plain words', () => {
  const text = JSON.stringify(sheet).replaceAll('\u00a0', ' ');
  for (const words of [
    'Peak season: 2 nights or more: Jun to Dec; 3 nights or more: 1 to 5 Jan',
    'Entrance: R 245 an adult, at the gate',
    'Tourism levy, each stay: one per cent',
    'Book by 31 March 2027. Say FOUR.',
    'Rates. Prices as of 1 November 2026.',
  ])
    expect(text).toContain(words);
});

test('what the prices include is said in the editors’ words, and of no tax where they say nothing', () => {
  const textOf = (own: readonly Rate[]) =>
    JSON.stringify(
      rateSheet({
        title: 'Rates',

        properties: [property],
        rates: own,
        years: [2027],
        offers: [],
      }),
    ).replaceAll('\u00a0', ' ');
  expect(textOf([room])).not.toMatch(/VAT|About the prices/);
  const noted = textOf([{ ...room, note: 'Including VAT of 14 per cent.' }]);
  expect(noted).toContain('River Lodge: Including VAT of 14 per cent.');
});

test('a price with cents is printed with them', () => {
  const seasons = [season('Green season', '01-06', '05-31', 1090.5)];
  const blocks = rateSheet({
    ...{ title: 'Rates', properties: [property], years: [2027], offers: [] },
    rates: [{ ...room, seasons }],
  }).blocks;
  expect(JSON.stringify(blocks).replaceAll('\u00a0', ' ')).toContain('R 1 090.50');
});

test('several properties are chapters, each in its colour', () => {
  const both = sheetOf([property, { ...property, key: 'marataba', name: 'Marataba' }]);
  expect([sheet.theme, both.theme]).toEqual(['savanna', 'dusk']);
  expect(both.blocks[0]).toEqual({ type: 'chapter', text: 'Lion Sands Game Reserve', theme: 'savanna' });
});
