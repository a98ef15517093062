import { expect, test } from 'vitest';
import { exampleDay, readDate } from './read-date.ts';

const today = '2026-11-21';
test.each([
  ['5 March 2027', '2027-03-05'],
  ['5 Mar 2027', '2027-03-05'],
  ['5th of March, 2027', '2027-03-05'],
  ['March 5th 2027', '2027-03-05'],
  ['Friday 5 March 2027', '2027-03-05'],
  ['Fri, 5 March', '2027-03-05'],
  ['05/03/2027', '2027-03-05'],
  ['5.3.27', '2027-03-05'],
  ['5-3-2027', '2027-03-05'],
  ['5/3', '2027-03-05'],
  ['5-Mar-2027', '2027-03-05'],
  ['5-March', '2027-03-05'],
  ['2027-03-05', '2027-03-05'],
  ['  21 NOVEMBER ', '2026-11-21'],
  ['20 November', '2027-11-20'],
  ['3 sept', '2027-09-03'],
  ["5 March '27", '2027-03-05'],
  ['29 February', '2028-02-29'],
  ['today', '2026-11-21'],
  ['tomorrow', '2026-11-22'],
])('FRM-07 %s is %s', (text, day) => {
  expect(readDate(text, today)).toEqual({ day, precision: 'day' });
});

test.each([
  ['mid June', '2027-06-15', 'days'],
  ['mid-June 2028', '2028-06-15', 'days'],
  ['early January', '2027-01-05', 'days'],
  ['end of August', '2027-08-25', 'days'],
  ['around the middle of May', '2027-05-15', 'days'],
  ['late november', '2026-11-25', 'days'],
  ['June', '2027-06-01', 'month'],
  ['in June 2027', '2027-06-01', 'month'],
  ['November', '2026-11-21', 'month'],
  ['November 2027', '2027-11-01', 'month'],
])('%s is about %s', (text, day, precision) => {
  expect(readDate(text, today)).toEqual({ day, precision });
});

test.each([
  ['June 2027', '2027-06-30'],
  ['February', '2027-02-28'],
  ['November', '2026-11-30'],
  ['December 2027', '2027-12-31'],
])('%s as the end of a stay is its last day', (text, day) => {
  expect(readDate(text, today, 'end')).toEqual({ day, precision: 'month' });
});

test.each([
  '',
  'soon',
  '31 June 2027',
  '05/13/2027',
  '30 February',
  '5',
  'ma 2027',
  '5 3 march',
  '0 March',
  '32/1/2027',
  '2027',
])('%j is no date', (text) => {
  expect(readDate(text, today)).toBeNull();
});

test('FRM-07 digits of other scripts are read, and a text too long for a date is not', () => {
  expect(readDate('٥ March ２０２７', today)).toEqual({ day: '2027-03-05', precision: 'day' });
  expect(readDate(`5 March 2027${' '.repeat(60)}`, today)).toBeNull();
});

test('the example of a date is always still to come', () => {
  expect(exampleDay('2026-11-24')).toBe('2027-03-05');
  expect(exampleDay('2027-03-05')).toBe('2027-03-05');
  expect(exampleDay('2027-03-06')).toBe('2028-03-05');
});
