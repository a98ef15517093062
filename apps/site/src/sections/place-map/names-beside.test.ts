import { expect, test } from 'vitest';
import { namesBeside } from './names-beside.ts';

const sheet = { width: 760, height: 600 };

test('right of its number, left of it at the edge', () => {
  expect(namesBeside([{ x: 300, y: 300, name: 'River Lodge' }], sheet)).toEqual([
    { x: 320, anchor: 'start' },
  ]);
  expect(namesBeside([{ x: 720, y: 300, name: 'River Lodge' }], sheet)).toEqual([{ x: 700, anchor: 'end' }]);
});

test('a name that would cover a number or another name is left to the list', () => {
  const crowd = [240, 275, 310].map((x) => ({ x, y: 300, name: 'A long name of a place' }));
  const [first, second, third] = namesBeside(crowd, { width: 760, height: 600 });
  expect(first).toEqual({ x: 220, anchor: 'end' });
  expect(second).toBeNull();
  expect(third).toEqual({ x: 330, anchor: 'start' });
});
