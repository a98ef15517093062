import { expect, test } from 'vitest';
import { withoutEndSlashes } from './addresses.ts';

test.each([
  ['/', '/'],
  ['/rates', '/rates'],
  ['/rates/', '/rates'],
  ['/rates///', '/rates'],
  ['/a//b/', '/a//b'],
  ['//', '//'],
  ['', ''],
])('%s without slashes at its end is %s', (path, bare) => {
  expect(withoutEndSlashes(path)).toBe(bare);
});

// A search that begins anew at each slash takes 20 billion steps: most of a minute, and the test's time is over.
test('slashes in the middle are gone through once', () => {
  const path = `/a${'/'.repeat(200_000)}b`;
  expect(withoutEndSlashes(path)).toBe(path);
});
