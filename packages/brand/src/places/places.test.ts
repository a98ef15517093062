import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { defaultBrand } from '../brand.ts';
import { makeCollection } from './make-collection.ts';
import {
  bookablePlaces,
  experienceOfPath,
  kindOfPage,
  placeOfPath,
  propertyOfPath,
  regionOfKey,
  regionOfPath,
  trackingCategoryOf,
} from './places.ts';

const collection = demonstrationCollection();

test('a page belongs to the property whose root it stands under', () => {
  expect(propertyOfPath('/lionsands/river-lodge', collection)?.key).toBe('lionsands');
  expect(propertyOfPath('/capecadogan', collection)?.key).toBe('capecadogan');
  expect(propertyOfPath('/lionsandsx', collection)).toBeNull();
  expect(propertyOfPath('/', collection)).toBeNull();
});

test('every property stands in a region visitors may see', () => {
  expect(collection.properties).toHaveLength(4);
  for (const { region } of collection.properties)
    expect(regionOfKey(region, collection)?.hidden, region).toBe(false);
});

test('no two places are booked under one tag', () => {
  const tags = bookablePlaces(collection).map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
});

test.each([
  ['/lionsands/river-lodge', 'lion-sands-river-lodge', 'sabi-sand'],
  ['/lionsands/river-lodge/rooms', 'lion-sands-river-lodge', 'sabi-sand'],
  ['/lionsands/ivory-lodge/fish-eagle-villa', 'lion-sands-ivory-lodge-fish-eagle-villa', 'sabi-sand'],
  ['/residences/hinkwenu', 'lion-sands-tinga-lodge-hinkweni-villa', 'sabi-sand'],
  ['/residences/redcliffe', 'more-quarters-redcliffe-house', 'cape-town'],
  ['/capecadogan/rooms', 'cape-cadogan', 'cape-town'],
  ['/capecadogan/residence', 'cape-cadogan-residence', 'cape-town'],
  ['/monwana/suites', 'monwana', 'thornybush'],
  ['/marataba/safaris', undefined, 'marakele'],
  ['/contact-us', undefined, null],
  ['/lionsands-river-lodge', undefined, null],
])('MOD-07/current-region %s is about %s in %s', (path, tag, region) => {
  expect(placeOfPath(path, collection)?.tag).toBe(tag);
  expect(regionOfPath(path, collection)).toBe(region);
});

test.each([
  ['/experiences/food-and-wine', 'foodandwine'],
  ['/lionsands/experiences/community-and-conservation', 'community'],
  ['/lionsands/treehouses/chalkley', 'treehouse'],
  ['/marataba/safaris', 'safari'],
  ['/experiences/mack-and-madi-family-adventure', 'mackandmadi'],
  ['/experiences/explore', undefined],
  ['/experiences', undefined],
  ['/', undefined],
])('MOD-12/preset %s is about %s', (path, value) => {
  expect(experienceOfPath(path, collection)?.value).toBe(value);
});

test.each([
  ['/lionsands/river-lodge', 'Lion Sands'],
  ['/marataba', 'Marataba'],
  ['/capecadogan/rooms', 'Cape Cadogan'],
  ['/monwana', ''],
  ['/destinations/kruger-national-park', 'Kruger'],
  ['/destinations/sabi-sands-reserve', 'Sabi Sands'],
  ['/destinations/marakele-national-park', 'Marakele'],
  ['/destinations/cape-town', 'Cape Town'],
  ['/curated-journeys/romance-of-africa', 'Romance of Africa'],
  ['/travel-africa/package/quintessential-cape', ''],
  ['/', ''],
])('SUB-11 %s counts as "%s"', (path, category) => {
  expect(trackingCategoryOf(path, collection)).toBe(category);
});

test('pages of properties are about the kind that names them, or whose address ends with their name', () => {
  const kind = (title: string, link: string, more: object = {}) => ({
    ...{ title, link, enquiryValue: title, experiencesCategoryFor: 'experiences' },
    ...more,
  });
  const known = makeCollection(
    {
      experiencesCategory: [
        kind('drives', '/experiences/drives-and-walks', { propertyPage: 'safaris' }),
        kind('nests', '/the-delta/treehouses'),
        kind('wine', '/experiences/wine'),
      ],
    },
    defaultBrand,
  );
  expect(known.experiences.map(({ page }) => page)).toEqual(['safaris', 'treehouses', '']);
  expect(experienceOfPath('/the-delta/safaris', known)?.name).toBe('drives');
  expect(experienceOfPath('/the-delta/treehouses/marula', known)?.name).toBe('nests');
  expect(kindOfPage('safaris', collection)?.path).toBe('/experiences/safari');
});

test('SUB-08/madikwe a property that is bought counts as its own entry says, and another’s forms do not', () => {
  const more = makeCollection(
    {
      propertyUpdated: [
        { id: 1, key: 'madikwe', slug: 'madikwe', name: 'Madikwe', trackingCategory: 'Madikwe' },
      ],
    },
    defaultBrand,
  );
  expect(trackingCategoryOf('/madikwe/kopano/rooms', more)).toBe('Madikwe');
  expect(trackingCategoryOf('/madikwe-and-more', more)).toBe('');
  expect(trackingCategoryOf('/madikwe', collection)).toBe('');
});
