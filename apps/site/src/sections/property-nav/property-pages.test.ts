import { expect, test } from 'vitest';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { propertyPages } from './property-nav.tsx';

const [lionSands, monwana, , cape] = currentCollection().properties;
const pagesOf = (property: typeof lionSands, path: string, linkable = (_: string) => true) =>
  property ? propertyPages(property, path, linkable) : [];
const labels = (...asked: Parameters<typeof pagesOf>) => pagesOf(...asked).map(({ label }) => label);
const current = (...asked: Parameters<typeof pagesOf>) =>
  pagesOf(...asked).flatMap((page) => (page.current ? [`${page.label} ${page.current}`] : []));

test('only pages that are built are listed', () => {
  const built = ['/lionsands', '/lionsands/safaris'];
  expect(labels(lionSands, '/lionsands', (href) => built.includes(href))).toEqual([
    'Overview',
    'Lodges',
    'Safaris',
  ]);
  expect(labels(lionSands, '/lionsands', () => false)).toEqual([]);
});

test('a property without lodges of its own names what it has', () => {
  expect(labels(monwana, '/monwana')).not.toContain('Lodges');
  expect(labels(cape, '/capecadogan', (href) => href !== '/capecadogan/safaris')).toContain(
    'Quarters Residence',
  );
});

test.each([
  ['/lionsands', ['Overview page']],
  ['/lionsands/river-lodge', ['Lodges true']],
  ['/lionsands/river-lodge/rooms', ['Lodges true']],
  ['/lionsands/treehouses', ['Treehouses page']],
  ['/lionsands/treehouses/chalkley', ['Treehouses true']],
])('%s stands under its own entry', (path, expected) => {
  expect(current(lionSands, path)).toEqual(expected);
});
