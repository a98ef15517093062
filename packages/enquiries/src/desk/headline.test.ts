import { expect, test } from 'vitest';
import { noEnquiryContent } from '../delivery/enquiry-content.ts';
import { enquiryHeadline } from './headline.ts';

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
      locationToVisit: ['River Lodge'],
      dateStart: '2027-03-12',
      dateEnd: '2027-03-18',
      adults: '2',
      children: '2',
      agesOfChildren: '4 and 7',
    },
    'Email, River Lodge, 12 to 18 March 2027, 2 adults, 2 children (4, 7)',
  ],
  ['email', { children: '2', agesOfChildren: '4' }, 'Email, 2 children (4, one age not given)'],
  ['email', { children: '3', agesOfChildren: '4' }, 'Email, 3 children (4, two ages not given)'],
  ['email', { dateStart: '2027-03-28', dateEnd: '2027-04-02' }, 'Email, 28 March to 2 April 2027'],
  ['email', { dateStart: '2027-12-28', dateEnd: '2028-01-02' }, 'Email, 28 December 2027 to 2 January 2028'],
  ['email', { dateStart: 'in March', adults: 'four' }, 'Email, in March'],
  ['email', null, 'Email'],
  ['a kind of long ago', { name: 'Naledi' }, 'a kind of long ago'],
])('SUB-10 %s of %j is "%s"', (kind, values, words) => {
  expect(enquiryHeadline({ kind }, values, noEnquiryContent)).toBe(words);
});

test('CNV-04/ways an enquiry of the desk says how it began in the place of its form', () => {
  const began = { kind: 'email', way: 'telephone' };
  expect(enquiryHeadline(began, { adults: '1' }, noEnquiryContent)).toBe('By telephone, 1 adult');
});
