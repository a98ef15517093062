import { expect, test } from 'vitest';
import { acceptedEncodings, compress, isCompressible } from './compression.ts';

test.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0.5, gzip;q=1.0', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['identity', []],
  ['x-gzip', ['gzip']],
  ['br;q=nonsense', []],
  ['', []],
  [undefined, []],
])('"%s" takes %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test('tiny bodies and those that do not get smaller are left alone', async () => {
  expect(await compress(new TextEncoder().encode('short'))).toEqual({});
  const noise = crypto.getRandomValues(new Uint8Array(4096));
  expect(await compress(noise)).toEqual({});
});

test('text is compressed, pictures and fonts are not', () => {
  expect(isCompressible('text/html; charset=utf-8')).toBe(true);
  expect(isCompressible('application/problem+json')).toBe(true);
  expect(isCompressible('image/svg+xml')).toBe(true);
  expect(isCompressible('image/webp')).toBe(false);
  expect(isCompressible('font/woff2')).toBe(false);
});
