import { expect, test } from 'vitest';
import { slips } from './slips.ts';
import { nearestWord, slipsAllowed } from './vocabulary.ts';

test.each([
  ['balloon', 'balloon', 0],
  ['ballon', 'balloon', 1],
  ['elehpant', 'elephant', 1],
  ['elefants', 'elephants', 2],
  ['lion', 'rhinoceros', 3],
])('%s is %s with its slips counted', (one, other, apart) => {
  expect(slips(one, other, 2)).toBe(apart);
});

test('short words must be right', () => {
  expect(['sea', 'pool', 'poolside'].map(slipsAllowed)).toEqual([0, 1, 2]);
  expect(nearestWord('sae', [['sea', 9]])).toBeNull();
});

test('fewer slips come before use, use decides between equals, and what begins alike comes first', () => {
  expect(
    nearestWord('resturant', [
      ['restaurants', 900],
      ['restaurant', 1],
    ]),
  ).toBe('restaurant');
  expect(
    nearestWord('lodgr', [
      ['lodge', 40],
      ['lodgy', 1],
    ]),
  ).toBe('lodge');
  expect(
    nearestWord('treat', [
      ['great', 30],
      ['tread', 30],
    ]),
  ).toBe('tread');
  expect(nearestWord('zzzzzzz', [['lodge', 40]])).toBeNull();
  expect(nearestWord('inclusive', [['exclusive', 40]])).toBeNull();
});
