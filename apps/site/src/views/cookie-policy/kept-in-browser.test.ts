import { expect, test } from 'vitest';
import { isListed, keptInBrowser } from './kept-in-browser.ts';

const nothing = { tagManager: null, pixel: null, heatMap: null, consentDays: 180 };

test('without anything that measures there is no cookie', () => {
  expect(keptInBrowser(nothing).filter(({ place }) => place === 'Cookie')).toEqual([]);
});

test('what measures brings its own cookies and the answer’s, and no others’', () => {
  const list = keptInBrowser({ ...nothing, pixel: {}, consentDays: 90 });
  const cookies = list.filter(({ place }) => place === 'Cookie');
  expect(cookies.map(({ name }) => name)).toEqual(['consent', '_fb…']);
  expect(cookies[0]?.lasts).toBe('90 days');
});

test('a name in the list is its own, or begins as it does; a cookie is nothing of a tab', () => {
  const list = keptInBrowser({ ...nothing, tagManager: {} });
  expect(isListed({ name: '_ga_42', place: 'Cookie' }, list)).toBe(true);
  expect(isListed({ name: '_fbp', place: 'Cookie' }, list)).toBe(false);
  expect(isListed({ name: 'consent-2', place: 'Cookie' }, list)).toBe(false);
  expect(isListed({ name: 'consent', place: 'Session storage' }, list)).toBe(false);
  expect(isListed({ name: 'enquiry-draft:email', place: 'Session storage' }, list)).toBe(true);
});
