import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createExchangeRates } from '../../apps/site/src/server/currency/exchange-rates.ts';
import { currencyKey, type FakeCurrency, startCurrency } from '../fakes/currency.ts';
import type { ScriptedAnswer } from '../fakes/scripted-answers.ts';

let service: FakeCurrency;
let warnings: { details: object; message: string }[] = [];
let now = Date.parse('2026-11-22T08:00:00Z');

beforeAll(async () => {
  service = await startCurrency();
});
afterAll(() => service?.close());
beforeEach(() => {
  service.faults.clear();
  warnings = [];
});

const minutes = (count: number) => {
  now += count * 60_000;
};
const rates = (more: { key?: string | null; url?: string | null; timeoutMs?: number } = {}) =>
  createExchangeRates({
    base: 'ZAR',
    settings: { url: service.url, key: currencyKey, offered: ['USD', 'EUR'], ...more },
    log: {
      warn: (details: object, message?: string) => void warnings.push({ details, message: message ?? '' }),
    },
    now: () => now,
    ...(more.timeoutMs ? { timeoutMs: more.timeoutMs } : {}),
  } as Parameters<typeof createExchangeRates>[0]);
const asked = async (act: () => Promise<unknown>) => {
  const before = service.requests.length;
  await act();
  return service.requests.length - before;
};

test('CUR-01/switch the live rate, with the day it was asked for, of the offered currencies alone', async () => {
  expect(await rates().latest('ZAR')).toEqual({
    base: 'ZAR',
    date: '2026-11-22',
    rates: { USD: 0.054, EUR: 0.0468 },
  });
  expect(service.requests.at(-1)).toEqual({ path: '/v1/latest?base_currency=ZAR', key: currencyKey });
  expect((await rates().latest('USD'))?.rates.ZAR).toBeCloseTo(18.518, 2);
});

test('it is asked once an hour for each base, and once for all who wait', async () => {
  const exchange = rates();
  const many = () => Promise.all(Array.from({ length: 20 }, () => exchange.latest('ZAR')));
  expect(await asked(many)).toBe(1);
  minutes(59);
  expect(await asked(many)).toBe(0);
  minutes(2);
  expect(await asked(many)).toBe(1);
  expect(await asked(() => exchange.latest('USD'))).toBe(1);
  expect(await asked(() => exchange.latest('XAU'))).toBe(0);
});

const tooLate = 'no answer in time';
const failures: readonly (readonly [name: string, answer: ScriptedAnswer, again: number])[] = [
  ['401', { status: 401, body: { message: 'no' } }, 61],
  ['429', { status: 429, body: {} }, 61],
  ['500', { status: 500, text: 'oops' }, 6],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 6],
  ['a cut connection', { drop: true }, 6],
  [tooLate, { delayMilliseconds: 4000, body: { data: { USD: 1 } } }, 6],
  ['a page', { text: '<!doctype html><p>Welcome</p>' }, 6],
  ['another shape', { body: { rates: { USD: 0.05 } } }, 6],
  ['rates that are none', { body: { data: { USD: 0, EUR: '0.04' } } }, 6],
];

test.each(failures)(
  'CUR-02/notice %s leaves no rates, is not asked again at once, and mends by itself',
  async (name, answer, again) => {
    // The others answer; on a busy machine that takes its time, and so does the answer that mends it.
    const exchange = rates(name === tooLate ? { timeoutMs: 1500 } : {});
    service.faults.always(answer);
    expect(await exchange.latest('ZAR')).toBeNull();
    expect(await asked(() => exchange.latest('ZAR'))).toBe(0);
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain(currencyKey);
    service.faults.clear();
    minutes(again);
    expect((await exchange.latest('ZAR'))?.rates.USD).toBe(0.054);
  },
);

test('without a service nothing is asked', async () => {
  const exchange = rates({ url: null, key: null });
  expect(exchange.configured).toBe(false);
  expect(await asked(() => exchange.latest('ZAR'))).toBe(0);
  expect(await exchange.latest('ZAR')).toBeNull();
});
