import { expect, test } from 'vitest';
import { redirectTarget } from './redirects.ts';

const lead = (path: string, ...table: [string, string][]) => {
  const { pathname, search } = new URL(path, 'http://site.invalid');
  return redirectTarget(
    { pathname, search },
    table.map(([from, to]) => ({ from, to })),
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

test('a circle leads nowhere, through fixed redirects as well', () => {
  expect(lead('/a', ['/a', '/a'])).toBeNull();
  expect(lead('/a', ['/a', '/b'], ['/b', '/a'])).toBeNull();
  expect(lead('/a', ['/a', '/A/'])).toBeNull();
  expect(lead('/capecadogan', ['/capecadogan', '/morequarters'])).toBeNull();
});
