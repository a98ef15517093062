import { isLinkable } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { enquireLink } from './enquire-link.ts';
import { currentness, primaryMenu, secondaryMenu } from './menus.ts';

test('no menu leads to a page that is not built', () => {
  const links = [...primaryMenu(), ...secondaryMenu()];
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter(({ href }) => !isLinkable(href))).toEqual([]);
});

test('NAV-01 the secondary bar begins with Home and ends with Contact Us', () => {
  const labels = secondaryMenu().map(({ label }) => label);
  expect(labels[0]).toBe('Home');
  expect(labels.at(-1)).toBe('Contact Us');
});

test('NAV-03 the current page is marked, a part of it is not', () => {
  expect(currentness('/contact-us', '/contact-us')).toBe('page');
  expect(currentness('/#stories', '/')).toBeUndefined();
});

test('Enquire says where it was pressed, and on its own page leads to the form', () => {
  expect(enquireLink('/travel-africa/package/cape & safari').href).toBe(
    '/enquire/telephone?from=/travel-africa/package/cape%20%26%20safari',
  );
  expect(enquireLink('/enquire/telephone')).toEqual({ href: '#enquiry-form', 'aria-current': 'page' });
});
