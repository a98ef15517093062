import { expect, test } from 'vitest';
import { isLinkable } from '../../links/is-linkable.ts';
import { footerLinks } from './footer.tsx';

const site = 'https://www.example.com';
const section = (...hrefs: string[]) => ({
  name: 'Plan',
  openOnMobile: true,
  links: hrefs.map((href) => ({ name: href, href })),
});
const hrefs = (...given: string[]) =>
  footerLinks([section(...given)], site, isLinkable)
    .flatMap(({ links }) => links)
    .map(({ href, newTab }) => [href, newTab]);

test('NAV-15 links to our own host stay in the tab, others open in a new one', () => {
  expect(hrefs('https://www.example.com/contact-us#desks', 'https://www.sanparks.org/')).toEqual([
    ['/contact-us#desks', false],
    ['https://www.sanparks.org/', true],
  ]);
});

test('a link to a page that is not built is left out, and a section without links goes with it', () => {
  expect(hrefs('/no-such-page', '/contact-us', 'https://www.example.com/no-such-page')).toEqual([
    ['/contact-us', false],
  ]);
  expect(footerLinks([section('/no-such-page')], site, isLinkable)).toEqual([]);
});

test('an address nobody can read is left out rather than breaking every page', () => {
  expect(hrefs('', '//elsewhere.example', 'mailto:concierge@example.com')).toEqual([
    ['mailto:concierge@example.com', false],
  ]);
});
