import { expect, test } from 'vitest';
import { experiencesAt } from './form-lists.ts';

const list = [
  { value: 'safari', label: 'Safari' },
  { value: 'foodandwine', label: 'Food & Wine' },
  { value: 'community', label: 'Community & Conservation' },
];

test('MOD-10/experiences a property offers its own kinds, in its order and by the values the list has', () => {
  expect(experiencesAt(list, ['communities', 'foodwine'])).toEqual([list[2], list[1]]);
});

test('MOD-10/experiences a kind that is in no list, or went from it, is not offered', () => {
  expect(experiencesAt(list, ['treehouses', 'stargazing'])).toEqual([]);
});
