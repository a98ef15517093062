import { expect, test } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { makeCollection } from './make-collection.ts';
import { movedPath } from './moved-paths.ts';

const collection = makeCollection(
  {
    propertyUpdated: [
      { id: 1, key: 'delta', slug: 'the-delta', name: 'The Delta Camps' },
      { id: 2, key: 'harbour', slug: 'harbour', name: 'Harbour House', roomsPage: 'suites' },
    ],
    accommodation: [
      {
        ...{ id: 11, contentfulTag: 'reed-camp', name: 'Reed Camp', property: 'delta' },
        link: '/the-delta/reed-camp',
      },
      { id: 12, contentfulTag: 'harbour', name: 'Harbour House', property: 'harbour', link: '/harbour' },
    ],
  },
  defaultBrand,
);
const moved = (path: string) => movedPath(path, collection);

test.each([
  ['/rates-and-offers', '/rates'],
  ['/packages', '/curated-journeys'],
  ['/packages/', '/curated-journeys'],
  ['/Packages', '/curated-journeys'],
  ['/the-delta/rates', '/the-delta/rates-and-offers'],
  ['/harbour/rates//', '/harbour/rates-and-offers'],
  ['/Harbour/Rates', '/harbour/rates-and-offers'],
  ['/harbour/rooms', '/harbour/suites'],
])('RT-17 %s moved to %s', (path, target) => {
  expect(moved(path)).toBe(target);
});

test.each([
  '/',
  '',
  '/rates',
  '/packages/x',
  '/constructor',
  '/harbour',
  '/harbour/suites',
  '/harbour/rates-and-offers',
  '/harbour/rates/x',
  // Nobody sleeps at its root.
  '/the-delta/rooms',
  '/the-delta/suites',
  '/the-delta/reed-camp',
  '/unknown/rates',
])('RT-17 %s stays', (path) => {
  expect(moved(path)).toBeNull();
});

test('no target moved itself', () => {
  for (const path of ['/rates-and-offers', '/packages', '/harbour/rooms', '/the-delta/rates'])
    expect(moved(moved(path) ?? '')).toBeNull();
});

test('a page that stands at such an address wins', () => {
  const named = makeCollection(
    {
      propertyUpdated: [{ id: 1, key: 'packages', slug: 'packages', name: 'Packages' }],
      accommodation: [
        { id: 2, contentfulTag: 'rates', name: 'Rates', property: 'packages', link: '/packages/rates' },
      ],
    },
    defaultBrand,
  );
  expect(movedPath('/packages', named)).toBeNull();
  expect(movedPath('/packages/rates', named)).toBeNull();
});

test('a path of many slashes costs no more than its length', () => {
  const began = performance.now();
  expect(moved(`/harbour/${'/'.repeat(200_000)}x`)).toBeNull();
  expect(performance.now() - began).toBeLessThan(500);
});
