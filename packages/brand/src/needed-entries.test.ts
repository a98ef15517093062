import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../../tests/support/demonstration-collection.ts';
import { defaultBrand } from './brand.ts';
import { hasEntryRule, isNeededBy, neededEntries } from './needed-entries.ts';
import { pagePaths, routeOf, routes } from './places/routes.ts';

const collection = demonstrationCollection();
const needs = (path: string) => neededEntries(path, collection);

test('every route with a parameter says which entries stand behind it', () => {
  const open = routes.filter(({ path }) => /\{(?!brand|property)/.test(path));
  expect(open.length).toBeGreaterThan(15);
  expect(open.filter(({ path }) => !hasEntryRule(path))).toEqual([]);
});

test('a page that answers only while something is published says what', () => {
  const whilePublished = pagePaths(collection).filter((path) => routeOf(path, collection)?.whilePublished);
  expect(whilePublished.length).toBeGreaterThan(3);
  expect(whilePublished.filter((path) => needs(path).length === 0)).toEqual([]);
});

describe('neededEntries', () => {
  test('a kind of experience of a property stands in the entry of that property', () => {
    const needed = [
      [
        {
          collection: 'experiencesProperty',
          where: {
            contentfulTag: 'lion-sands',
            'experienceCategories.link': '/lionsands/experiences/food-and-wine',
          },
        },
      ],
    ];
    expect(needs('/lionsands/experiences/food-and-wine')).toEqual(needed);
    expect(needs('/lionsands/experiences/food-and-wine/?persona=families#top')).toEqual(needed);
  });

  test('rooms need their lodge, and a journey is of the kind its address says', () => {
    expect(needs('/marataba/mountain-lodge/rooms')).toEqual([
      [
        { collection: 'accommodation', where: { link: '/marataba/mountain-lodge', property: 'marataba' } },
        { collection: 'room', where: { 'accommodation.link': '/marataba/mountain-lodge' } },
      ],
    ]);
    expect(needs('/monwana/suites')).toEqual([
      [
        { collection: 'accommodation', where: { link: '/monwana', property: 'monwana' } },
        { collection: 'room', where: { 'accommodation.link': '/monwana' } },
      ],
    ]);
    const kinds = (path: string) => needs(path).map(([first]) => first?.where.kind ?? first?.collection);
    expect(kinds('/travel-africa/package/x')).toEqual(['package']);
    expect(kinds('/curated-journeys/x')).toEqual(['curatedJourney', 'packageSection']);
  });

  test('a page of treehouses needs one that names its property, listed there or not', () => {
    const needed = [
      [
        { collection: 'treehouse', where: { property: 'lionsands' } },
        { collection: 'propertyUpdated', where: { key: 'lionsands' } },
      ],
    ];
    expect(needs('/lionsands/treehouses')).toEqual(needed);
  });

  test('a page with the brand in its name is found under the brand', () => {
    expect(needs('/more-conservation')[0]?.[0]?.where).toEqual({ slug: 'more-conservation' });
    const veld = demonstrationCollection({ ...defaultBrand, slug: 'veld' });
    expect(neededEntries('/veld-conservation', veld)).toHaveLength(1);
  });

  test.each(['/', '/contact-us', '/rates', '/search', '/nowhere', '/enquire/email'])(
    '%s stands on no entry of its own',
    (path) => {
      expect(needs(path)).toEqual([]);
    },
  );
});

test('an entry is needed by the pages it makes, by what it and its rows hold', () => {
  const link = '/lionsands/experiences/food-and-wine';
  const page = { contentfulTag: 'lion-sands', experienceCategories: [{ link: '/elsewhere' }, { link }] };
  expect(isNeededBy(link, 'experiencesProperty', page, collection)).toBe(true);
  expect(isNeededBy(`${link}-x`, 'experiencesProperty', page, collection)).toBe(false);
  expect(isNeededBy(link, 'experiencesCategory', page, collection)).toBe(false);
  const room = { accommodation: { link: '/lionsands/river-lodge' } };
  expect(isNeededBy('/lionsands/river-lodge/rooms', 'room', room, collection)).toBe(true);
  expect(isNeededBy('/lionsands/river-lodge/rooms', 'room', { accommodation: 7 }, collection)).toBe(false);
  expect(isNeededBy('/', 'homepage', {}, collection)).toBe(false);
});
