import { offeredList, type Property } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { sampleEnquiry, sampleWith } from '../../../../../../tests/fakes/enquiry.ts';
import { demonstrationCollection } from '../../../../../../tests/support/demonstration-collection.ts';
import type { Field, FormConfig } from '../../../forms/form.ts';
import { telephoneForm } from '../../../forms/kinds/telephone.ts';
import type { StoredEnquiry } from '../channel.ts';
import { crmFields } from './fields.ts';
import { crmSubmission } from './submission.ts';

const collection = demonstrationCollection();

const pairs = (enquiry: StoredEnquiry, form: FormConfig) =>
  crmFields(enquiry, form, collection).map(({ name, value }) => `${name}=${value}`);

const lodges = offeredList('lodges', undefined, collection).choices;

/** A form of another kind, as data: a field of the wire name for each CRM name. */
function formOf(crmForm: FormConfig['crmForm'], names: Readonly<Record<string, string | null>>): FormConfig {
  const fields = Object.entries(names).map(
    ([name, crmName]): Field => ({
      type: 'text',
      name,
      label: name,
      errorName: name,
      required: 'never',
      rule: 'none',
      validateOn: 'blur',
      maxLength: 100,
      ...(crmName ? { crmName } : {}),
      ...(name === 'likeToVisitTheseLodges' ? { choices: lodges } : {}),
    }),
  );
  return { ...telephoneForm, crmForm, sections: [{ heading: null, fields }] };
}
const emailForm = formOf('email', {
  email: 'email',
  natureOfVisit: 'travel_plans',
  travellerType: null,
  locationToVisit: 'ideal_destination',
  likeToVisitTheseLodges: null,
  dateStart: 'arrival_date',
  dateFlexibility: null,
  comments: 'additional_comments',
  otherExperiences: 'other_more_experiences__1_',
});

test.each([
  ['email', 'email', 'naledi@example.com'],
  ['name', 'firstname', 'Naledi'],
  ['surname', 'lastname', 'Okafor'],
  ['tel', 'phone', '+442079460018'],
  ['country', 'country__dropdown_', 'United Kingdom'],
  ['timeToCall', 'preferred_time_to_call', 'Afternoon'],
])('SUB-12 telephone: %s is the CRM’s %s', (field, crmName, value) => {
  const sent = crmFields(sampleEnquiry(), telephoneForm, collection);
  expect(sent).toContainEqual({ objectTypeId: '0-1', name: crmName, value });
  const without = crmFields(sampleWith({ [field]: undefined }), telephoneForm, collection);
  expect(without.map(({ name }) => name)).not.toContain(crmName);
});

test('SUB-12 telephone: those six fields and no other', () => {
  const sent = crmFields(sampleEnquiry({ extra: { travel_plans: 'x' } }), telephoneForm, collection);
  expect(sent.map(({ name }) => name).sort()).toEqual(
    ['email', 'firstname', 'lastname', 'phone', 'country__dropdown_', 'preferred_time_to_call'].sort(),
  );
});

test('SUB-12 empty values are never sent', () => {
  const sent = crmFields(sampleWith({ country: '', timeToCall: '   ' }), telephoneForm, collection);
  expect(sent.map(({ name }) => name)).not.toContain('country__dropdown_');
  expect(sent.map(({ name }) => name)).not.toContain('preferred_time_to_call');
});

test('SUB-12 curly apostrophes become straight', () => {
  expect(pairs(sampleWith({ surname: 'O’Brien', country: 'Côte d‘Ivoire' }), telephoneForm)).toEqual(
    expect.arrayContaining(["lastname=O'Brien", "country__dropdown_=Côte d'Ivoire"]),
  );
});

test('a form of another kind is mapped by its own data: lists, lodges, own words, flexible dates', () => {
  const enquiry = sampleWith({
    natureOfVisit: 'You tell us...',
    travellerType: 'Two painters',
    locationToVisit: ['Lion Sands Game Reserve', 'Cape Town'],
    likeToVisitTheseLodges: ['River Lodge', 'Tinga Lodge'],
    dateStart: '2027-03-12',
    dateFlexibility: 'A few days either side',
    comments: 'Hippos?',
    otherExperiences: ['safari', 'treehouse'],
  });
  expect(pairs(enquiry, emailForm)).toEqual([
    'email=naledi@example.com',
    'travel_plans=Two painters',
    'ideal_destination=Lion Sands Game Reserve',
    'ideal_destination=Cape Town',
    'lion_sands_lodge_s_requested=River Lodge;Tinga Lodge',
    'cape_town_lodge_s_requested=Unknown',
    'arrival_date=2027-03-12',
    'additional_comments=Hippos?\nThe dates may move by a few days either side.',
    'other_more_experiences__1_=safari',
    'other_more_experiences__1_=treehouse',
  ]);
  const form = formOf('travel-africa', { destination: 'interested_destination', travelType: 'travel_plans' });
  const travel = sampleWith({ destination: ['Namibia', 'Zambia'], travelType: ['Couple', 'Alone'] });
  expect(pairs(travel, form)).toEqual([
    'interested_destination=Namibia, Zambia',
    'travel_plans=Couple, Alone',
  ]);
});

const origin = { siteUrl: 'https://example.com/', pageName: 'River Lodge' };
const consentIn = (enquiry: StoredEnquiry, form: FormConfig) =>
  crmSubmission(enquiry, form, origin, collection).legalConsentOptions.consent;
const typesIn = (enquiry: StoredEnquiry, form: FormConfig) =>
  consentIn(enquiry, form).communications.map(({ subscriptionTypeId }) => subscriptionTypeId);

test('SUB-05 consent is true only with consentTrue, and carries the words agreed to', () => {
  expect(consentIn(sampleEnquiry(), telephoneForm)).toMatchObject({
    consentToProcess: true,
    text: sampleEnquiry().consent.text,
  });
  for (const accept of [undefined, [], ['true'], 'yes']) {
    expect(consentIn(sampleWith({ accept }), telephoneForm).consentToProcess).toBe(false);
  }
});

test('SUB-05 SUB-12 email updates only for "Relevant email updates", and never from a telephone enquiry', () => {
  const wants = sampleWith({ hearMoreAbout: ['Relevant email updates'] });
  expect(typesIn(wants, telephoneForm)).toEqual([306316330]);
  expect(typesIn(wants, emailForm)).toEqual([306316139, 306316330]);
  expect(typesIn(sampleWith({ hearMoreAbout: ['Everything'] }), emailForm)).toEqual([306316330]);
  expect(typesIn(sampleEnquiry(), formOf('newsletter', { email: 'email' }))).toEqual([306316139, 306316330]);
});

test('SUB-12 the context is the page and, when it is well formed, the visitor’s cookie', () => {
  const hutk = '5F4DCC3B5AA765D61D8327DEB882CF99';
  const contextOf = (changes: Partial<StoredEnquiry>) =>
    crmSubmission(sampleEnquiry(changes), telephoneForm, origin, collection).context;
  const page = { pageUri: 'https://example.com/lionsands/river-lodge', pageName: 'River Lodge' };
  expect(contextOf({ hutk })).toEqual({ ...page, hutk: hutk.toLowerCase() });
  for (const malformed of [null, '', '37184', `${hutk}0`, 'z'.repeat(32)]) {
    expect(contextOf({ hutk: malformed })).toEqual(page);
  }
});

test('SUB-04 a property without a field of the CRM, and one the form does not offer, sends none', () => {
  const enquiry = sampleWith({
    locationToVisit: ['Lion Sands Game Reserve'],
    likeToVisitTheseLodges: ['River Lodge'],
  });
  const form = formOf('email', { likeToVisitTheseLodges: null });
  const changed = (change: Partial<Property>) => ({
    ...collection,
    properties: collection.properties.map((property) => ({ ...property, ...change })),
  });
  expect(crmFields(enquiry, form, collection)).toHaveLength(1);
  expect(crmFields(enquiry, form, changed({ crmField: '' }))).toEqual([]);
  expect(crmFields(enquiry, form, changed({ locations: {} }))).toEqual([]);
});

test('SUB-12 a lodge that is offered no more is still named under its location', () => {
  const form = formOf('email', { likeToVisitTheseLodges: null });
  const gone = { value: 'Old Camp', label: 'Old Camp', group: 'Lion Sands Game Reserve' };
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, retiredChoices: [gone] })),
  }));
  const enquiry = sampleWith({
    locationToVisit: ['Lion Sands Game Reserve'],
    likeToVisitTheseLodges: ['River Lodge', 'Old Camp'],
  });
  expect(pairs(enquiry, { ...form, sections })).toEqual([
    'lion_sands_lodge_s_requested=River Lodge;Old Camp',
  ]);
});

test('FRM-19/crm an extension goes to the CRM as its number field takes it', () => {
  const enquiry = sampleWith({ tel: '+442079460018;ext=5' });
  expect(pairs(enquiry, telephoneForm)).toContain('phone=+442079460018x5');
  expect(pairs(sampleWith({ tel: '+442079460018' }), telephoneForm)).toContain('phone=+442079460018');
});
