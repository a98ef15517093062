import { expect, test } from 'vitest';
import { bedsOf, offered, rulesOfRooms, rulesOfWhole } from './party-rules.ts';

const rate = (guests: string, sleeps: number | null = null, childFrom: number | null = null) => ({
  kind: 'house' as const,
  guests,
  sleeps,
  childFrom,
});

test.each([
  ['2 adults', { adults: 2, children: null }],
  ['2 adults, 2 children', { adults: 2, children: 2 }],
  ['1 adult, 1 child', { adults: 1, children: 1 }],
  ['Up to 10, and 4 children', { adults: 10, children: 4 }],
  ['Up to 6', { adults: 6, children: null }],
  ['Ask us', { adults: null, children: null }],
])('the beds of "%s"', (guests, beds) => {
  expect(bedsOf(guests)).toEqual(beds);
});

test.each([
  // A treehouse for two; one of them may be sixteen.
  ['treehouse', '2 adults', null, { adults: 2, children: 1 }],
  ['treehouse', '2 adults, 2 children', null, { adults: 2, children: 2 }],
  ['house', 'Up to 6', 6, { adults: 6, children: 5 }],
  ['house', 'Up to 10, and 4 children', 14, { adults: 10, children: 12 }],
  ['house', 'Ask us', null, { adults: 12, children: 12 }],
] as const)(
  'TRV-03/treehouse TRV-03/house a %s for "%s" offers what it takes',
  (whole, guests, sleeps, most) => {
    expect(offered(rulesOfWhole(whole, [rate(guests, sleeps)]))).toEqual(most);
  },
);

test('a lodge offers no more than it holds, and at most twelve', () => {
  expect(offered(rulesOfRooms([]), 8)).toEqual({ adults: 8, children: 7 });
  expect(offered(rulesOfRooms([]), 36)).toEqual({ adults: 12, children: 12 });
  expect(offered(rulesOfRooms([]))).toEqual({ adults: 12, children: 12 });
});

test('the youngest a place takes is the youngest any of its rooms does', () => {
  expect(rulesOfRooms([rate('', null, 16), rate('', null, 10)]).youngest).toBe(10);
  expect(rulesOfRooms([rate('', null, 16), rate('', null, null)]).youngest).toBeNull();
  expect(rulesOfRooms([]).youngest).toBeNull();
  expect(rulesOfWhole('treehouse', [rate('2 adults', null, 16)])).toEqual({
    whole: 'treehouse',
    sleeps: 2,
    sleepsAdults: null,
    youngest: 16,
  });
});
