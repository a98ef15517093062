import { expect, test } from 'vitest';
import { columnFor, rateColumns } from './columns.ts';

test('headings of rate sheets find their columns', () => {
  const named = (heading: string) => {
    const column = columnFor(heading, rateColumns);
    return typeof column === 'string' || column === null ? column : column.name;
  };
  expect(
    ['SEASON', 'Valid from', 'PPS rate (ZAR)', 'Min. stay', 'Period', 'Single Supplement', 'Colour', ''].map(
      named,
    ),
  ).toEqual(['name', null, 'perPersonSharing', 'minimumNights', 'period', 'single', null, null]);
});
