import { describe, expect, test } from 'vitest';
import { dayWords, readDay, readPeriod } from './cells.ts';

describe('a day', () => {
  test.each([
    ['2027-01-31', '2027-01-31'],
    ['31/01/2027', '2027-01-31'],
    ['1.2.27', '2027-02-01'],
    ['31 Jan 2027', '2027-01-31'],
    ['31-Jan-27', '2027-01-31'],
    ['2027/1/31', '2027-01-31'],
    ['2027-01-31T00:00:00Z', '2027-01-31'],
    ['1st September 2027', '2027-09-01'],
    ['15 Sept', '2026-09-15'],
    ['Fri, 1 Jan 2027', '2027-01-01'],
    ['January 31, 2027', '2027-01-31'],
    ['31 April 2027', null],
    ['13/13/2027', null],
    ['soon', null],
  ])('%s is %s', (cell, day) => expect(readDay(cell, 2026)).toBe(day));

  test('a period takes the year it names once, and may cross into the next', () => {
    expect(readPeriod('1 Jan – 31 Mar 2027', null)).toEqual({ from: '2027-01-01', to: '2027-03-31' });
    expect(readPeriod('01/01/2027 to 31/03/2027', null)).toEqual({ from: '2027-01-01', to: '2027-03-31' });
    expect(readPeriod('15 Dec - 5 Jan 2028', null)).toEqual({ from: '2027-12-15', to: '2028-01-05' });
    expect(readPeriod('winter', 2027)).toBeNull();
    expect(dayWords('2027-03-01')).toBe('1 Mar 2027');
  });
});
