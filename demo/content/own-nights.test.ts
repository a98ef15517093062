import { monthNames } from '@sundowner/calendar/words';
import { expect, test } from 'vitest';
import { demonstration } from './demonstration.ts';
import { leastNights, ownNightsCost, ownStays, pricesOf, type Stay, type Time } from './own-nights.ts';

const demo = demonstration();
/** Rand to the dollar in the demonstration (apps/site/src/server/currency/exchange-rates.ts). */
const randToTheDollar = 18.22;

const journeys = demo.packages.map((journey) => ({
  journey,
  slug: journey.slug ?? '',
  note: journey.priceNote ?? '',
  stays: ownStays(journey, demo),
  prices: pricesOf(journey),
}));
const ours = journeys.filter(({ stays }) => stays.length > 0);
/** A journey that is not made then says so. */
const notOverChristmas = (note: string) => /Not over Christmas/.test(note);
const timesOf = ({ journey, note }: (typeof journeys)[number]): readonly Time[] => [
  ...monthNames.filter((month) => journey.months?.includes(month)),
  ...(journey.months?.includes('December') && !notOverChristmas(note) ? (['Christmas'] as const) : []),
];

test('where journeys sleep is read from their days', () => {
  const of = (slug: string) =>
    ours
      .find((each) => each.slug === slug)
      ?.stays.map(({ nights, choices, treehouses }) => [
        nights,
        ...[...choices.flat(), ...treehouses].map(({ title }) => title),
      ]);
  expect(ours.length).toBeGreaterThan(15);
  expect(of('romance-of-africa')).toEqual([
    [
      2,
      ...['courtyard', 'mountain'].map((room) => `Cape Cadogan, ${room} room, 2027`),
      'Cape Cadogan, family rooms, 2027',
    ],
    [4, 'Ivory Lodge, glass villa, 2027', 'Kingston Treehouse, 2027'],
  ]);
  expect(of('family-ocean-and-wildlife-safari')).toEqual([[4, 'River Lodge, family suite, 2027']]);
});

test.each(journeys)('each month of $slug has one price, the lowest first', (each) => {
  const { prices, journey } = each;
  const times = prices.flatMap((priced) => priced.times);
  expect(new Set(times).size, times.join()).toBe(times.length);
  const missing = timesOf(each).filter((time) => time !== 'Christmas' && !times.includes(time));
  expect(missing).toEqual([]);
  expect(journey.priceFrom).toBe(Math.min(...prices.map(({ price }) => price)));
});

test.each(ours)('$slug costs more than its own nights do, whenever it is made', (each) => {
  const { journey, prices, stays, note } = each;
  const rate = journey.priceCurrency === 'USD' ? randToTheDollar : 1;
  for (const time of timesOf(each)) {
    const priced =
      prices.find(({ times }) => times.includes(time)) ??
      prices.find(({ times }) => times.includes('December'));
    expect((priced?.price ?? 0) * rate, time).toBeGreaterThan(ownNightsCost(stays, note, time));
  }
});

test.each(ours)('$slug stays as long as each place is let for at least', (each) => {
  for (const time of timesOf(each))
    for (const stay of each.stays) expect(stay.nights, time).toBeGreaterThanOrEqual(leastNights(stay, time));
});

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
/** The least age of one stay: the lowest where there is a choice of places, and that of the treehouse. */
const leastAges = ({ choices, treehouses }: Stay) => {
  const of = (rates: readonly { childFrom?: number | null }[]) =>
    Math.min(...rates.map(({ childFrom }) => childFrom ?? 0));
  return {
    least: Math.max(Math.min(...choices.map(of)), ...treehouses.map(({ childFrom }) => childFrom ?? 0)),
    others: choices.map(of),
  };
};

test('no journey takes a child whom a place it sleeps in does not', () => {
  const said = ours.flatMap(({ slug, journey, stays }) =>
    (journey.facts ?? [])
      .filter(({ label }) => /^(With children|From what age)$/.test(label ?? ''))
      .map(({ value }) => ({ slug, value: value ?? '', stays })),
  );
  expect(said.length).toBeGreaterThan(6);
  for (const { slug, value, stays } of said) {
    const [word] = value.toLowerCase().match(new RegExp(`\\b(${numbers.slice(1).join('|')})\\b`)) ?? [];
    const from = /^(any|all)\b/i.test(value) ? 0 : numbers.indexOf(word ?? 'zero');
    for (const stay of stays) {
      const { least, others } = leastAges(stay);
      expect(from, `${slug}: ${value}`).toBeGreaterThanOrEqual(least);
      // Of two places to choose from, the stricter is named too.
      for (const age of others) if (age > from) expect(value, slug).toContain(numbers[age]);
    }
  }
});

test.each(journeys)('the budget of $slug is that of its lowest price', ({ journey }) => {
  const dollars = (journey.priceFrom ?? 0) / (journey.priceCurrency === 'ZAR' ? randToTheDollar : 1);
  const [least = 0, most = Number.POSITIVE_INFINITY] = [
    ...(journey.budget ?? '').matchAll(/\$([\d,]+)/g),
  ].map(([, figure = '']) => Number(figure.replace(',', '')));
  expect(dollars).toBeGreaterThanOrEqual(least);
  expect(dollars).toBeLessThan(most);
});
