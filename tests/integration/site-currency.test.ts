import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyKey, type FakeCurrency } from '../fakes/currency.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

/** Its settings name the currencies as somebody typed them: "usd, EUR, GBP". */
let stage: RunningSite;
let service: FakeCurrency;

beforeAll(async () => {
  const shared = await sharedSite();
  stage = shared;
  service = shared.exchange;
});
afterAll(() => stage?.close());

const latest = async (base: string) => {
  const answer = await rawRequest(stage.port, `/currency/latest?base=${base}`);
  return { ...answer, text: answer.body.toString() };
};

test('CUR-01/switch GET /currency/latest gives the live rate, and asks the service once', async () => {
  const { status, text } = await latest('ZAR');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ base: 'ZAR', rates: { USD: 0.054, GBP: 0.0404, EUR: 0.0468 } });
  const before = service.requests.length;
  await Promise.all(Array.from({ length: 10 }, () => latest('ZAR')));
  expect(service.requests.length).toBe(before);
});

test('CUR-02/key the key goes to the service in a header, and into no answer and no log of ours', async () => {
  const { text, headers } = await latest('ZAR');
  expect(service.requests.every(({ key }) => key === currencyKey)).toBe(true);
  expect(service.requests.some(({ path }) => path.includes(currencyKey))).toBe(false);
  expect(text + JSON.stringify(headers)).not.toContain(currencyKey);
  expect(stage.output()).not.toContain(currencyKey);
});

test('CUR-02/notice a service that fails is a 503 that says so, and other bases are still answered', async () => {
  service.faults.next({ status: 429, body: { message: 'quota' } });
  const failed = await latest('GBP');
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '300']);
  expect(JSON.parse(failed.text).message).toMatch(/stay in South African rand/);
  expect((await latest('GBP')).status).toBe(503);
  expect((await latest('EUR')).status).toBe(200);
});

test.each(['XYZ', 'usd', '', 'ZAR%26key=1'])(
  'a base of "%s" is refused with what could be asked',
  async (base) => {
    const { status, text } = await latest(base);
    expect([status, text]).toEqual([400, expect.stringContaining('ZAR, USD, EUR, GBP')]);
  },
);
