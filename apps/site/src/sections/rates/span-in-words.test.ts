import { expect, test } from 'vitest';
import { spanInWords, spansInWords } from './in-words.ts';

test.each([
  ['2027-01-01', '2027-01-05', '1 to 5 Jan'],
  ['2027-01-06', '2027-04-30', '6 Jan to 30 Apr'],
  ['2027-12-31', '2027-12-31', '31 Dec'],
  ['2027-05-01', '2027-05-31', 'May'],
  ['2027-06-01', '2027-09-30', 'Jun to Sep'],
  ['2027-02-01', '2027-02-28', 'Feb'],
])('%s to %s is %s', (from, to, words) => {
  expect(spanInWords({ from, to })).toBe(words.replaceAll(' ', '\u00a0'));
});

test('a season that comes twice is told in the order of the year, and each time once', () => {
  const autumn = { from: '2027-05-01', to: '2027-05-31' };
  expect(spansInWords([{ from: '2027-10-01', to: '2027-10-31' }, autumn, autumn])).toBe('May, Oct');
});

test('days of a season that follow on are one time, though some ask for more nights', () => {
  const summer = [
    { from: '2027-12-27', to: '2027-12-31' },
    { from: '2027-01-01', to: '2027-03-31' },
    { from: '2027-11-01', to: '2027-12-26' },
  ];
  expect(spansInWords(summer).replaceAll('\u00a0', ' ')).toBe('Jan to Mar, Nov to Dec');
  // Another rate's days that lie among them are told by themselves.
  const other = { from: '2027-12-20', to: '2027-12-31' };
  expect(spansInWords([...summer, other]).replaceAll('\u00a0', ' ')).toBe(
    'Jan to Mar, Nov to Dec, 20 to 31 Dec',
  );
});
