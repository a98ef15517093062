import { expect, test } from 'vitest';
import { ofContent } from './content.ts';

const settings = { installation: { baseCurrency: 'BWP', timeZone: 'Africa/Gaborone', locale: 'en-BW' } };
const content = { address: 'http://127.0.0.1:3001', fault: null, otherCurrencies: {} };

test('content that can be read, with every rate in what prices are kept in, is good', () => {
  expect(ofContent(content, settings)).toMatchObject([{ state: 'good', about: 'Content' }]);
});

test('content that cannot be read is a fault that says where it is read from and why', () => {
  const [found] = ofContent({ ...content, fault: 'getaddrinfo ENOTFOUND studio.example.com' }, settings);
  expect(found).toMatchObject({ state: 'fault', about: 'Content' });
  expect(found?.words).toMatch(/http:\/\/127\.0\.0\.1:3001.*ENOTFOUND.*503.*CONTENT_URL/);
});

test('rates in another currency are a fault that names both', () => {
  const [, one, more] = ofContent({ ...content, otherCurrencies: { USD: 1, ZAR: 3 } }, settings);
  expect(one?.words).toContain('1 published rate is in USD and not on sale, since BASE_CURRENCY is BWP');
  expect(more?.words).toContain('3 published rates are in ZAR');
  expect([one?.state, more?.state]).toEqual(['fault', 'fault']);
});
