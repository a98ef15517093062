import { expect, test } from 'vitest';
import { groupsByKind, listDocuments } from './document-listing.ts';
import type { DownloadEntry } from './downloads.ts';

const document = (title: string, category: string, property: string | null = null): DownloadEntry => ({
  title,
  category,
  property,
  description: title === 'Menu' ? 'Crêpes, without meat' : '',
  file: null,
  href: `/${title}.pdf`,
  updated: null,
  forPartners: false,
});
const groups = groupsByKind([
  document('Menu', 'menus', 'lionsands'),
  document('Lion Sands: fact sheet', 'facts', 'lionsands'),
  document('Marataba: fact sheet', 'facts', 'marataba'),
  document('Roads', 'maps'),
  document('Odd', 'made-up'),
]);
const asked = (query: string) => {
  const { groups: found, ...rest } = listDocuments(groups, new URLSearchParams(query));
  return { titles: found.flatMap(({ documents }) => documents.map(({ title }) => title)), ...rest };
};

test('kinds stand in the studio’s order, and one nobody knows comes last', () => {
  expect(groups.map(({ heading }) => heading)).toEqual([
    'Fact sheets',
    'Maps and access',
    'Menus',
    'Other documents',
  ]);
});

test('nothing asked is everything, with the properties there is something of', () => {
  expect(asked('')).toMatchObject({ count: 5, properties: ['lionsands', 'marataba'], property: null });
});

test('a property and words narrow it down together, the kind and the property found as well', () => {
  expect(asked('property=lionsands').titles).toEqual(['Lion Sands: fact sheet', 'Menu']);
  expect(asked('property=lionsands&q=fact').titles).toEqual(['Lion Sands: fact sheet']);
  expect(asked('q=CREPES%20meat').titles).toEqual(['Menu']);
  expect(asked('q=menus').titles).toEqual(['Menu']);
  expect(asked('q=game%20reserve').titles).toEqual(['Lion Sands: fact sheet', 'Menu']);
  expect(asked('q=access').titles).toEqual(['Roads']);
  expect(asked('q=ccess').titles).toEqual([]);
});

test('a property nobody has is left aside, and a search is a line long at most', () => {
  expect(asked('property=monwana')).toMatchObject({ count: 5, property: null });
  expect(asked(`q=${'x'.repeat(300)}`).words).toHaveLength(100);
});
