import { expect, test } from 'vitest';
import { keptInBrowser } from '../../apps/site/src/views/cookie-policy/kept-in-browser.ts';
import { isListed } from './listed-in-policy.ts';

test('a name in the list is its own, or begins as it does; a cookie is nothing of a tab', () => {
  const list = keptInBrowser({ tagManager: {}, pixel: null, heatMap: null, consentDays: 180 });
  expect(isListed({ name: '_ga_42', place: 'Cookie' }, list)).toBe(true);
  expect(isListed({ name: '_fbp', place: 'Cookie' }, list)).toBe(false);
  expect(isListed({ name: 'consent-2', place: 'Cookie' }, list)).toBe(false);
  expect(isListed({ name: 'consent', place: 'Session storage' }, list)).toBe(false);
  expect(isListed({ name: 'enquiry-draft:email', place: 'Session storage' }, list)).toBe(true);
});
