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
  [
    'email',
    {
      natureOfVisit: 'We are a family',
      dateStart: '2027-03-12',
      dateEnd: '2027-03-18',
      adults: '4',
      children: '2',
      agesOfChildren: '4, 7',
    },
    'Email, We are a family, 12 to 18 March 2027, 4 adults, 2 children (4 and 7)',
  ],
  ['email', { dateStart: '2027-03-30', dateEnd: '2027-04-02', adults: '2' }, 'Email, 30 March to 2 April 2027, 2 adults'],
  ['email', { dateStart: 'June', dateEnd: '2027-04-02' }, 'Email, June'],
  ['email', null, 'Email'],
  ['a kind of long ago', { name: 'Naledi' }, 'a kind of long ago'],
])('SUB-10 %s of %j is "%s"', (kind, values, words) => {
  expect(enquiryHeadline(kind, values, noEnquiryContent)).toBe(words);
});
