import { describe, expect, test } from 'vitest';
import { defaultBrand } from './brand.ts';
import { isLinkable, lastingPages, routeOf, routes } from './routes.ts';

describe('routeOf', () => {
  test.each([
    ['/', '/'],
    ['/contact-us?from=/', '/contact-us'],
    ['/privacy-policy/', '/privacy-policy'],
    ['/blog/first-rains', '/blog/{story}'],
    ['/lionsands/river-lodge', '/lionsands/{lodge}'],
    ['/residences#redcliffe', '/residences'],
  ])('%s is served by %s', (path, route) => {
    expect(routeOf(path)?.path).toBe(route);
  });

  test('a fixed route wins over one with parameters', () => {
    expect(routeOf('/lionsands/safaris')?.path).toBe('/lionsands/safaris');
  });

  test('the brand slug names its pages', () => {
    expect(routeOf('/more-tv')?.path).toBe('/{brand}-tv');
    expect(routeOf('/more-tv', { ...defaultBrand, slug: 'veld' })).toBeNull();
    expect(routeOf('/veld-tv', { ...defaultBrand, slug: 'veld' })?.path).toBe('/{brand}-tv');
  });

  test.each(['/nowhere', '/blog/a/b', '/lionsands/a/b/c'])('%s is no route', (path) => {
    expect(routeOf(path)).toBeNull();
  });
});

describe('isLinkable', () => {
  test.each(['/marataba/rooms', '/marataba/travel-info', '/lionsands/suites', '/lionsands/residence/rooms'])(
    '%s is no lodge of that name',
    (path) => {
      expect(routeOf(path)).toBeNull();
    },
  );

  test('links to pages there are none of are not rendered', () => {
    expect(isLinkable('/contact-us')).toBe(true);
    expect(isLinkable('/nowhere')).toBe(false);
  });

  test('other hosts are always linkable, protocol-relative and empty addresses never', () => {
    expect(isLinkable('https://www.instagram.com/')).toBe(true);
    expect(isLinkable('mailto:concierge@example.com')).toBe(true);
    expect(isLinkable('//evil.example')).toBe(false);
    expect(isLinkable('')).toBe(false);
  });
});

test('lasting pages have neither parameters nor duplicates', () => {
  const pages = lastingPages();
  expect(pages).toContain('/');
  expect(pages.every((path) => !path.includes('{'))).toBe(true);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});
