import { expect, test } from 'vitest';
import { emptyFields, nextEmptyField } from './templated.ts';

test('DSK-03/templates fields still to be filled in are found, one after another and round again', () => {
  const text = 'Dear {name}, it is {price of the night}. {12} and {} are none.';
  const all = emptyFields(text);
  expect(all.map(({ from, to }) => text.slice(from, to))).toEqual(['{name}', '{price of the night}']);
  expect(nextEmptyField(text, 0)).toEqual(all[0]);
  expect(nextEmptyField(text, 11)).toEqual(all[1]);
  expect(nextEmptyField(text, 60)).toEqual(all[0]);
  expect(nextEmptyField('All is said.', 0)).toBeNull();
});
