import { expect, test } from 'vitest';
import { agesLacking } from './ages-lacking.ts';

test.each([
  ['2', '4', 'one age not given'],
  ['3', '4', 'two ages not given'],
  ['4', '4 and 7', 'two ages not given'],
  ['20', '4', '19 ages not given'],
  ['2', '4, 7', null],
  ['1', '4, 7', null],
  ['2', '', null],
  ['2', ' ', null],
  ['3', '4 and twins', null],
  ['2', '8 months', null],
  ['two', '4', null],
  ['', '4', null],
])('SUB-10 of "%s" children aged "%s" it is said: %s', (children, ages, said) => {
  expect(agesLacking(children, ages)).toBe(said);
});
