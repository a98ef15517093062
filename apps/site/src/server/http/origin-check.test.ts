import { expect, test } from 'vitest';
import { isOwnPost, ownOrigins } from './request-address.ts';

const ours = ownOrigins('https://www.example.com', 3000);

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' }, false],
  [{ origin: 'https://www.example.com' }, true],
  [{ origin: 'http://localhost:3000' }, true],
  [{ origin: 'http://www.example.com' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('%j: %s', (headers, expected) => {
  expect(isOwnPost(headers, ours)).toBe(expected);
});
