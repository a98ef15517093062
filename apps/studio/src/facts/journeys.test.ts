import { expect, test } from 'vitest';
import { whyFromDiffers, whyNightsDiffer } from './journeys.ts';

const stops = [3, 3, 3, 2].map((nights) => ({ name: 'Camp', nights }));

test('FAC-01/journeys the nights of a journey are those of its stops', () => {
  expect(whyNightsDiffer({ nights: 11, stops })).toBeNull();
  expect(whyNightsDiffer({ nights: 9, stops })).toBe('“Nights” says 9, and its stops come to 11.');
  expect(whyNightsDiffer({ nights: 9, stops: [] })).toBeNull();
  expect(whyNightsDiffer({ nights: 9, stops: [{ name: 'Camp' }] })).toBeNull();
});

test.each([
  [12_400, 'For each person, in May; $14,300 from June to September.', null],
  [62_400, 'For each person, in May; $14,300 from June to September.', '14300'],
  [9_000, 'For each person. One alone pays $2,000 more.', null],
  [80_000, 'In May; R 95 000 in June', null],
  [99_000, 'In May; R 95 000 in June', '95000'],
  // Of another currency.
  [99_000, 'In May; €9,500 in June', null],
  [null, 'In May; R 95 000 in June', null],
])('FAC-01/journeys a journey from %s, with “%s”', (priceFrom, priceNote, says) => {
  const priceCurrency = /\bR \d/.test(priceNote) ? 'ZAR' : 'USD';
  const why = whyFromDiffers({ priceFrom, priceCurrency, priceNote });
  if (says === null) expect(why).toBeNull();
  else expect(why).toContain(says);
});
