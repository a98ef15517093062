import { expect, test } from 'vitest';
import { chosenPlaces } from './chosen-places.ts';

const across = (way: string, left: number, right: number) => ({
  way,
  boxes: [{ left, right, top: 0, bottom: 10 }],
  cost: 1,
});
/** The middle one has room only where both others stand. */
const three = [[across('left', 0, 40)], [across('middle', 20, 80)], [across('right', 60, 100)]];

test('as many names as can be stand', () => {
  expect(chosenPlaces(three)).toEqual(['left', null, 'right']);
});

test('the first stands wherever it has a place, instead of as many others as it takes', () => {
  expect(chosenPlaces(three, 1)).toEqual([null, 'middle', null]);
  expect(chosenPlaces(three, 0)).toEqual(['left', null, 'right']);
});

test('of its places the first takes the one that leaves out the fewest', () => {
  const [left = [], middle = [], right = []] = three;
  expect(chosenPlaces([left, [...middle, across('beside', 30, 59)], right], 1)).toEqual([
    null,
    'beside',
    'right',
  ]);
});

test('the others keep theirs where the first has none', () => {
  const [left = [], , right = []] = three;
  expect(chosenPlaces([left, [], right], 1)).toEqual(['left', null, 'right']);
});
