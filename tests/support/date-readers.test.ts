import { readDate as formsReader } from '@sundowner/enquiries/forms/read-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate as fieldsReader } from '../../apps/site/src/ui/date-range-field/read-date.ts';

describe.each([
  ['the forms', formsReader],
  ['the date fields', fieldsReader],
])('as %s read it', (_who, readDate) => {
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
    '32/1/2027',
    '2027',
  ])('%j is no date', (text) => {
    expect(readDate(text, today)).toBeNull();
  });
});

const word = fc.constantFrom(
  ...[
    '5',
    '31',
    '29',
    '12',
    '3rd',
    '2027',
    '27',
    "'28",
    'march',
    'Feb',
    'June',
    'sept',
    'mid',
    'late',
    'end of',
  ],
  ...['tomorrow', 'today', 'Fri', 'the', 'around', '/', '-', '.', ',', '0', '2027-03-05', '05/03/2027', 'x'],
);
const typed = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .chain((words) => fc.constantFrom(words.join(' '), words.join('')));

test('FRM-07 the date fields and the forms read a date the same way', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom('2026-11-22', '2028-02-29', '2027-12-31'), (text, today) => {
      fc.pre(text.length <= 60);
      expect(formsReader(text, today), text).toEqual(fieldsReader(text, today));
    }),
    { numRuns: 2000 },
  );
}, 60_000);
