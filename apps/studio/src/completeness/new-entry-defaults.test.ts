import { expect, test } from 'vitest';
import { type NewEntryFor, newEntryDefaults } from './new-entry-defaults.ts';

const lodge: NewEntryFor = {
  collection: 'accommodation',
  id: 7,
  entry: { name: 'Reed Camp', property: 'delta', contentfulTag: 'reed-camp' },
  key: 'the-delta-reed-camp',
  year: 2027,
};
const residence: NewEntryFor = {
  ...{ collection: 'residence', id: 8, key: 'residences-fig', year: 2027 },
  entry: { name: 'Fig', property: 'delta', accommodationTag: 'fig-house' },
};
const property: NewEntryFor = {
  ...{ collection: 'propertyUpdated', id: 9, key: 'the-delta', year: 2027 },
  entry: { name: 'The Delta Camps', key: 'delta' },
};

test.each([
  ['room', lodge, { accommodation: 7, property: 'delta' }],
  ['rate', lodge, { title: 'Reed Camp, 2027', property: 'delta', year: 2027, accommodation: 7 }],
  ['rate', property, { title: 'The Delta Camps, 2027', property: 'delta', year: 2027 }],
  ['accommodationCard', lodge, { contentfulTag: 'reed-camp' }],
  ['accommodationCard', residence, { contentfulTag: 'fig-house' }],
  ['introSection', lodge, { heroBannerFor: 'the-delta-reed-camp' }],
  ['experiencesProperty', property, { contentfulTag: 'delta' }],
  ['tag', property, { title: 'The Delta Camps', category: 'Properties' }],
])('a %s is begun with what ties it to its entry', (collection, of, holds) => {
  expect(newEntryDefaults[collection]?.(of)).toEqual(holds);
});
