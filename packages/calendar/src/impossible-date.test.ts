import { expect, test } from 'vitest';
import { impossibleDate } from './read-date.ts';

test.each([
  ['29 February 2027', 'there is no 29 February in 2027'],
  ['29-Feb-2027', 'there is no 29 February in 2027'],
  ['2027-02-29', 'there is no 29 February in 2027'],
  ["Feb 29th '27", 'there is no 29 February in 2027'],
  ['31 June', 'there is no 31 June'],
  ['31 June 2028', 'there is no 31 June'],
  ['32/1/2027', 'there is no 32 January'],
  ['3/25/2027', 'there is no month 25; write the day first, as in 25/3/2027'],
  ['3/25', 'there is no month 25; write the day first, as in 25/3'],
  ['45/45/2027', 'there is no month 45'],
  ['2027-13-05', 'there is no month 13'],
])('FRM-07 of %s it says why', (text, why) => {
  expect(impossibleDate(text)).toBe(why);
});

test.each([
  '29 February 2028',
  '29 February',
  '05/03/2027',
  'June 2027',
  'mid June',
  'soon',
  '',
  '5 '.repeat(60),
])('FRM-07 of %j there is nothing to say', (text) => {
  expect(impossibleDate(text)).toBeNull();
});
