import { expect, test } from 'vitest';
import { noEnquiryContent } from '../delivery/enquiry-content.ts';
import { enquiryHeadline } from './row-words.ts';

test.each([
  ['residences', { dateStart: '2028-02-29', adults: '2' }, 'Residences, 29 February 2028, 2 adults'],
  ['residences', { adults: '1' }, 'Residences, 1 adult'],
  ['experiences', { lodgeHotel: 'non selected', dateStart: '2028-02-29' }, 'Experiences, 29 February 2028'],
  [
    'email',
    { natureOfVisit: 'You tell us...', travellerType: 'Two sisters and a nephew' },
    'Email, Two sisters and a nephew',
  ],
  ['email', { natureOfVisit: 'You tell us...' }, 'Email'],
  ['email', { natureOfVisit: 'We are a couple', travellerType: 'left over' }, 'Email, We are a couple'],
  ['email', null, 'Email'],
  ['a kind of long ago', { name: 'Naledi' }, 'a kind of long ago'],
])('SUB-10 %s of %j is "%s"', (kind, values, words) => {
  expect(enquiryHeadline(kind, values, noEnquiryContent)).toBe(words);
});
