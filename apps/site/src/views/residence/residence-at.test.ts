import { expect, test } from 'vitest';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { residenceAt } from './read-residence-page.ts';

test.each([
  ['/capecadogan/residence', 'quarters-residence'],
  ['/capecadogan', null],
  ['/capecadogan/rooms', null],
  ['/lionsands/river-lodge', null],
  ['/lionsands/ivory-lodge/fish-eagle-villa', null],
])('the residence at %s is %s', (path, slug) => {
  const { properties } = currentCollection();
  const property = properties.find(({ root }) => path.startsWith(root));
  expect(property && residenceAt(property, path)).toBe(slug);
});
