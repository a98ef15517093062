import { defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { redirectTarget } from './redirects.ts';

const collection = makeCollection(
  {
    propertyUpdated: [{ id: 1, key: 'harbour', slug: 'harbour', name: 'Harbour House', roomsPage: 'suites' }],
    accommodation: [
      { id: 2, contentfulTag: 'harbour', name: 'Harbour House', property: 'harbour', link: '/harbour' },
    ],
  },
  defaultBrand,
);

const lead = (path: string, ...table: [string, string][]) => {
  const { pathname, search } = new URL(path, 'http://site.invalid');
  return redirectTarget(
    { pathname, search },
    table.map(([from, to]) => ({ from, to })),
    collection,
  );
};

test('a path that moved leads to its target, one that did not leads nowhere', () => {
  expect(lead('/old', ['/old', '/new'])).toBe('/new');
  expect(lead('/older', ['/old', '/new'])).toBeNull();
});

test('the query is kept, and the target’s own part of it wins', () => {
  expect(lead('/old?utm=a&b=1', ['/old', '/new'])).toBe('/new?utm=a&b=1');
  expect(lead('/old?b=1&c=2', ['/old', '/new?b=9#rooms'])).toBe('/new?b=9&c=2#rooms');
  expect(lead('/old?b=1', ['/old', 'https://elsewhere.example/x'])).toBe('https://elsewhere.example/x?b=1');
});

test('case, a slash at the end and encoding do not matter', () => {
  expect(lead('/Old-Lodge/', ['/old-lodge', '/new'])).toBe('/new');
  expect(lead('/caf%C3%A9', ['/café', '/new'])).toBe('/new');
});

test('a chain is one step for the visitor', () => {
  expect(lead('/a', ['/a', '/b'], ['/b', '/c'], ['/c', '/d'])).toBe('/d');
  expect(lead('/a', ['/a', '/packages'])).toBe('/curated-journeys');
});

test('a circle leads nowhere, through what moved for good as well', () => {
  expect(lead('/a', ['/a', '/a'])).toBeNull();
  expect(lead('/a', ['/a', '/b'], ['/b', '/a'])).toBeNull();
  expect(lead('/a', ['/a', '/A/'])).toBeNull();
  expect(lead('/curated-journeys', ['/curated-journeys', '/packages'])).toBeNull();
  expect(lead('/a/1', ['/a*', '/b'], ['/b', '/a/2'])).toBeNull();
});

test('every path that begins with what stands before a star leads on', () => {
  const old: [string, string] = ['/old-camp*', '/harbour'];
  for (const path of ['/old-camp', '/old-camp/', '/Old-Camp/rooms', '/old-camps?x=1'])
    expect(lead(path, old)?.split('?')[0], path).toBe('/harbour');
  expect(lead('/old', old)).toBeNull();
  expect(lead('/old-camp/rooms', old, ['/old-camp/rooms', '/rates'])).toBe('/rates');
  expect(lead('/x', ['/x', '/old-camp/fig'], old)).toBe('/harbour');
});

test('a beginning sends nobody away from a page, nor from where it leads', () => {
  expect(lead('/x', ['/x', '/harbour/suites'], ['/harbour/s*', '/rates'])).toBe('/harbour/suites');
  expect(lead('/harbour-house', ['/harbour*', '/harbour'])).toBe('/harbour');
  expect(lead('/nowhere/then', ['/nowhere*', '/nowhere/now'])).toBe('/nowhere/now');
  expect(lead('/nowhere/now', ['/nowhere*', '/nowhere/now'])).toBeNull();
});

test('COL-03 an address that moved with all below it leads each page to its own', () => {
  const moved: [string, string] = ['/haven*', '/harbour*'];
  expect(lead('/haven', moved)).toBe('/harbour');
  expect(lead('/Haven/suites/?x=1', moved)).toBe('/harbour/suites?x=1');
  expect(lead('/haven/rooms', moved)).toBe('/harbour/suites');
  expect(lead('/haven//elsewhere.example', moved)).toBe('/harbour//elsewhere.example');
  expect(lead('/havens', moved)).toBeNull();
  expect(lead('/oldest/fig', ['/oldest*', '/haven*'], moved)).toBe('/harbour/fig');
  expect(lead('/a/x', ['/a*', '/b*'], ['/b*', '/a*'])).toBeNull();
});
