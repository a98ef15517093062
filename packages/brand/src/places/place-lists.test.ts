import { expect, test } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { type CollectionEntries, makeCollection } from './make-collection.ts';
import { type EditedChoice, type ListedChoice, offeredList } from './place-lists.ts';

const entries: CollectionEntries = {
  propertyUpdated: [
    {
      key: 'delta',
      slug: 'the-delta',
      name: 'The Delta Camps',
      shortName: 'Delta',
      region: 'okavango',
      offeredIn: ['email', 'celebration', 'destination'],
      accommodation: [2, 1],
    },
    { key: 'harbour', slug: 'harbour', name: 'Harbour House', region: 'coast' },
  ],
  accommodation: [
    { id: 1, contentfulTag: 'reed', property: 'delta', link: '/the-delta/reed', enquiryName: 'Reed Camp' },
    {
      id: 2,
      contentfulTag: 'island',
      property: 'delta',
      link: '/the-delta/island',
      enquiryName: 'Island Camp',
    },
    { id: 3, contentfulTag: 'harbour', property: 'harbour', link: '/harbour', enquiryName: 'Harbour House' },
    { id: 4, contentfulTag: 'silent', property: 'delta', link: '/the-delta/silent' },
  ],
  accommodationCard: [{ contentfulTag: 'barge', region: 'okavango', enquiryName: 'The Barge' }],
  residence: [
    { slug: 'fig', name: 'Fig House', enquiryName: 'Fig' },
    { slug: 'marula', name: 'Marula House' },
  ],
  travelAfricaDestination: [
    { slug: 'botswana', name: 'Botswana' },
    { slug: 'nowhere' },
    { slug: 'zambia', name: 'Zambia' },
  ],
  region: [
    { key: 'okavango', name: 'Okavango' },
    { key: 'dunes', name: 'The Dunes', offeredIn: ['celebration'] },
  ],
};
const collection = makeCollection(entries, defaultBrand);
const valuesOf = (name: string, edited?: readonly EditedChoice[]) =>
  offeredList(name, edited, collection).choices.map(({ value }) => value);
const choice = (value: string, label = value): ListedChoice => ({ value, label });

test('FRM-03 locations are the properties of a form, then its regions; a celebration may be anywhere', () => {
  expect(valuesOf('locations')).toEqual(['The Delta Camps']);
  expect(valuesOf('destination-locations')).toEqual(['Delta']);
  expect(valuesOf('celebration-locations')).toEqual(['The Delta Camps', 'The Dunes', 'I am not sure']);
  expect(offeredList('celebration-locations', undefined, makeCollection({}, defaultBrand)).choices).toEqual(
    [],
  );
});

test('FRM-13 a journey may lead through the countries that have a page', () => {
  expect(valuesOf('journey-countries')).toEqual(['Botswana', 'Zambia']);
});

test('FRM-09 lodges stand under the location of their property, places without a page under that of their region', () => {
  expect(offeredList('lodges', undefined, collection).choices).toEqual([
    { ...choice('Island Camp'), group: 'The Delta Camps' },
    { ...choice('Reed Camp'), group: 'The Delta Camps' },
    { ...choice('The Barge'), group: 'The Delta Camps' },
    choice('Harbour House'),
  ]);
});

test('FRM-16 editors give order and words; what is not published goes, what they do not have follows', () => {
  const edited = [choice('Marula House', 'Marula, with a garden'), choice('Old House')];
  expect(offeredList('residences', edited, collection)).toEqual({
    choices: [choice('Marula House', 'Marula, with a garden'), choice('Fig')],
    gone: [choice('Old House')],
  });
  expect(valuesOf('residences', [choice('fig-old', 'Fig')])).toEqual(['fig-old', 'Marula House']);
  const celebration = [choice('I am not sure', 'Surprise us'), choice('The Dunes')];
  expect(offeredList('celebration-locations', celebration, collection)).toEqual({
    choices: [choice('The Dunes'), choice('The Delta Camps'), choice('I am not sure', 'Surprise us')],
    gone: [],
  });
});

test('what editors withhold is not offered, wherever it comes from', () => {
  expect(valuesOf('residences', [{ ...choice('Fig'), offered: false }])).toEqual(['Marula House']);
  const withheld = { ...choice('I am not sure'), offered: false as const };
  expect(valuesOf('celebration-locations', [withheld])).toEqual(['The Delta Camps', 'The Dunes']);
  expect(valuesOf('packages', [{ ...choice('Rail'), offered: false }, choice('Sea')])).toEqual(['Sea']);
});

test('any other list is the editors’ alone', () => {
  expect(valuesOf('packages')).toEqual([]);
  expect(valuesOf('packages', [choice('Rail')])).toEqual(['Rail']);
});
