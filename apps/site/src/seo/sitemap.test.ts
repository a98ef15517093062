import { expect, test } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

test('the sitemap lists built pages, neither forms nor thanks, under our own address', () => {
  const places = [...sitemap('https://www.example.com').matchAll(/<loc>([^<]+)/g)].map(([, place]) => place);
  expect(places).toContain('https://www.example.com/');
  expect(places).toContain('https://www.example.com/contact-us');
  expect(places.join()).not.toMatch(/enquire|thank-you|\{/);
});

test('GEN-07 crawlers see nothing of a demonstration, and no form of the live product', () => {
  expect(robots('https://www.example.com', true)).toBe('User-agent: *\nDisallow: /\n');
  const live = robots('https://www.example.com', false);
  expect(live).toContain('Disallow: /enquire/');
  expect(live).not.toMatch(/^Disallow: \/$/m);
  expect(live).toContain('Sitemap: https://www.example.com/sitemap.xml');
});
