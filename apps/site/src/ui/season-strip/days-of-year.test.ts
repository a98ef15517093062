import { expect, test } from 'vitest';
import { onTwelveMonths } from './season-strip.tsx';

test.each([
  ['2027-01-01', '2027-12-31', [0, 12]],
  ['2027-01-01', '2027-01-05', [0, 0.16]],
  ['2027-01-06', '2027-04-30', [0.16, 4]],
  ['2027-12-01', '2027-12-14', [11, 11.45]],
  ['2027-12-15', '2027-12-31', [11.45, 12]],
  ['2028-02-29', '2028-02-29', [1.97, 2]],
  // Over the turn of the year: each year has its own part.
  ['2026-12-15', '2027-01-05', [0, 0.16]],
  ['2027-12-15', '2028-01-05', [11.45, 12]],
  ['2026-01-01', '2026-12-31', null],
  ['2027-06-05', '2027-06-01', null],
] as const)('%s to %s lies at %j', (from, to, place) => {
  const found = onTwelveMonths({ from, to }, Number(from.startsWith('2028') ? 2028 : 2027));
  expect(found && [found.start, found.end]).toEqual(place);
});

test('the next time begins where the one before it ends', () => {
  const spans = [
    { from: '2027-01-01', to: '2027-01-05' },
    { from: '2027-01-06', to: '2027-04-30' },
    { from: '2027-05-01', to: '2027-12-14' },
    { from: '2027-12-15', to: '2027-12-31' },
  ];
  const ends = spans.map((span) => onTwelveMonths(span, 2027)?.end);
  expect(spans.slice(1).map((span) => onTwelveMonths(span, 2027)?.start)).toEqual(ends.slice(0, -1));
});
