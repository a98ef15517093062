import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { currencyKey, type FakeCurrency, startCurrency } from '../fakes/currency.ts';
import { addRates, ratedYear } from '../support/rated-entries.ts';
import { rawRequest, type SiteStage, siteStage } from './site-stage.ts';

let service: FakeCurrency;
let stage: SiteStage;

beforeAll(async () => {
  service = await startCurrency();
  stage = await siteStage({
    env: { CURRENCY_URL: service.url, CURRENCY_KEY: currencyKey, CURRENCIES: 'USD,EUR,GBP' },
  });
  await stage.publish(['rate', 'season', 'offer', 'propertyUpdated'], ({ store }) => addRates(store));
  await vi.waitFor(async () => expect((await page('/rates')).text).toContain('R 20 000'), 20_000);
});
afterAll(async () => {
  await stage?.close();
  await service?.close();
});
beforeEach(() => service.faults.clear());

const page = async (path: string) => {
  const answer = await rawRequest(stage.port, path);
  // Amounts keep together with spaces that do not break.
  return { ...answer, text: answer.body.toString().replaceAll('\u00a0', ' ') };
};
const nodesOf = (text: string) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? 'null') as Record<string, unknown>,
  );
const lionSands = '/lionsands/rates-and-offers';

test.each([
  ['RT-01/rates', '/rates', 'R 20 000'],
  ['RT-04/rates-and-offers', lionSands, 'R 20 000'],
  ['RT-05/rates-and-offers', '/marataba/rates-and-offers', 'R 17 000'],
  ['RT-06/monwana-rates-and-offers', '/monwana/rates-and-offers', 'R 18 000'],
  ['RT-06/capecadogan-rates-and-offers', '/capecadogan/rates-and-offers', 'R 3 000'],
])('%s %s answers 200 with its own heading, its prices and the day they were set', async (_, path, price) => {
  const { status, text, headers } = await page(path);
  expect(status).toBe(200);
  expect(text.match(/<h1/g)).toHaveLength(1);
  for (const words of [price, '1 November 2026', 'All meals', 'Gratuities']) expect(text).toContain(words);
  expect(text).toContain(`${path}.pdf`);
  expect((await page(path)).headers['x-cache']).toBe('hit');
  expect(headers['cache-control']).toContain('must-revalidate');
});

test.each([
  '/elsewhere/rates-and-offers',
  '/elsewhere/rates-and-offers.pdf',
  '/lionsands/rates-and-offers/more',
])('%s is no page', async (path) => expect((await page(path)).status).toBe(404));

test('a price an editor changes shows at once, on the page, among all, and in the sheet', async () => {
  const sheet = await page(`${lionSands}.pdf`);
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(sheet.body.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect((await page(`${lionSands}.pdf`)).headers['x-cache']).toBe('hit');
  await stage.publish(['rate', 'rate:1'], ({ store }) => {
    const [first] = (store.collections.rate?.[0]?.seasons ?? []) as { perPersonSharing: number }[];
    Object.assign(first ?? {}, { perPersonSharing: 31111 });
  });
  await expect.poll(async () => (await page(lionSands)).text, { timeout: 15_000 }).toContain('R 31 111');
  // What the season costs at its other time stands beside it.
  for (const price of [30000, 31111]) expect((await page('/rates')).text).toContain(`<data value="${price}"`);
  const again = await page(`${lionSands}.pdf`);
  expect(again.headers.etag).not.toBe(sheet.headers.etag);
});

test('a rate that names a room alone is a row among the rooms of its lodge, and a choice of the estimate there', async () => {
  await stage.publish(['rate', 'rate:90', 'accommodation'], ({ store: { collections } }) => {
    const river = (collections.rate ?? []).find(({ property }) => property === 'lionsands');
    const room = { id: 90, roomName: 'Garden room', slug: 'garden-room', accommodation: 91, sleeps: 2 };
    collections.accommodation = [{ id: 91, name: 'River Lodge', property: 'lionsands' }];
    collections.rate?.push({ ...river, id: 90, title: 'Garden room', accommodation: null, room });
  });
  for (const path of [lionSands, '/rates']) {
    await expect.poll(async () => (await page(path)).text, { timeout: 15_000 }).toContain('Garden room');
    const $ = load((await page(path)).text);
    const tables = $('table')
      .toArray()
      .filter((table) => $(table).text().includes('Garden room'));
    const captions = tables.map((table) => $('caption', table).text());
    expect(captions.length, path).toBeGreaterThan(0);
    for (const caption of captions) expect(caption, path).toMatch(/^River Lodge\b/);
    expect(tables.map((table) => $(table).text())[0], path).toContain('Luxury room');
    const group = $('#estimate option[value="garden-room"]').parent();
    expect(group.attr('label'), path).toMatch(/River Lodge$/);
  }
});

test('offers that hold are shown with dates and terms; one that is over, to come, or of another place is not', async () => {
  const { text } = await page(lionSands);
  for (const words of ['Stay four nights, pay for three', 'For new bookings.', 'The fourth night', 'FOUR'])
    expect(text).toContain(words);
  for (const words of ['An offer of last year', 'An offer to come', 'Fires in the Cape'])
    expect(text).not.toContain(words);
  expect((await page('/rates')).text).toContain('Fires in the Cape');
});

test('FRM-09/asked without scripts an offer leads to the page of the form that names it', async () => {
  const $ = load((await page(lionSands)).text);
  const ask = $('#holds a').filter((_, link) => $(link).text().includes('Enquire about it'));
  const form = load((await page(ask.attr('href') ?? '')).text);
  expect(form('textarea[name="comments"]').text()).toContain(
    "I'd like to enquire about the offer Stay four nights, pay for three (FOUR).",
  );
});

test('structured data: each room is a product with an offer for every season, in rand', async () => {
  const products = nodesOf((await page('/monwana/rates-and-offers')).text).filter(
    (node) => node['@type'] === 'Product',
  );
  expect(products).toHaveLength(1);
  expect(products[0]?.offers).toContainEqual(
    expect.objectContaining({ price: 18000, priceCurrency: 'ZAR', validFrom: `${ratedYear}-01-06` }),
  );
  const all = nodesOf((await page('/rates')).text).filter((node) => node['@type'] === 'Product');
  expect(all).toHaveLength(4);
});

describe('currencies', () => {
  test('CUR-01/switch without scripts a link shows the page in dollars, for this visitor alone', async () => {
    const { text, headers } = await page(`${lionSands}?currency=USD`);
    expect(text).toContain('$1,080');
    expect(text).toContain('R 18.52 to the dollar');
    expect(text).toMatch(/aria-current="true"[^>]*>USD|>USD<\/a>/);
    expect(headers['cache-control']).toContain('no-store');
    expect((await page(lionSands)).text).not.toContain('$1,080');
  });

  test('CUR-01/session without scripts the choice goes along to every other page of prices', async () => {
    const { text } = await page(`${lionSands}?currency=EUR`);
    for (const path of ['/marataba/rates-and-offers', '/rates'])
      expect(text).toContain(`href="${path}?currency=EUR"`);
    expect((await page('/rates?currency=EUR')).text).toContain(`href="${lionSands}?currency=EUR"`);
    expect((await page('/rates')).text).not.toContain(`href="${lionSands}?currency`);
  });

  test('CUR-02/key no page carries the key, nor the address of the service', async () => {
    for (const path of ['/rates', `${lionSands}?currency=USD`, '/currency/latest?base=USD']) {
      const { text, headers } = await page(path);
      expect(text + JSON.stringify(headers)).not.toMatch(new RegExp(`${currencyKey}|${service.url}`));
    }
  });

  test('a currency nobody offers is no currency', async () => {
    expect((await page(`${lionSands}?currency=<b>`)).text).toContain('R 20 000');
  });
});

describe('what a stay would cost', () => {
  const ask = (query: string) => page(`${lionSands}?room=luxury-room&${query}`);
  const green = `dateStart=${ratedYear}-02-01&dateEnd=${ratedYear}-02-04`;

  test('without scripts the form gives the sum, line by line, and says that it is an estimate', async () => {
    const { text, headers } = await ask(`${green}&adults=2&children=0`);
    expect(text).toContain('Estimate for 3 nights');
    expect(text).toContain('R 124 080');
    expect(text).toContain('R 680');
    expect(headers['cache-control']).toContain('no-store');
    expect((await ask(`${green}&adults=1&children=0`)).text).toContain('single supplement');
    expect((await ask(`${green}&adults=2&currency=USD`)).text).toContain('$6,700');
    // The form asks for all of it by these names, and a currency chosen then keeps the sum.
    const $ = load(text);
    expect($('form[data-estimate] select[name="room"] option[value="luxury-room"]')).toHaveLength(1);
    for (const name of ['dateStart', 'dateEnd', 'adults'])
      expect($(`form[data-estimate] input[name="${name}"]`), name).toHaveLength(1);
    const dollars = $('nav[aria-label="Currency"] a').filter((_, link) => $(link).text() === 'USD');
    const sum = load((await page(dollars.attr('href') ?? '')).text)('[data-estimate-result]').text();
    expect(sum).toContain('3 nights');
    expect(sum).toContain('$6,700');
  });

  test('what is wrong is said beside it, and what was typed is kept', async () => {
    const { status, text } = await ask(`dateStart=${ratedYear}-02-04&dateEnd=${ratedYear}-02-01&adults=2`);
    expect(status).toBe(200);
    expect(text).toContain('Departure must be at least one night after arrival');
    expect(text).toContain(`value="${ratedYear}-02-04"`);
    expect((await ask(`${green}&adults=<script>`)).text).not.toContain('<script>"');
  });

  test('a night in a treehouse beside the room is a line of its own, and one elsewhere is not in the sum', async () => {
    const two = `${green}&adults=2&children=0`;
    const { text } = await ask(`${two}&treehouse=kingston`);
    expect(text).toContain('A night in Kingston');
    expect(text).toContain('R 132 080');
    expect(text).toMatch(/<option value="kingston" selected/);
    const other = await page(`/rates?room=mountain-suite&${two}&treehouse=kingston`);
    expect(other.text).toContain('Kingston is not beside Mountain Lodge, so it is not in the sum.');
    expect((await ask(`${two}&treehouse=nowhere`)).text).toContain('R 124 080');
    // What one visitor chose stands on no page that is kept.
    expect((await page(`${lionSands}?treehouse=kingston`)).headers['cache-control']).toContain('no-store');
    expect((await page(lionSands)).text).not.toMatch(/<option value="kingston" selected/);
  });

  test('a night without a price leaves no sum', async () => {
    const { text } = await ask(`dateStart=${ratedYear}-12-30&dateEnd=${ratedYear + 1}-01-02&adults=2`);
    expect(text).toContain('We have not set a price for the night of 1 January');
  });
});

describe('without rates of exchange', () => {
  test('CUR-02/notice while the service fails prices stand in rand, with a quiet notice', async () => {
    service.faults.always({ status: 500, text: 'no' });
    await stage.stop();
    await stage.start();
    const { status, text } = await page(`${lionSands}?currency=USD`);
    expect(status).toBe(200);
    expect(text).toContain('R 20 000');
    expect(text).toContain('prices stay in South African rand');
    expect(text).not.toContain('$1,080');
  });

  test('TRV-02/demonstration without a service a demonstration has rates of its own, and says whose they are', async () => {
    await stage.stop();
    await stage.start({ CURRENCY_URL: '', CURRENCY_KEY: '' });
    const { text } = await page(`${lionSands}?currency=USD`);
    expect(text).toContain('$1,098');
    expect(text).toContain('this demonstration’s rate of 23 November 2026');
    expect((await page(lionSands)).text).toContain('Prices in South African rand.');
    expect(text).not.toContain('CURRENCY_URL');
    expect(text).toContain('aria-label="Currency"');
  });
});
