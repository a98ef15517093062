import { describe, expect, test } from 'vitest';
import { agesTaken, whyAgesDiffer } from './ages.ts';

const figures = (
  childFrom: number | null,
  childFree: number | null = null,
  childUntil: number | null = null,
) => ({
  ...{ childFrom, childFree, childUntil },
});

describe('the words of a rate go with its figures', () => {
  test.each([
    [
      'From eight years. Eight to fifteen with two adults half; sixteen and over as adults.',
      figures(8, null, 15),
    ],
    [
      'Under two years free. Two to eleven with two adults half; twelve and over as adults.',
      figures(null, 2, 11),
    ],
    ['From 8 years; 8 to 15 half.', figures(8, null, 15)],
    ['From sixteen years; from twelve with their parents, at R 1 400 a child.', figures(12)],
    ['From twelve years, who pay as adults. All ages when you book the whole lodge.', figures(12, null, 11)],
    ['All ages. From twelve as adults.', figures(null, null, 11)],
    ['A vehicle of your own is R 12 a day, half from May to August.', figures(null)],
    ['Supper is from five o’clock, for two to four guests.', figures(null)],
    ['A child with two adults pays half until fifteen years.', figures(null, null, 15)],
    ['From four years. Under six with a parent. Six to eleven half.', figures(4, 6, 11)],
    ['Under six free. Six to eleven half.', figures(4, 6, 11)],
    ['', figures(8)],
  ])('%s', (words, said) => {
    expect(whyAgesDiffer(words, said)).toBeNull();
  });

  test.each([
    [
      'From eight years. Eight to fifteen with two adults half; sixteen and over as adults.',
      figures(6, null, 15),
      '“Children” says from eight years, and “Youngest child, years” says six.',
    ],
    [
      'From eight years.',
      figures(null),
      '“Children” says from eight years, and “Youngest child, years” is empty: every age comes.',
    ],
    [
      'All ages are welcome.',
      figures(8),
      '“Children” says all ages, and “Youngest child, years” says eight.',
    ],
    [
      'Under two years free. Two to eleven half.',
      figures(null, 4, 11),
      '“Children” says free under two, and “Free below, years” says four.',
    ],
    [
      'From eight years. Eight to fifteen half.',
      figures(8, null, 11),
      '“Children” says eight to fifteen, and “Child’s price until, years” says eleven.',
    ],
    [
      'From eight years; twelve and over as adults.',
      figures(8, null, 15),
      '“Children” says twelve and over as adults, and “Child’s price until, years” says fifteen.',
    ],
    [
      'Under two years free. Two to eleven with two adults half; twelve and over as adults.',
      figures(3, 2, 11),
      '“Children” says free under two, and “Youngest child, years” says three.',
    ],
    [
      'Two to eleven with two adults half.',
      figures(3, 2, 11),
      '“Children” says two to eleven, and “Youngest child, years” says three.',
    ],
    [
      'All ages. Under two free in a cot.',
      figures(3, 2, 11),
      '“Children” says all ages, and “Youngest child, years” says three.',
    ],
    [
      'A child with two adults pays half until fifteen years.',
      figures(null, null, 11),
      '“Children” says until fifteen, and “Child’s price until, years” says eleven.',
    ],
  ])('%s %j do not', (words, said, why) => {
    expect(whyAgesDiffer(words, said)).toBe(why);
  });
});

test.each([
  ['From eight years; all ages at Hinkwenu', [8]],
  [
    'Children from eight years are welcome at the lodge, and of any age at Hinkwenu. Walking starts at sixteen.',
    [8],
  ],
  ['From ten years in the two-bedroom villas; the rest from sixteen', [10, 16]],
  ['All ages; private drives under six', [0]],
  ['Children of all ages are welcome. The tent takes children from four years.', [0]],
  ['All ages. Supper for children is from half past five.', [0]],
  ['All ages, when the house is taken whole.', []],
  ['All ages at River Lodge and in the houses', []],
  ['Twelve years and over', [12]],
  ['Ask us', []],
])('"%s" takes children from %j', (text, ages) => {
  expect(agesTaken(text)).toEqual(ages);
});
