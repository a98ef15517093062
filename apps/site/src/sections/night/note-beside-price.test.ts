import { expect, test } from 'vitest';
import { noteBesidePrice } from './note-beside-price.ts';

const unit = 'per treehouse, per night, for two';

test.each([
  ['for two, per night, on top of your room', 'on top of your room'],
  ['For two, on top of your room; R 1 400 for each child', 'on top of your room; R 1 400 for each child'],
  ['for two, per night', ''],
  ['for twenty, on top of your room', 'for twenty, on top of your room'],
])('SEE-03/unit-once what the unit says is not said again beside the price: %s', (note, left) => {
  expect(noteBesidePrice(note, unit)).toBe(left);
});
