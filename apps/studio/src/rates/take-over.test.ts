import { expect, test } from 'vitest';
import { type RateRow, rateColumns } from './columns.ts';
import { compareRates, takeOverSteps } from './compare.ts';
import { readTable } from './read-table.ts';

test('taking a difference over changes, removes and adds rows where they belong', () => {
  const present: RateRow[] = [
    { name: 'Green', from: '2027-01-01', to: '2027-04-30', single: 100 },
    { name: 'Old', from: '2027-05-01', to: '2027-05-31', single: 100 },
    { name: 'Peak', from: '2027-06-01', to: '2027-12-31', single: 200 },
  ];
  const pasted = readTable(
    'Season\tFirst night\tLast night\tSingle\nPeak\t1 Jun 2027\t31 Dec 2027\t250\nGreen\t1 Jan 2027\t30 Apr 2027\t100\nShoulder\t1 May 2027\t20 May 2027\t150',
    rateColumns,
    2027,
  );
  const difference = compareRates(present, pasted.rows, rateColumns, { keepOthers: false });
  const steps = takeOverSteps(present, difference, rateColumns);
  expect(steps.map((step) => [step.does, step.row])).toEqual([
    ['set', 2],
    ['remove', 1],
    ['add', 1],
  ]);
  const rows = [...present];
  for (const step of steps) {
    if (step.does === 'set') rows[step.row] = { ...rows[step.row], [step.column.name]: step.value };
    else if (step.does === 'remove') rows.splice(step.row, 1);
    else rows.splice(step.row, 0, step.values);
  }
  expect(rows.map(({ name, single }) => [name, single])).toEqual([
    ['Green', 100],
    ['Shoulder', 150],
    ['Peak', 250],
  ]);
});
