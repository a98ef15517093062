import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { site } from '../support/shared-site.ts';

/** Pages that say what a night begins at, by the property whose rates they tell. */
const places = {
  lionsands: [
    '/lionsands/river-lodge',
    '/lionsands/river-lodge/rooms',
    '/lionsands/ivory-lodge',
    '/lionsands/ivory-lodge/rooms',
    '/lionsands/tinga-lodge',
    '/lionsands/tinga-lodge/rooms',
    '/lionsands/narina-lodge',
    '/lionsands/narina-lodge/rooms',
    '/lionsands/ivory-lodge/fish-eagle-villa',
    '/lionsands/tinga-lodge/hinkwenu-villa',
    '/lionsands/treehouses',
    '/lionsands/treehouses/chalkley',
    '/lionsands/treehouses/kingston',
    '/lionsands/treehouses/tinyeleti',
  ],
  monwana: ['/monwana', '/monwana/suites'],
  marataba: [
    '/marataba/safari-lodge',
    '/marataba/safari-lodge/rooms',
    '/marataba/mountain-lodge',
    '/marataba/mountain-lodge/rooms',
    '/marataba/treehouses/thabametsi',
  ],
  capecadogan: ['/capecadogan', '/capecadogan/rooms', '/capecadogan/residence'],
};

/** Every amount of a part of the page, whole rand. */
const amounts = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((each) => Number($(each).attr('value') ?? Number.NaN));

describe.each(Object.entries(places))('prices at %s', (property, paths) => {
  test('CUR-01/one-source they are those its rates open with, and say their year', async () => {
    const { $: rates } = await site.page(`/${property}/rates-and-offers`);
    // The rates open with the panel of the first year.
    const first = rates('[data-tabs] nav a').first();
    const year = first.text();
    expect(year).toMatch(/^\d{4}$/);
    expect(rates('main').text()).toContain(`Prices for ${year}`);
    const sold = new Set(amounts(rates, `${first.attr('href')} data`));
    expect(sold.size).toBeGreaterThan(5);
    for (const path of paths) {
      const { $ } = await site.page(path);
      // What else costs something is said in sentences and facts; a rate stands in none of them.
      $('[data-sentence], dl').remove();
      const listed = amounts($, 'main data[data-money]');
      expect(listed.length, path).toBeGreaterThan(0);
      expect(
        listed.filter((amount) => !sold.has(amount)),
        path,
      ).toEqual([]);
      expect($('main').text(), path).toContain(` in ${year}`);
    }
    const { $: all } = await site.page('/rates');
    expect(all('main').text()).toContain(`Prices for ${year}`);
    const among = amounts(all, `#${property} data`);
    expect(among.length).toBeGreaterThan(0);
    expect(among.filter((amount) => !sold.has(amount))).toEqual([]);
  });
});

test.each(['/rates.pdf', '/lionsands/rates-and-offers.pdf'])('the rate sheet %s is a PDF', async (path) => {
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

/** Prices on a page, each as it stands. */
const pricesOn = ($: CheerioAPI) =>
  $('main [data-price]')
    .toArray()
    .map((price) => $(price).text().replaceAll('\u00a0', ' '));

test.each([
  ['journeys', '/curated-journeys'],
  ['journeys', '/travel-africa'],
  ['journeys', '/travel-africa/package/classic-botswana-and-victoria-falls'],
  ['experiences', '/experiences'],
  ['experiences', '/experiences/explore'],
  ['experiences', '/capecadogan/experiences'],
  ['experiences', '/lionsands/safaris'],
])('CUR-01/%s every price of %s stands in the currency that is chosen', async (_, path) => {
  const { $ } = await site.page(path);
  const rand = pricesOn($);
  expect(rand.length).toBeGreaterThan(0);
  expect(rand.filter((price) => !/R \d/.test(price) || price.includes('$'))).toEqual([]);
  const { $: other } = await site.page(`${path}?currency=USD`);
  const dollars = pricesOn(other);
  expect(dollars).toHaveLength(rand.length);
  expect(dollars.filter((price) => !/\$\d/.test(price) || /\bR \d/.test(price))).toEqual([]);
  // What is kept in dollars is said as it is kept, and in rand says that it was converted.
  expect(other('main [data-converted]:not([hidden])').get()).toEqual([]);
  expect($('main [data-converted][hidden]').get()).toEqual([]);
  const kept = dollars.filter((price) => price.includes('converted from dollars'));
  expect(rand.filter((price) => price.includes('converted from dollars'))).toHaveLength(kept.length);
  expect(kept.every((price) => /\$\d+,\d00 /.test(price))).toBe(true);
});
