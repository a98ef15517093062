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
  [12_400, 'For each person, in May; $14,300 from June to September.', '$10,500+', null],
  [62_400, 'For each person, in May; $14,300 from June to September.', '$10,500+', 'What the price means'],
  [62_400, 'For each person.', '$10,500-$12,000', 'Budget'],
  [9_000, 'For each person.', '$10,500+', 'Budget'],
  [9_000, 'For each person. One alone pays $2,000 more.', '', null],
  [80_000, 'In May; R 95 000 in June', '', null],
  [99_000, 'In May; R 95 000 in June', '', 'What the price means'],
  [117_000, 'In May; R 150 000 in June', '$5,000-$6,500', null],
  [null, 'In May; R 95 000 in June', '', null],
])(
  'FAC-01/journeys a journey from %s, with “%s” and a budget of “%s”',
  (priceFrom, priceNote, budget, says) => {
    const priceCurrency = /\bR \d/.test(priceNote) ? 'ZAR' : 'USD';
    const why = whyFromDiffers({ priceFrom, priceCurrency, priceNote, budget });
    if (says === null) expect(why).toBeNull();
    else expect(why).toContain(`“${says}”`);
  },
);
