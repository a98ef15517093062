import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultInstallation } from '@sundowner/brand/installation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideInstallation } from '../../installation/provide-installation.ts';
import { askedCurrency } from './asked-currency.ts';
import { createExchangeRates } from './exchange-rates.ts';

const minute = 60_000;
let server: Server;
let url: string;
let asked: string[];
let status: number;
let body: string;
let clock: number;
const warn = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  asked = [];
  status = 200;
  body = JSON.stringify({ data: { USD: 0.05, EUR: 0.04, ZAR: 1 } });
  clock = Date.parse('2026-11-23T12:00:00Z');
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.apikey ?? 'no key'}`);
    response.writeHead(status, { location: 'https://elsewhere.example/' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = (more: object = {}) =>
  createExchangeRates({
    settings: { url, key: 'secret', offered: ['USD', 'EUR'], ...more },
    base: 'ZAR',
    mode: 'live',
    log: { warn },
    now: () => clock,
    timeoutMs: 60_000,
  });

test('the service is asked once an hour, by one request however many wait for it', async () => {
  const exchange = open();
  const tables = await Promise.all([1, 2, 3].map(() => exchange.latest('ZAR')));
  expect(tables[2]).toEqual({ base: 'ZAR', rates: { USD: 0.05, EUR: 0.04 }, date: '2026-11-23' });
  clock += 60 * minute - 1;
  await exchange.latest('ZAR');
  expect(asked).toEqual(['/v1/latest?base_currency=ZAR secret']);
  clock += 1;
  await exchange.latest('ZAR');
  expect(asked).toHaveLength(2);
});

test.each([
  [500, 5],
  [503, 5],
  [401, 60],
  [402, 60],
  [403, 60],
  [429, 60],
])('after a %i nobody asks again for %i minutes', async (code, minutes) => {
  const exchange = open();
  status = code;
  expect(await exchange.latest('ZAR')).toBeNull();
  status = 200;
  clock += minutes * minute - 1;
  expect(await exchange.latest('ZAR')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  clock += 1;
  expect(await exchange.latest('ZAR')).not.toBeNull();
  expect(asked).toHaveLength(2);
});

test('a rate that can be none is left out, and a table without one is no table', async () => {
  body = JSON.stringify({ data: { USD: 0, EUR: 0.04 } });
  expect((await open().latest('ZAR'))?.rates).toEqual({ EUR: 0.04 });
  for (const rate of [0, -1, '0.05', null]) {
    body = JSON.stringify({ data: { USD: rate } });
    expect(await open().latest('ZAR')).toBeNull();
  }
  body = '<html>';
  expect(await open().latest('ZAR')).toBeNull();
});

test('the key goes nowhere else, and no currency is asked for that is not offered', async () => {
  status = 302;
  expect(await open().latest('ZAR')).toBeNull();
  expect(await open().latest('GBP')).toBeNull();
  expect(await open({ url: null }).latest('ZAR')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('prices are shown in the currency an address asks for, and in rand where that cannot be', async () => {
  const ask = (query: string, more: object = {}) =>
    askedCurrency(new URLSearchParams(query).get('currency'), open(more));
  expect(await ask('currency=usd')).toEqual({
    currencies: ['ZAR', 'USD', 'EUR'],
    currency: 'USD',
    rate: 0.05,
    quote: { cost: 1, date: '2026-11-23', demonstration: false },
    failed: false,
  });
  expect(await ask('')).toMatchObject({ currency: 'ZAR', rate: 1, failed: false });
  expect(await ask('currency=GBP')).toMatchObject({ currency: 'ZAR', failed: false });
  expect(await ask('currency=USD', { url: null })).toMatchObject({ currencies: ['ZAR'], failed: true });
  status = 500;
  expect(await ask('currency=USD')).toMatchObject({ currency: 'ZAR', failed: true });
});

test('TRV-02/demonstration without a service a demonstration has a dated table of its own, marked as that', async () => {
  const demonstration = createExchangeRates({
    settings: { url: null, key: null, offered: ['USD', 'CHF'] },
    base: 'ZAR',
    mode: 'demo',
    log: { warn },
  });
  expect([demonstration.configured, demonstration.currencies]).toEqual([true, ['ZAR', 'USD']]);
  const asked = await askedCurrency(new URLSearchParams('currency=USD').get('currency'), demonstration);
  expect(asked).toMatchObject({ currency: 'USD', quote: { date: '2026-11-23', demonstration: true } });
  expect(asked.rate).toBeCloseTo(1 / 18.22);
  expect(await demonstration.latest('CHF')).toBeNull();
  const live = createExchangeRates({
    settings: { url: null, key: null, offered: ['USD'] },
    base: 'ZAR',
    mode: 'live',
    log: { warn },
  });
  expect([live.configured, await live.latest('ZAR')]).toEqual([false, null]);
});

test('COL-06/second-currency a house that prices in dollars converts from dollars', async () => {
  provideInstallation({ timeZone: 'Africa/Gaborone', baseCurrency: 'USD', locale: 'en-BW' });
  try {
    const exchange = createExchangeRates({
      settings: { url: null, key: null, offered: ['ZAR', 'USD', 'BWP'] },
      base: 'USD',
      mode: 'demo',
      log: { warn },
    });
    expect(exchange.currencies).toEqual(['USD', 'ZAR', 'BWP']);
    expect(await askedCurrency(new URLSearchParams('').get('currency'), exchange)).toMatchObject({
      currency: 'USD',
      rate: 1,
    });
    const inRand = await askedCurrency(new URLSearchParams('currency=zar').get('currency'), exchange);
    expect([inRand.currency, inRand.rate]).toEqual(['ZAR', 18.22]);
    expect(inRand.quote?.cost).toBeCloseTo(1 / 18.22);
  } finally {
    provideInstallation(defaultInstallation);
  }
});
