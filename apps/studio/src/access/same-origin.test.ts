import { expect, test } from 'vitest';
import { isForeign, isSameOrigin } from './same-origin.ts';

const studio = 'https://studio.example.com';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: studio }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: studio }, true],
  [{ origin: 'http://10.0.0.5:3001', host: '10.0.0.5:3001' }, true],
  [{ origin: 'https://evil.example', host: 'studio.example.com' }, false],
  [{ origin: 'null', host: 'studio.example.com' }, false],
  [{}, false],
])('headers %j: %s', (headers, same) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>), studio)).toBe(same);
});

test('a look from another page is known by what the browser says of it', () => {
  const from = (site: string) => isForeign(new Headers({ 'sec-fetch-site': site }));
  expect(['cross-site', 'same-site', 'same-origin', 'none'].map(from)).toEqual([true, true, false, false]);
  expect(isForeign(new Headers())).toBe(false);
});
