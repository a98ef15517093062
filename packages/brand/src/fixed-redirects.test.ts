import { expect, test } from 'vitest';
import { fixedRedirect } from './fixed-redirects.ts';

test.each([
  ['/morequarters', '/capecadogan'],
  ['/morequarters/redcliffe-house', '/capecadogan'],
  ['/morequarters-hotel', '/capecadogan'],
  ['/rates-and-offers', '/rates'],
  ['/lionsands/rates', '/lionsands/rates-and-offers'],
  ['/monwana/rates/', '/monwana/rates-and-offers'],
  ['/marataba/rates', '/marataba/rates-and-offers'],
  ['/capecadogan/rates', '/capecadogan/rates-and-offers'],
  ['/monwana/rooms', '/monwana/suites'],
  ['/packages', '/curated-journeys'],
  ['/capecadogan/apartments', '/capecadogan/residence'],
])('%s moved to %s', (path, target) => {
  expect(fixedRedirect(path)).toBe(target);
});

test.each([
  '/',
  '/rates',
  '/capecadogan',
  '/capecadogan/rooms',
  '/more',
  '/lionsands/rates-and-offers',
  '/packages/x',
  '/constructor',
])('%s stays', (path) => {
  expect(fixedRedirect(path)).toBeNull();
});

test('no target moved itself', () => {
  for (const path of [
    '/morequarters',
    '/rates-and-offers',
    '/packages',
    '/monwana/rooms',
    '/lionsands/rates',
  ]) {
    expect(fixedRedirect(fixedRedirect(path) ?? '')).toBeNull();
  }
});

test('capitals make no difference', () => {
  expect(fixedRedirect('/MoreQuarters/redcliffe-house')).toBe('/capecadogan');
  expect(fixedRedirect('/Packages')).toBe('/curated-journeys');
});
