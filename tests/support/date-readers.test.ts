import { readDate as formsReader } from '@sundowner/enquiries/forms/read-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDate as fieldsReader } from '../../apps/site/src/ui/date-range-field/read-date.ts';

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
});
