import { expect, test } from 'vitest';
import { isUntouched } from './use-part-later.ts';

const date = { type: 'date', value: '', validity: { badInput: false } };

test.each([
  ['two empty halves', [date, date], true],
  ['a day without its month', [{ ...date, validity: { badInput: true } }, date], false],
  ['a date', [date, { ...date, value: '2027-03-05' }], false],
  ['a list', [{ ...date, type: 'select-one' }], false],
  ['nothing', [], false],
])('FRM-07 %s: untouched is %s', (_, controls, expected) => {
  expect(isUntouched(controls)).toBe(expected);
});
