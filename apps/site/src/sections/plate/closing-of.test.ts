import { expect, test } from 'vitest';
import { closingOf } from './unique-pictures.ts';

const pictures = ['herd', 'vehicle', 'walk', 'choir', 'road'];
const paths = ['river', 'ivory', 'tinga', 'narina'].map((lodge) => `/lionsands/${lodge}-lodge/rooms`);

test('TRV-06/subject pages of one property do not all end on one picture, and each ends on its own every time', () => {
  const ends = paths.map((path) => closingOf(path, pictures)[0]);
  expect(new Set(ends).size).toBeGreaterThan(2);
  expect(paths.map((path) => closingOf(path, pictures)[0])).toEqual(ends);
});

test('all of them stay, and nothing comes of nothing', () => {
  expect(closingOf('/lionsands', pictures).toSorted()).toEqual(pictures.toSorted());
  expect(closingOf('/lionsands', [])).toEqual([]);
});
