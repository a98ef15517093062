import { expect, test } from 'vitest';
import { rateColumns } from './columns.ts';
import { rowsOfForm, toForm } from './seasons.ts';

test('the form keeps days at noon UTC and shows them as days', () => {
  const [, from] = rateColumns;
  expect(from && toForm('2027-01-31', from)).toBe('2027-01-31T12:00:00.000Z');
  expect(
    rowsOfForm(
      { 'seasons.0.from': { value: '2027-01-31T12:00:00.000Z' }, 'seasons.0.single': { value: '12' } },
      'seasons',
      1,
    )[0],
  ).toMatchObject({ from: '2027-01-31', single: 12, child: null });
});
