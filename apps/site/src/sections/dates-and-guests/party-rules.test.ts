import { mostAdults } from '@sundowner/brand/party';
import { expect, test } from 'vitest';
import { offered, rulesOfRooms, rulesOfWhole } from './party-rules.ts';

const rate = (
  sleeps: number | null = null,
  sleepsAdults: number | null = null,
  childFrom: number | null = null,
) => ({
  sleeps,
  sleepsAdults,
  childFrom,
});

test.each([
  // A treehouse for two; one of them may be sixteen.
  ['treehouse', 2, null, { adults: 2, children: 1 }],
  ['treehouse', 4, 2, { adults: 2, children: 2 }],
  ['house', 6, null, { adults: 6, children: 5 }],
  ['house', 14, 10, { adults: 10, children: 12 }],
  ['house', null, null, { adults: mostAdults, children: 12 }],
] as const)(
  'TRV-03/treehouse TRV-03/house a %s for %s, of them %s adults, offers what it takes',
  (whole, sleeps, adults, most) => {
    expect(offered(rulesOfWhole(whole, [rate(sleeps, adults)]))).toEqual(most);
  },
);

test('a lodge offers no more than it holds, and at most what every form takes', () => {
  expect(offered(rulesOfRooms([]), 8)).toEqual({ adults: 8, children: 7 });
  expect(offered(rulesOfRooms([]), 36)).toEqual({ adults: mostAdults, children: 12 });
  expect(offered(rulesOfRooms([]))).toEqual({ adults: mostAdults, children: 12 });
});

test('the youngest a place takes is the youngest any of its rooms does', () => {
  expect(rulesOfRooms([rate(null, null, 16), rate(null, null, 10)]).youngest).toBe(10);
  expect(rulesOfRooms([rate(null, null, 16), rate()]).youngest).toBeNull();
  expect(rulesOfRooms([]).youngest).toBeNull();
  expect(rulesOfWhole('treehouse', [rate(2, null, 16)])).toEqual({
    whole: 'treehouse',
    sleeps: 2,
    sleepsAdults: null,
    youngest: 16,
  });
});
