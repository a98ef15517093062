import { expect, test } from 'vitest';
import { dayFrom, daysAfter, isDay, lastOfMonth, nightsBetween, nightsOf, yearsAfter } from './day.ts';
import { dateInWords, dayInWords, monthInWords, rangeInWords, shortDayInWords } from './words.ts';

test('a day is one of the calendar', () => {
  expect(dayFrom(2028, 2, 29)).toBe('2028-02-29');
  expect(dayFrom(2027, 2, 29)).toBeNull();
  expect(dayFrom(27, 2, 1)).toBeNull();
  expect(['2027-02-28', '2027-02-29', '2027-2-28', '28/02/2027', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('days are reckoned over months, years and changes of summer time', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(yearsAfter('2026-11-21', 5)).toBe('2031-11-21');
  expect(yearsAfter('2028-02-29', 5)).toBe('2033-03-01');
  expect(lastOfMonth('2028-02-03')).toBe('2028-02-29');
  expect(nightsBetween('2027-03-12', '2027-03-18')).toBe(6);
  expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(nightsBetween('2027-01-02', '2026-12-30')).toBe(-3);
  expect(nightsOf('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31']);
});

test('days in words say once what both ends of a stay share', () => {
  expect(dayInWords('2027-03-05')).toBe('5 March 2027');
  expect(shortDayInWords('2027-03-05')).toBe('5 Mar 2027');
  expect(dateInWords('2027-03-05')).toBe('5 March');
  expect(monthInWords('2027-03-05')).toBe('March 2027');
  expect(rangeInWords('2027-03-12', '2027-03-18')).toBe('Friday 12 to Thursday 18 March 2027');
  expect(rangeInWords('2027-03-30', '2027-04-02')).toBe('Tuesday 30 March to Friday 2 April 2027');
  expect(rangeInWords('2026-12-30', '2027-01-02')).toBe(
    'Wednesday 30 December 2026 to Saturday 2 January 2027',
  );
});
