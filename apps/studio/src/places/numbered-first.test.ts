import { expect, test } from 'vitest';
import { numberedFirst, placedBy, selectedWith } from './numbered-first.ts';

test('what has no place stands last, and equals as they were made', () => {
  const entries = [
    { id: 4 },
    { id: 3, position: null },
    { id: 2, position: 7 },
    { id: 5, position: 1 },
    { id: 1, position: 7 },
  ];
  expect(numberedFirst(entries, 'position').map(({ id }) => id)).toEqual([5, 1, 2, 3, 4]);
  expect(numberedFirst(entries, null)).toBe(entries);
});

const fields = [
  { name: 'position', type: 'number' },
  { name: 'until', type: 'date' },
];

test.each([
  [{ sort: ['position'] }, 'position'],
  [{ sort: ['-position'] }, null],
  [{ sort: ['until'] }, null],
  [{ sort: ['position'], pagination: true }, null],
  [{ sort: ['position', 'until'] }, null],
  [{ sort: ['position'], limit: 1 }, null],
  [{}, null],
])('%j is in the order of %s', (query, name) => {
  expect(placedBy(query, fields)).toBe(name);
});

test('the order is read with what is selected', () => {
  expect(selectedWith({ name: true }, 'position')).toEqual({ name: true, position: true });
  expect(selectedWith({ body: false }, 'position')).toEqual({ body: false });
  expect(selectedWith(undefined, 'position')).toBeUndefined();
  expect(selectedWith({ name: true }, null)).toEqual({ name: true });
});
