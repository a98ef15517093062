import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { defaultBrand } from '../brand.ts';
import { emptyCollection } from './collection.ts';
import { isLinkable, lastingPages, pagePaths, routeOf, routes } from './routes.ts';

const collection = demonstrationCollection();
const veld = { ...defaultBrand, slug: 'veld' };

describe('routeOf', () => {
  test.each([
    ['/', '/'],
    ['/contact-us?from=/', '/contact-us'],
    ['/privacy-policy/', '/privacy-policy'],
    ['/blog/first-rains', '/blog/{story}'],
    ['/lionsands', '/{property}'],
    ['/lionsands/river-lodge', '/{property}/{lodge}'],
    ['/lionsands/river-lodge/rooms', '/{property}/{lodge}/rooms'],
    ['/lionsands/ivory-lodge/fish-eagle-villa', '/{property}/{lodge}/{villa}'],
    ['/capecadogan/residence', '/{property}/{lodge}'],
    ['/capecadogan/rooms', '/{property}/{rooms}'],
    ['/monwana/suites', '/{property}/{rooms}'],
    ['/marataba/treehouses/thabametsi', '/{property}/treehouses/{treehouse}'],
    ['/residences#redcliffe', '/residences'],
  ])('%s is served by %s', (path, route) => {
    expect(routeOf(path, collection)?.path).toBe(route);
  });

  test('a fixed route wins over one with parameters', () => {
    expect(routeOf('/lionsands/safaris', collection)?.path).toBe('/{property}/safaris');
  });

  test('the brand slug names its pages', () => {
    expect(routeOf('/more-tv', collection)?.path).toBe('/{brand}-tv');
    expect(routeOf('/more-tv', demonstrationCollection(veld))).toBeNull();
    expect(routeOf('/veld-tv', demonstrationCollection(veld))?.path).toBe('/{brand}-tv');
  });

  test.each(['/nowhere', '/blog/a/b', '/lionsands/a/b/c', '/lionsands/no-such-lodge'])(
    '%s is no route',
    (path) => {
      expect(routeOf(path, collection)).toBeNull();
    },
  );

  test('COL-03/retired a property without experiences has no page of them', () => {
    const [first] = collection.properties;
    if (!first) throw new Error('The demonstration has properties.');
    const { root, has } = first;
    const without = { ...collection, properties: [{ ...first, has: { ...has, experiences: false } }] };
    for (const below of ['/experiences', '/experiences/safari']) {
      expect(routeOf(`${root}${below}`, collection)).not.toBeNull();
      expect(routeOf(`${root}${below}`, without), below).toBeNull();
    }
    expect(lastingPages(without)).not.toContain(`${root}/experiences`);
  });

  test('where nothing is published, no property has a page, and the collection has its own', () => {
    const empty = emptyCollection();
    expect(routeOf('/lionsands', empty)).toBeNull();
    expect(routeOf('/contact-us', empty)?.path).toBe('/contact-us');
  });
});

describe('isLinkable', () => {
  test.each([
    '/marataba/rooms',
    '/marataba/travel-infos',
    '/monwana/treehouses',
    '/capecadogan/safaris',
    '/lionsands/suites',
    '/lionsands/residence/rooms',
    '/capecadogan/residence/rooms',
  ])('%s is no lodge of that name', (path) => {
    expect(routeOf(path, collection)).toBeNull();
  });

  test('links to pages there are none of are not rendered', () => {
    expect(isLinkable('/contact-us', collection)).toBe(true);
    expect(isLinkable('/nowhere', collection)).toBe(false);
  });

  test('other hosts are always linkable, protocol-relative and empty addresses never', () => {
    expect(isLinkable('https://www.instagram.com/', collection)).toBe(true);
    expect(isLinkable('mailto:concierge@example.com', collection)).toBe(true);
    expect(isLinkable('//evil.example', collection)).toBe(false);
    expect(isLinkable('', collection)).toBe(false);
  });
});

test('lasting pages have neither parameters nor duplicates', () => {
  const pages = lastingPages(collection);
  expect(pages).toContain('/');
  expect(pages.every((path) => !path.includes('{'))).toBe(true);
  expect(new Set(pages).size).toBe(pages.length);
  const all = pagePaths(collection);
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});
