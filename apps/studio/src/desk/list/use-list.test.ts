import type { DeskRow } from '@sundowner/desk-wire/list';
import { expect, test } from 'vitest';
import { mergedRows } from './use-list.ts';

const row = (reference: string, headline = ''): DeskRow => ({ reference, headline }) as DeskRow;

test('DSK-01/live rows keep their places: what came is counted, what left is marked, what changed is drawn anew', () => {
  const { rows, gone, arrived } = mergedRows([row('A'), row('B')], [row('C'), row('B', 'changed')], true);
  expect(rows.map(({ reference, headline }) => `${reference} ${headline}`)).toEqual(['A ', 'B changed']);
  expect([...gone]).toEqual(['A']);
  expect(arrived).toBe(1);
});

test('of a list that was read only in part nothing is said to have left it', () => {
  expect(mergedRows([row('A'), row('B'), row('C')], [row('A')], false).gone.size).toBe(0);
});
