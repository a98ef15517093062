import { expect, test } from 'vitest';
import { bedsInWords, bedsOf } from './beds.ts';

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
  [2, null, '2 adults'],
  [1, 1, '1 adult'],
  [3, 2, '2 adults, 1 child'],
  [5, 2, '2 adults, 3 children'],
  [4, 4, '4 adults'],
  // An editor's slip is no bed more.
  [2, 3, '2 adults'],
])('%s guests, of them %s adults, are "%s"', (sleeps, adults, words) => {
  expect(bedsInWords(sleeps, adults)).toBe(words);
});
