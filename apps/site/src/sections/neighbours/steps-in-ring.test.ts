import { expect, test } from 'vitest';
import { stepsInRing } from './around.ts';

const ring = ['a', 'b', 'c'].map((name) => ({ name, href: `/${name}` }));
const names = (path: string, all = ring) => {
  const { previous, next } = stepsInRing(all, path);
  return [previous?.name, next?.name];
};

test('the last is before the first', () => {
  expect(names('/b')).toEqual(['a', 'c']);
  expect(names('/a')).toEqual(['c', 'b']);
  expect(names('/c')).toEqual(['b', 'a']);
});

test('alone, or no part of it, there is no step', () => {
  expect(names('/a', ring.slice(0, 1))).toEqual([undefined, undefined]);
  expect(names('/d')).toEqual([undefined, undefined]);
});
