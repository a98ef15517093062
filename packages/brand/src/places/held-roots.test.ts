import { expect, test } from 'vitest';
import { defaultBrand } from '../brand.ts';
import type { Path } from './collection.ts';
import { withHeldRoots } from './held-roots.ts';
import { makeCollection } from './make-collection.ts';
import { routeOf } from './routes.ts';

const property = (key: string, slug: string) => ({ id: key, key, slug, name: key });
const lodge = {
  id: 1,
  contentfulTag: 'reed',
  name: 'Reed Camp',
  property: 'delta',
  link: '/delta/reed-camp',
};
const drafts = (...properties: object[]) =>
  makeCollection({ propertyUpdated: properties as never, accommodation: [lodge] }, defaultBrand);
const roots = new Map<string, Path>([['delta', '/delta']]);

test('below a property whose new address is a draft everything stands where it is published', () => {
  const moving = drafts(property('delta', 'wide-delta'), property('new', 'new'));
  expect(routeOf('/delta/reed-camp', moving)).toBeNull();
  const held = withHeldRoots(moving, roots);
  expect(routeOf('/delta/reed-camp/rooms', held)?.path).toBe('/{property}/{lodge}/rooms');
  expect(held.properties.map(({ root }) => root)).toEqual(['/delta', '/new']);
});

test('a draft of another property waits for an address that is still taken', () => {
  const both = drafts(property('other', 'delta'), property('delta', 'wide-delta'));
  expect(withHeldRoots(both, roots).properties.map(({ key, root }) => [key, root])).toEqual([
    ['delta', '/delta'],
  ]);
});
