import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../../../tests/fakes/enquiry.ts';
import { emailForm } from '../../forms/kinds/email.ts';
import { experiencesForm } from '../../forms/kinds/experiences.ts';
import { conciergeRows } from './concierge-mail/concierge-rows.ts';
import { structuredChoices, visitorView } from './visitor-mail/visitor-view.ts';

const values = {
  natureOfVisit: 'You tell us...',
  travellerType: 'Two sisters and a nephew',
  lodgeHotel: 'non selected',
  adults: '2',
};

test('SUB-10 a lodge nobody named is said to be none, never "non selected"', () => {
  const rows = conciergeRows(
    sampleEnquiry({ kind: 'experiences', values }),
    experiencesForm,
    'Africa/Johannesburg',
  );
  expect(rows.find(({ label }) => label === 'Lodge or hotel')?.lines).toEqual(['none named']);
  expect(rows.find(({ label }) => label === 'Tell us who is travelling')?.lines).toEqual([
    'Two sisters and a nephew',
  ]);
});

test('SUB-14 the visitor reads her choices; the one that only asks for her words is none', () => {
  expect(structuredChoices(sampleEnquiry({ kind: 'email', values }), emailForm)).toEqual([
    { label: 'Adults', value: '2' },
  ]);
});

test('SUB-14 a mail says what its address was given for', () => {
  const house = { brand: 'More', contactUrl: 'https://example.com/c', privacyUrl: 'https://example.com/p' };
  const footer = (kind: string) => visitorView(sampleEnquiry({ kind }), house).footer;
  expect(footer('email')).toContain(
    'your address was given in an enquiry on our website on 20 November 2026',
  );
  expect(footer('newsletter')).toContain('your address was entered for our letter on our website');
  expect(footer('careers')).toContain('your address was given in an application on our website');
});

test.each([
  ['4 and 7', '4 and 7'],
  ['4, 9, 12', '4, 9, 12'],
  ['8 months and 3 years', '8 months and 3 years'],
  ['buy at example.com, 4', null],
  ['4. www.example.com', null],
])('SUB-14 ages "%s" are told to the visitor as %s: figures, and never anybody’s words', (typed, told) => {
  const enquiry = sampleEnquiry({ kind: 'email', values: { children: '2', agesOfChildren: typed } });
  const ages = structuredChoices(enquiry, emailForm).find(({ label }) => /ages/i.test(label));
  expect(ages?.value ?? null).toBe(told);
});
