import type { EnquiryKind } from '@sundowner/brand';
import { daysAfter } from '@sundowner/calendar/day';
import { exampleDay } from '@sundowner/calendar/read-date';
import { dayInWords } from '@sundowner/calendar/words';
import { dayIn } from '@sundowner/calendar/zone';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlyRequired, travelYear } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { sharedSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof formsAt>;

beforeAll(async () => {
  stage = await sharedSite();
  visitors = formsAt(stage);
});
afterAll(() => stage?.close());

const messages = (kind: EnquiryKind, changes: Record<string, unknown>) => visitors.messages(kind, changes);
const field = async (kind: EnquiryKind, name: string, changes: Record<string, unknown>) =>
  (await visitors.shown(await visitors.accepted(kind, { ...onlyRequired[kind], ...changes }))).fields.find(
    (each) => each.name === name,
  )?.value;

const surnamed: readonly EnquiryKind[] = [
  'telephone',
  'email',
  'celebration',
  'destination',
  'experiences',
  'contact',
  'careers',
];
const located: readonly EnquiryKind[] = [
  'email',
  'destination',
  'experiences',
  'residences',
  'travel-africa',
];

describe('messages, verbatim', () => {
  test('FRM-14/first-name FRM-05/name FRM-04/required', async () => {
    for (const kind of [...surnamed, 'residences', 'travel-africa'] as const) {
      expect(await messages(kind, { name: '' }), kind).toEqual({ name: 'First Name is required' });
    }
  });

  test('FRM-14/surname FRM-14/last-name FRM-05/surname', async () => {
    for (const kind of surnamed)
      expect(await messages(kind, { surname: ' ' })).toEqual({ surname: 'Surname is required' });
    for (const kind of ['residences', 'travel-africa'] as const)
      expect(await messages(kind, { surname: '' })).toEqual({ surname: 'Last name is required' });
  });

  test('FRM-14/country FRM-05/country-required FRM-05/country-optional', async () => {
    for (const kind of located)
      expect(await messages(kind, { country: '' })).toEqual({ country: 'Selection of country is required' });
    for (const kind of ['telephone', 'celebration'] as const)
      expect(await messages(kind, { country: '' })).toEqual({});
  });

  test('FRM-14/traveller-type FRM-06/traveller-type FRM-05/traveller-type', async () => {
    for (const kind of ['email', 'celebration', 'destination', 'experiences'] as const) {
      expect(await messages(kind, { natureOfVisit: 'You tell us...' })).toEqual({
        travellerType: 'Type of traveller is required',
      });
      expect(await messages(kind, { natureOfVisit: 'We are a couple' })).toEqual({});
    }
  });

  test('FRM-14/occasion FRM-05/reason-for-visit', async () => {
    expect(await messages('celebration', { reasonForVisit: '' })).toEqual({
      reasonForVisit: 'To make it easier for us to help you, please tell us what your special occasion is',
    });
  });

  test('FRM-14/consent FRM-05/consent SUB-05/consent only consentTrue is consent', async () => {
    const words = { accept: 'Your consent is required to proceed with your enquiry' };
    for (const accept of ['', 'on', 'true', true, ['on']])
      expect(await messages('email', { accept })).toEqual(words);
    expect(await messages('email', { accept: ['consentTrue'] })).toEqual({});
  });

  test('FRM-04/numeric FRM-04/phone FRM-05/tel', async () => {
    expect(await messages('email', { tel: 'call me' })).toEqual({
      tel: 'Telephone number can only consist of numbers',
    });
    expect(await messages('email', { adults: 'two' })).toEqual({
      adults: 'Adults can only consist of numbers',
    });
    expect(await messages('email', { tel: '+44 20' })).toEqual({
      tel: 'Telephone number must be a valid phone number',
    });
    expect(await messages('celebration', { tel: '' })).toEqual({ tel: 'Telephone number is required' });
    expect(await messages('contact', { tel: '' })).toEqual({});
  });

  test('FRM-05/tel the chosen country decides what a number without its code can be', async () => {
    const tel = '020 7946 0018';
    expect(await messages('email', { tel, country: 'United Kingdom' })).toEqual({});
    expect(await messages('email', { tel, country: 'Portugal' })).toEqual({
      tel: 'Telephone number must be a valid phone number',
    });
    expect(await messages('email', { tel: '+44 20 7946 0018', country: 'Portugal' })).toEqual({});
  });

  test('FRM-05/tel-normalised brackets, spaces and the chosen country come to one number', async () => {
    expect(await field('email', 'tel', { tel: '(020) 7946-0018' })).toBe('+44 20 7946 0018');
    expect(await field('email', 'tel', { tel: '0044 20 7946 0018' })).toBe('+44 20 7946 0018');
  });

  test('FRM-04/email FRM-05/email', async () => {
    for (const email of ['naledi', 'n@example', 'n@@example.com'])
      expect(await messages('newsletter', { email })).toEqual({
        email: 'Email address must be a valid email address',
      });
    expect(await messages('celebration', { preferredContactMethod: 'Email', email: 'n' })).toEqual({
      email: 'Email address must be a valid email address',
    });
  });
});

describe('conditions', () => {
  const children = ['email', 'destination', 'experiences', 'residences', 'travel-africa'] as const;

  test('FRM-06/children-ages are asked for from one child on, and must say ages', async () => {
    for (const kind of children) {
      expect(await messages(kind, { children: '1' })).toEqual({
        agesOfChildren: "Children's ages are required",
      });
      expect(await messages(kind, { children: '0' })).toEqual({});
      expect(await messages(kind, { children: '2', agesOfChildren: 'young' })).toEqual({
        agesOfChildren: "Children's ages must be ages, such as 4 and 9",
      });
      expect(await messages(kind, { children: '2', agesOfChildren: '4 and 44' })).toEqual({
        agesOfChildren: "Children's ages must be between 0 and 17",
      });
    }
  });

  test('FRM-06/children-ages of a celebration only when the number of guests is known', async () => {
    expect(await messages('celebration', { children: '1' })).toEqual({});
    expect(await messages('celebration', { knowNumberOfGuests: 'Yes', children: '1' })).toEqual({
      agesOfChildren: "Children's ages are required",
    });
  });

  test('FRM-13 a celebration asks for the number or the address, as the visitor prefers', async () => {
    expect(await messages('celebration', { preferredContactMethod: 'Email', tel: '' })).toEqual({
      email: 'Email address is required',
    });
    expect(await messages('celebration', { preferredContactMethod: '' })).toEqual({
      preferredContactMethod: 'Preferred contact method is required',
    });
  });

  test('FRM-13 what a condition hides is kept and never judged', async () => {
    const changes = { knowWhenToTravel: 'No', dateStart: 'whenever it rains' };
    expect(await field('celebration', 'dateStart', changes)).toBe('whenever it rains');
  });

  test('FRM-01 steppers have bounds, comments 2,000 characters', async () => {
    expect(await messages('email', { adults: '21', children: '13', agesOfChildren: '1' })).toEqual({
      adults: 'Adults must be between 1 and 20',
      children: 'Children must be between 0 and 12',
    });
    expect(await messages('email', { adults: '0' })).toEqual({ adults: 'Adults must be between 1 and 20' });
    expect(await messages('email', { comments: 'x'.repeat(2000) })).toEqual({});
    expect(await messages('email', { comments: 'x'.repeat(2001) })).toEqual({
      comments: 'Comments can be at most 2000 characters',
    });
  });
});

describe('dates', () => {
  const today = dayIn(Date.now(), 'Africa/Johannesburg');

  test('FRM-07/arrival not before today, with a day’s slack on the server', async () => {
    for (const kind of [...located, 'celebration'] as const) {
      const knows = { knowWhenToTravel: 'Yes' };
      expect(await messages(kind, { ...knows, dateStart: daysAfter(today, -3) })).toEqual({
        dateStart: 'Arrival cannot be before today',
      });
      expect(await messages(kind, { ...knows, dateStart: dayInWords(today) })).toEqual({});
    }
    expect(await messages('email', { dateStart: 'someday' })).toEqual({
      dateStart: `Arrival must be a date, such as ${dayInWords(exampleDay(today))}`,
    });
    expect(await messages('email', { dateStart: `31 June ${travelYear}` })).toEqual({
      dateStart: 'Arrival: there is no 31 June',
    });
    expect(await messages('email', { dateStart: '31 December 9999' })).toEqual({
      dateStart: expect.stringMatching(/^Arrival can be .* at the latest$/),
    });
  });

  test('FRM-07/departure at least one night after arrival', async () => {
    const dateStart = `5 March ${travelYear}`;
    expect(await messages('email', { dateStart, dateEnd: `05/03/${travelYear}` })).toEqual({
      dateEnd: 'Departure must be at least one night after arrival',
    });
    expect(await messages('email', { dateStart, dateEnd: `6/3/${travelYear}` })).toEqual({});
    expect(await messages('email', { dateEnd: daysAfter(today, -2) })).toEqual({
      dateEnd: 'Departure must be tomorrow or later',
    });
  });

  test('FRM-02/dates FRM-07/shown FRM-07/sent typed dates are read, and shown in words', async () => {
    for (const dateStart of [
      `5 March ${travelYear}`,
      `05/03/${travelYear}`,
      `March 5th ${travelYear}`,
      `${travelYear}-03-05`,
    ])
      expect(await field('email', 'dateStart', { dateStart })).toBe(`5 March ${travelYear}`);
    expect(await field('email', 'dateStart', { dateStart: `mid June ${travelYear}` })).toBe(
      `15 June ${travelYear}`,
    );
  });

  test('FRM-07 "mid June" and "June" say how fixed they are, where the traveller did not', async () => {
    const said = (dateStart: string, more = {}) => field('email', 'dateFlexibility', { dateStart, ...more });
    expect(await said(`mid June ${travelYear}`)).toBe('A few days either side');
    expect(await said(`June ${travelYear}`)).toBe('Any time that month');
    expect(await said(`June ${travelYear}`, { dateFlexibility: 'These dates' })).toBe('These dates');
    expect(await said(`5 June ${travelYear}`)).toBeUndefined();
  });
});
