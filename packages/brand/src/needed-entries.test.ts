import { describe, expect, test } from 'vitest';
import { defaultBrand } from './brand.ts';
import { hasEntryRule, neededEntries } from './needed-entries.ts';
import { routes } from './routes.ts';

test('every route with a parameter says which entries stand behind it', () => {
  const open = routes.filter(({ path }) => path.replace('{brand}', '').includes('{'));
  expect(open.length).toBeGreaterThan(15);
  expect(open.filter(({ path }) => !hasEntryRule(path))).toEqual([]);
});

test('a page that answers only while something is published says what', () => {
  const passing = routes.filter((route) => route.passing);
  expect(passing.length).toBeGreaterThan(3);
  expect(passing.filter(({ path }) => neededEntries(path).length === 0)).toEqual([]);
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
    expect(neededEntries('/lionsands/experiences/food-and-wine')).toEqual(needed);
    expect(neededEntries('/lionsands/experiences/food-and-wine/?persona=families#top')).toEqual(needed);
  });

  test('rooms need their lodge, and a journey is of the kind its address says', () => {
    expect(neededEntries('/marataba/mountain-lodge/rooms')).toEqual([
      [
        { collection: 'accommodation', where: { link: '/marataba/mountain-lodge', property: 'marataba' } },
        { collection: 'room', where: { 'accommodation.link': '/marataba/mountain-lodge' } },
      ],
    ]);
    const kinds = (path: string) =>
      neededEntries(path).map(([first]) => first?.where.kind ?? first?.collection);
    expect(kinds('/travel-africa/package/x')).toEqual(['package']);
    expect(kinds('/curated-journeys/x')).toEqual(['curatedJourney', 'packageSection']);
  });

  test('a page with the brand in its name is found under the brand', () => {
    expect(neededEntries('/more-conservation')[0]?.[0]?.where).toEqual({ slug: 'more-conservation' });
    expect(neededEntries('/veld-conservation', { ...defaultBrand, slug: 'veld' })).toHaveLength(1);
  });

  test.each(['/', '/contact-us', '/rates', '/search', '/nowhere', '/enquire/email'])(
    '%s stands on no entry of its own',
    (path) => {
      expect(neededEntries(path)).toEqual([]);
    },
  );
});
