import { readFileSync } from 'node:fs';
import { enquiryKinds } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { noEnquiryContent } from '../delivery/enquiry-content.ts';
import { type Condition, type FormConfig, fieldsOf } from '../forms/form.ts';
import { formForReading } from '../forms/form-content.ts';
import { formFor, forms } from '../forms/registry.ts';
import { formReference, referenceFile } from './form-reference.ts';

/**
 * The forms as docs/enquiry-forms.md has them, written down here a second time: sections in order, `*` required, `?` shown under
 * a condition, `=` preset.
 */
const nature = 'natureOfVisit travellerType*?';
const dates = 'dateStart dateEnd dateFlexibility';
const guests = 'adults children agesOfChildren*?';
const table: Readonly<Record<string, readonly (readonly [heading: string | null, fields: string])[]>> = {
  telephone: [[null, 'name* surname* tel* email* country timeToCall timeZone= accept*']],
  email: [
    ['What we need from you...', 'name* surname* email* tel* country*'],
    ['Your travel plans', `${nature} locationToVisit= likeToVisitTheseLodges? ${dates} ${guests} comments`],
    [null, 'previousVisitor otherExperiences hearMoreAbout accept*'],
  ],
  celebration: [
    ['What we need from you...', 'name* surname* preferredContactMethod* tel*? email*? country'],
    ["What's the occasion?", `reasonForVisit* ${nature}`],
    ['When to travel', 'knowWhenToTravel dateStart? dateEnd? dateFlexibility?'],
    ['Number of guests', 'knowNumberOfGuests adults? children? agesOfChildren*?'],
    ['Where', 'locationToVisit lodgeHotel= celebrationOtherExperiences'],
    ['Additional comments', 'comments accept*'],
  ],
  destination: [
    ['What we need from you...', 'name* surname* email* tel* country*'],
    ['Your travel plans (Optional)', `${nature} locationToVisit`],
    ['Logistics', `${dates} ${guests}`],
    ['Other', 'comments previousVisitor hearMoreAbout accept*'],
  ],
  experiences: [
    ['Personal details', 'name* surname* email* tel* country*'],
    ['Travel plans', `${nature} lodgeHotel= ${dates} ${guests} comments`],
    ['Other {category} experiences', 'otherExperiences= hearMoreAbout accept*'],
  ],
  residences: [
    ['Personal details', 'name* surname* email* tel* country*'],
    ['Leave the planning to us', 'comments'],
    ['Logistics', `residenceToVisit= ${dates}`],
    ['People', guests],
    [null, 'previousVisitor hearMoreAbout accept*'],
  ],
  'travel-africa': [
    ['Personal information', 'name* surname* email* tel* country*'],
    ['Travel plans', 'destination travelType packages='],
    ['Logistics', `${dates} ${guests} budget`],
    [null, 'comments= hearMoreAbout accept*'],
  ],
  newsletter: [[null, 'email* name interests accept*']],
  contact: [
    [null, 'name* surname* email* tel subject* enquiryReference? bookingReference? comments* accept*'],
  ],
  careers: [[null, 'name* surname* email* tel* vacancy= comments cv accept*']],
};

const written = (form: FormConfig) =>
  form.sections.map(({ heading, fields }) => [
    heading,
    fields
      .map(({ name, required, visible, preset }) =>
        [name, required === 'never' ? '' : '*', visible ? '?' : '', preset ? '=' : ''].join(''),
      )
      .join(' '),
  ]);

const yes = (field: string): Condition => ({ field, equals: 'Yes' });
const aChild: Condition = { field: 'children', atLeast: 1 };
const conditions: Readonly<Record<string, Condition>> = {
  travellerType: { field: 'natureOfVisit', startsWith: 'You tell us' },
  likeToVisitTheseLodges: { field: 'locationToVisit', is: 'filled' },
  agesOfChildren: aChild,
  enquiryReference: { field: 'subject', equals: 'sent enquiry' },
  bookingReference: { field: 'subject', equals: 'existing booking' },
};
const celebration: Readonly<Record<string, Condition>> = {
  ...conditions,
  tel: { field: 'preferredContactMethod', equals: 'Phone' },
  email: { field: 'preferredContactMethod', equals: 'Email' },
  dateStart: yes('knowWhenToTravel'),
  dateEnd: yes('knowWhenToTravel'),
  dateFlexibility: yes('knowWhenToTravel'),
  adults: yes('knowNumberOfGuests'),
  children: yes('knowNumberOfGuests'),
  agesOfChildren: { all: [yes('knowNumberOfGuests'), aChild] },
};

describe.each(enquiryKinds)('the %s form', (kind) => {
  const form = formFor(kind);
  if (!form) throw new Error(`There is no form of ${kind}.`);

  test('FRM-13 has exactly its sections, fields, requirements, presets and conditions', () => {
    expect(written(form)).toEqual(table[kind]);
    const shown = kind === 'celebration' ? celebration : conditions;
    for (const { name, visible } of fieldsOf(form))
      if (visible) expect([name, visible]).toEqual([name, shown[name]]);
  });

  test('FRM-01 its fields have one name each, words, a bound, and its inbox row names fields it has', () => {
    const names = fieldsOf(form).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of fieldsOf(form)) {
      expect(field.label.length * field.maxLength, field.name).toBeGreaterThan(0);
      expect(field.validateOn, field.name).toBe(field.rule === 'email' ? 'input' : 'blur');
    }
    expect(names).toEqual(expect.arrayContaining([...form.headline]));
  });
});

test('FRM-03 FRM-18 lists are complete, as enquiry-forms.md spells them', () => {
  const places = { ...noEnquiryContent, collection: demonstrationCollection() };
  const valuesOf = (kind: string, name: string) =>
    formForReading(kind, places)
      ?.sections.flatMap(({ fields }) => fields)
      .find((field) => field.name === name)
      ?.choices?.map(({ value }) => value);
  const standard = [
    'Lion Sands Game Reserve',
    'Monwana Game Lodge',
    'Marakele National Park - Marataba',
    'Cape Town',
  ];
  expect(valuesOf('email', 'locationToVisit')).toEqual(standard);
  expect(valuesOf('celebration', 'locationToVisit')).toEqual([
    ...standard,
    'Madikwe Game Reserve',
    'I am not sure',
  ]);
  expect(valuesOf('destination', 'locationToVisit')).toEqual(['Lion Sands', 'Marataba', 'Cape Town']);
  expect(valuesOf('travel-africa', 'budget')).toEqual([
    '$5,000-$6,500',
    '$6,500-$8,000',
    '$8,000-$10,500',
    '$10,500+',
  ]);
  expect(valuesOf('email', 'country')?.length).toBeGreaterThan(240);
  const groups = formForReading('email', places)?.sections[1]?.fields.find(
    ({ name }) => name === 'likeToVisitTheseLodges',
  )?.choices;
  expect(new Set(groups?.map(({ group }) => group))).toEqual(new Set(standard));
});

test('FRM-13 the reference in docs is what the code says', () => {
  expect(readFileSync(referenceFile, 'utf8')).toBe(formReference());
  expect(forms).toHaveLength(enquiryKinds.length);
});
