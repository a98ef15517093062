import { dayInWords } from '@sundowner/calendar/words';
import { expect, test } from 'vitest';
import { dateFault, isoDate } from './dates.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const browser = { now, slackDays: 0, timeZone: 'Africa/Johannesburg' };
const server = { now, slackDays: 1, timeZone: 'Africa/Johannesburg' };

test.each([
  ['21 November 2026', null, null],
  ['22/11/2026', null, null],
  ['20 November 2026', 'Arrival cannot be before today', null],
  ['19 November 2026', 'Arrival cannot be before today', 'Arrival cannot be before today'],
  ['21 November 2031', null, null],
  [
    '31 December 9999',
    'Arrival can be 21 November 2031 at the latest',
    'Arrival can be 21 November 2031 at the latest',
  ],
  [
    '29 February 2027',
    'Arrival: there is no 29 February in 2027',
    'Arrival: there is no 29 February in 2027',
  ],
  ['someday', 'Arrival must be a date, such as 5 March 2027', 'Arrival must be a date, such as 5 March 2027'],
])('FRM-07 an arrival of %s', (text, inBrowser, onServer) => {
  expect(dateFault('Arrival', text, browser)).toBe(inBrowser);
  expect(dateFault('Arrival', text, server)).toBe(onServer);
});

test.each([
  ['22 November 2026', '', null],
  ['21 November 2026', '', 'Departure must be tomorrow or later'],
  ['6 March 2027', '5 March 2027', null],
  ['5 March 2027', '05/03/2027', 'Departure must be at least one night after arrival'],
  ['4 March 2027', '5 March 2027', 'Departure must be at least one night after arrival'],
  ['June 2027', 'June 2027', null],
  ['June 2027', '30 June 2027', 'Departure must be at least one night after arrival'],
  // An arrival nobody can read is that field's error; the departure is then judged alone.
  ['22 November 2026', 'someday', null],
])('FRM-07 a departure of %s after "%s"', (text, arrival, expected) => {
  expect(dateFault('Departure', text, browser, arrival)).toBe(expected);
});

test('FRM-02 FRM-07 a date is held as "5 March 2027" and sent as yyyy-mm-dd', () => {
  expect(isoDate(dayInWords('2027-03-05'), '2026-11-21')).toBe('2027-03-05');
});

test('FRM-07 the example of a date is one still to come', () => {
  const at = { now: Date.parse('2031-06-01T10:00:00Z'), slackDays: 0, timeZone: 'Africa/Johannesburg' };
  expect(dateFault('Arrival', 'someday', at)).toBe('Arrival must be a date, such as 5 March 2032');
});
