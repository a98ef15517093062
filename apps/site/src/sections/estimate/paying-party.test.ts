import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { childrenInWords, payingParty, youngerThanTaken } from './paying-party.ts';

const river = { childFrom: null, childFree: 2, childUntil: 11 } as Rate;

test('an infant is free, a child pays a child’s price, and whoever is older pays as an adult', () => {
  expect(payingParty({ adults: 2, children: 3, ages: [1, 7, 12] }, river)).toEqual({
    adults: 3,
    children: 1,
  });
  expect(payingParty({ adults: 2, children: 2 }, river)).toEqual({ adults: 2, children: 2 });
});

test('a child younger than a place takes is refused, with the age it takes', () => {
  expect(youngerThanTaken({ adults: 2, children: 1, ages: [7] }, { childFrom: 10 })).toBe(10);
  expect(youngerThanTaken({ adults: 2, children: 1, ages: [10] }, { childFrom: 10 })).toBeNull();
});

test('ages are said where they are known', () => {
  expect(childrenInWords({ children: 2, ages: [4, 9] })).toBe('2 children aged 4 and 9');
  expect(childrenInWords({ children: 1 })).toBe('1 child');
});
