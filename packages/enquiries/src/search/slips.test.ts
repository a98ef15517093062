import { expect, test } from 'vitest';
import { isSlipOf, slipsOf } from './slips.ts';

test('CNV-09/slips a word and its slip have one form in common', () => {
  const meet = (one: string, other: string) => slipsOf(one).some((slip) => slipsOf(other).includes(slip));
  for (const [typed, meant] of [
    ['dlamani', 'dlamini'],
    ['hipos', 'hippos'],
    ['hippsos', 'hippos'],
    ['alergy', 'allergy'],
    ['lweoen', 'lewoen'],
  ] as const) {
    expect(meet(typed, meant)).toBe(true);
    expect(isSlipOf(typed, meant)).toBe(true);
  }
  expect(meet('lions', 'zebra')).toBe(false);
  expect(isSlipOf('lions', 'zebra')).toBe(false);
});

test('CNV-09/slips another digit is another number, and a short word another word', () => {
  expect(slipsOf('2027')).toEqual([]);
  expect(slipsOf('may')).toEqual([]);
  expect(isSlipOf('may', 'mai')).toBe(false);
});
