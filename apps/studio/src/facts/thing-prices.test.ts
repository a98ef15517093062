import { describe, expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import { placeFacts } from './place-facts.ts';
import { saidFacts } from './said-facts.ts';
import type { SayingEntry } from './saying.ts';
import { ownThings } from './thing-prices.ts';

let ids = 0;
const entry = (collection: string, row: Readonly<Record<string, unknown>>): SayingEntry => {
  ids += 1;
  const [facts, said] = [placeFacts(collection, row), saidFacts(collection, row)];
  return {
    ...{ collection, id: ids, title: String(row.title ?? row.name), published: true },
    ...(facts && { placeFacts: facts }),
    ...(said && { saidFacts: said }),
  };
};
const says = (...entries: readonly SayingEntry[]) =>
  contradictions(entries, '2026-11-30').map((found) => `${found.title}: ${found.says}`);

test.each([
  ['A private vehicle, for a day', ['own vehicle']],
  ['a vehicle of your own', ['own vehicle']],
  ['Can we have our own vehicle?', ['own vehicle']],
  ['Private safari vehicle and guide', ['own vehicle', 'own guide']],
  ['A vehicle and a guide of your own', ['own guide']],
  ['private vehicles may be booked', ['own vehicle']],
  ['A private dinner for two', ['own dinner']],
  ['A vehicle to share', []],
  ['A driver for a day', []],
])('"%s" is %j', (words, things) => {
  expect(ownThings(words)).toEqual(things);
});

describe('what a thing costs', () => {
  const vehicle = entry('experiences', {
    ...{ title: 'Private safari vehicle', properties: ['delta', 'ridge'] },
    cost: 'R 9 800 at the Delta or R 4 900 at the Ridge, per vehicle, per day',
  });
  const property = (key: string, name: string) => entry('propertyUpdated', { key, name });
  const both = [property('delta', 'The Delta'), property('ridge', 'The Ridge'), vehicle];
  const lodge = (answer: string, at = 'delta') =>
    entry('accommodation', {
      ...{ name: 'Reed Camp', property: at },
      questions: [{ question: 'Can we have our own vehicle?', answer }],
    });
  const safaris = (text: string) => entry('ourSafaris', { title: 'Safaris', property: 'delta', text });

  test('FAC-01/prices another sum for the same thing at the same property is named with both', () => {
    expect(says(...both, lodge('Yes, at R 9 800 a day.'))).toEqual([]);
    expect(says(...both, lodge('Yes, at R 8 800 a day.'))).toEqual([
      'Reed Camp: “Can we have our own vehicle?” says “Yes, at R 8 800 a day”, and “Private safari vehicle” “R 9 800 at the Delta or R 4 900 at the Ridge, per vehicle, per day”.',
    ]);
    expect(says(...both, lodge('Yes, at R 9 800 a day.', 'ridge'))).toHaveLength(1);
    expect(says(...both, lodge('Yes, at R 4 900 a day.', 'ridge'))).toEqual([]);
  });

  test('FAC-01/prices two entries without an experience that sells it, once', () => {
    const [told] = says(lodge('Yes, at R 8 800 a day.'), safaris('A private vehicle is R 9 800 a day.'));
    expect(told).toContain('Reed Camp: “Can we have our own vehicle?” says');
    expect(
      says(lodge('Yes, at R 8 800 a day.'), safaris('A private vehicle is R 9 800 a day.')),
    ).toHaveLength(1);
  });

  test.each([
    'A private vehicle is from R 2 000 a day.',
    'In 2019 a private vehicle was R 2 000 a day.',
    'A private vehicle is R 2 000 an hour.',
    'A private dinner is R 2 000 a day.',
    'In a vehicle of your own, by the R36.',
    'A private vehicle saves R 2 000 a day.',
    'A shared vehicle is R 2 000 a day.',
  ])('"%s" is not that', (text) => {
    expect(says(...both, safaris(text))).toEqual([]);
  });

  const offer = (usualPrice: number, more: object = {}, what = 'A private vehicle, for a day') =>
    entry('offer', {
      ...{ title: 'Half a vehicle', property: 'ridge', until: '2027-08-31T12:00:00.000Z' },
      saving: { kind: 'extra', what, usualPrice, price: usualPrice / 2 },
      ...more,
    });

  test('FAC-01/usual-price what an offer costs without it is what the site says of it', () => {
    expect(says(...both, offer(4900))).toEqual([]);
    expect(says(...both, offer(9800))).toEqual([
      'Half a vehicle: “What it costs otherwise” says 9800 for “A private vehicle, for a day”, and “Private safari vehicle” “R 9 800 at the Delta or R 4 900 at the Ridge, per vehicle, per day”.',
    ]);
    for (const what of ['A vehicle of your own', 'A vehicle for a day', 'Your own vehicle'])
      expect(says(...both, offer(9800, {}, what)), what).toHaveLength(1);
    for (const what of ['A private dinner', 'A driver for a day', 'A private vehicle, for an hour'])
      expect(says(...both, offer(9800, {}, what)), what).toEqual([]);
    // Of the whole collection it is to be had at each property.
    expect(says(...both, offer(9800, { property: null }))).toHaveLength(1);
    expect(says(...both, offer(9800, { until: '2026-08-31T12:00:00.000Z' }))).toEqual([]);
  });

  test('FAC-01/usual-price by person it is for as many as the offer says', () => {
    const tasting = entry('experiences', {
      ...{ title: 'Wine tasting in the cellar', properties: ['ridge'], cost: 'R 950 per person' },
    });
    const dinner = entry('experiences', {
      ...{
        title: 'Private dinner for two in the bush',
        properties: ['ridge'],
        cost: 'R 1 450 for two people',
      },
    });
    const wine = (usual: number, what: string) => says(...both, tasting, dinner, offer(usual, {}, what));
    expect(wine(1900, 'Wine tasting for two')).toEqual([]);
    expect(wine(950, 'Wine tasting')).toEqual([]);
    expect(wine(1450, 'A private dinner for two')).toEqual([]);
    expect(wine(1900, 'Wine tasting')).toHaveLength(1);
    expect(wine(1500, 'Wine tasting for two')).toHaveLength(1);
  });
});
