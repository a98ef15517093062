import { expect, test } from 'vitest';
import { afterHalf, type Meant, nothingMeant, type Precision } from './dates-control.island.tsx';

type Said = readonly [half: 'from' | 'to', precision: Precision] | string;

/** What the form holds after dates were given, and chips pressed, one after another. */
function held(...said: readonly Said[]): string {
  let meant: Meant = nothingMeant;
  let flexibility = '';
  for (const each of said) {
    if (typeof each === 'string') flexibility = each;
    else ({ meant, flexibility } = afterHalf(meant, each[0], each[1], flexibility));
  }
  return flexibility;
}

test('FRM-07 a part of a month is a few days either side, a month any time in it', () => {
  expect(held(['from', 'days'])).toBe('A few days either side');
  expect(held(['from', 'month'])).toBe('Any time that month');
  expect(held(['from', 'month'], ['to', 'days'])).toBe('Any time that month');
  expect(held(['from', 'day'], ['to', 'day'])).toBe('');
});

test('FRM-07 what was chosen for the visitor is taken back once both dates are exact', () => {
  expect(held(['from', 'days'], ['from', 'day'])).toBe('');
  expect(held(['from', 'days'], ['to', 'day'])).toBe('A few days either side');
  expect(held(['from', 'days'], ['to', 'month'], ['to', 'day'])).toBe('A few days either side');
  expect(held(['from', 'days'], ['to', 'month'], ['to', 'day'], ['from', 'day'])).toBe('');
});

test('FRM-07 what the visitor pressed herself stands', () => {
  expect(held('These dates', ['from', 'days'])).toBe('These dates');
  expect(held(['from', 'days'], 'Any time that month', ['from', 'day'])).toBe('Any time that month');
  expect(held('A few days either side', ['from', 'day'])).toBe('A few days either side');
});

test('FRM-07 a form that was emptied begins anew', () => {
  expect(held(['from', 'month'], '', ['to', 'day'])).toBe('');
  expect(held(['from', 'month'], '', ['to', 'days'])).toBe('A few days either side');
});
