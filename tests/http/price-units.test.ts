import { expect, test } from 'vitest';
import { wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';
import { templates } from '../support/templates.ts';

/** What a price or a levy is for. */
const unit =
  /\bper (person|room|house|treehouse|child|vehicle|car|tree)\b|\bfor two people\b|\b(?:an?|each) (person|vehicle|adult|child|room|stay|car)\b/;
const least = (amounts: readonly number[]) => Math.min(...amounts);

/** Every amount of the first year a property's rates tell, by the person. */
async function soldByPerson(property: string): Promise<readonly number[]> {
  const { $ } = await site.page(`/${property}/rates-and-offers`);
  const panel = $($('[data-tabs] nav a').first().attr('href') ?? '');
  return panel
    .find('table')
    .filter((_, table) => /^.*per person sharing/.test(wordsOf($(table).find('caption'))))
    .find('td data')
    .toArray()
    .map((each) => Number($(each).attr('value')));
}

test('TRV-02/units TRV-02/currency-switch TRV-01/prices on every page a price stands with its unit, and a switch with prices', async () => {
  let priced = 0;
  for (const { name, path } of templates) {
    const { $ } = await site.page(path);
    const amounts = $('main data[data-money]').toArray();
    for (const amount of amounts) {
      // A note goes on from the price above it, which has the unit.
      const note = $(amount).closest('[data-sums]');
      if (note.length > 0) {
        expect(note.prevAll().find('[data-price]').length, `${name}: ${wordsOf(note)}`).toBe(1);
        continue;
      }
      // A sentence says itself what its sum is for.
      if ($(amount).closest('[data-sentence]').length > 0) continue;
      const told = $(amount).closest('[data-price]');
      const words = wordsOf(told.length > 0 ? told : $(amount).closest('tr'));
      expect(words, `${name}: ${$(amount).text()}`).toMatch(unit);
    }
    if (amounts.length === 0) continue;
    priced += 1;
    expect($('[data-currency-switch]'), name).toHaveLength(1);
    const codes = $('nav[aria-label="Currency"] a').toArray();
    expect(
      codes.map((link) => $(link).text()),
      name,
    ).toEqual(['ZAR', 'USD']);
  }
  expect(priced).toBeGreaterThan(12);
});

test('TRV-02/currency-switch in dollars no sum of a place stands in rand: in facts, on the way there, in answers, terms and rules', async () => {
  const places = templates.filter(({ path }) =>
    /^\/(?:lionsands|marataba|monwana|capecadogan|residences)\b/.test(path),
  );
  expect(places.length).toBeGreaterThan(12);
  for (const path of ['/rates', ...places.map(({ path }) => path)]) {
    const { $ } = await site.page(`${path}?currency=USD`);
    if ($('[data-currency-switch]').length === 0) continue;
    const main = $('main').clone();
    // The rate of the day, and a house's own words on what its partner asks.
    main.find('[data-currency-switch], script, style').remove();
    expect(wordsOf(main).match(/(?<![A-Za-z])R[ \u00a0]\d[^.;]{0,60}/g), path).toBeNull();
  }
});

test('TRV-02/home each of the posters says what its property’s rates begin at', async () => {
  const { $ } = await site.page('/');
  for (const property of ['lionsands', 'monwana', 'marataba', 'capecadogan']) {
    const poster = $(`#collection a[href="/${property}"]`).closest('article');
    expect(Number(poster.find('data').attr('value')), property).toBe(least(await soldByPerson(property)));
    expect(wordsOf(poster), property).toMatch(/From R [\d ]+ per person sharing, per night,.* in \d{4}/);
  }
  expect(wordsOf($('#collection a[href="/capecadogan"]').closest('article'))).toContain('with breakfast');
});

test.each([
  ['TRV-02/properties', '/lionsands', /^From R [\d ]+ per person sharing, per night, in \d{4}$/],
  [
    'TRV-02/properties',
    '/capecadogan',
    /^From R [\d ]+ per person sharing, per night, with breakfast, in \d{4}$/,
  ],
  ['TRV-02/lodges', '/lionsands/river-lodge', /^From R [\d ]+ per person sharing, per night, in \d{4}$/],
  ['TRV-02/lodges', '/marataba/mountain-lodge', /^From R [\d ]+ per person sharing, per night, in \d{4}$/],
  [
    'TRV-02/houses',
    '/residences/fish-eagle',
    /^From R [\d ]+ per house, per night, for up to \d+, in \d{4}$/,
  ],
  [
    'TRV-02/houses',
    '/capecadogan/residence',
    /^From R [\d ]+ per house, per night, for up to \d+, in \d{4}$/,
  ],
])('%s the head of %s says what a night begins at', async (_, path, words) => {
  const { $ } = await site.page(path);
  expect(wordsOf($('main [data-stay-price]'))).toMatch(words);
});

test.each([
  ['Lion Sands Game Reserve', '/lionsands'],
  ['River Lodge', '/lionsands/river-lodge'],
  ['Mountain Lodge', '/marataba/mountain-lodge'],
  ['Monwana Game Lodge', '/monwana'],
  ['Cape Cadogan Boutique Hotel', '/capecadogan'],
  ['Fish Eagle', '/residences/fish-eagle'],
  ['Chalkley', '/lionsands/treehouses/chalkley'],
])('TRV-02/search what is found as %s has the price of its page', async (name, path) => {
  const { $ } = await site.page(`/search?${new URLSearchParams({ q: name })}`);
  const found = $(`main li:has(h3 a[href="${path}"])`);
  const { $: page } = await site.page(path);
  // A treehouse has no estimate; its price is the first of its page.
  const strip = page('main [data-stay-price] data');
  const told = Number((strip.length > 0 ? strip : page('main [data-price] data')).first().attr('value'));
  expect(told).toBeGreaterThan(0);
  expect(Number(found.find('[data-price] data').attr('value'))).toBe(told);
  expect(wordsOf(found.find('[data-price]'))).toMatch(/ per (person|house|treehouse).* in \d{4}$/);
});

test('TRV-02/search an experience that is found says what it costs', async () => {
  const { $ } = await site.page('/search?q=balloon');
  expect(wordsOf($('main li:has(h3 a[href$="#hot-air-over-the-lowveld"])'))).toContain('R 5 200 per person');
});

test('TRV-02/demonstration without a service prices are shown in dollars at a dated rate that is marked', async () => {
  for (const path of ['/', '/lionsands', '/rates', '/residences/oldenburg', '/lionsands/travel-info']) {
    const { $ } = await site.page(`${path}?currency=USD`);
    expect($('main data[data-money]').first().text(), path).toMatch(/^\$[\d,]+$/);
    expect(wordsOf($('[data-currency-switch] [role="status"]')), path).toBe(
      'For guidance, at R 18.22 to the dollar, this demonstration’s rate of 23 November 2026. Stays with us are priced in rand.',
    );
  }
});

test.each(['kingston', 'tinyeleti'])(
  'TRV-02/units TRV-02/currency-switch what a child pays at %s is a price, set as prices are and shown in the currency',
  async (treehouse) => {
    const note = async (query: string) => {
      const { $ } = await site.page(`/lionsands/treehouses/${treehouse}${query}`);
      return $('main dt:contains("Added to your stay") + dd [data-price]');
    };
    const rand = await note('');
    expect(wordsOf(rand)).toBe('On top of your room; R 1 400 for each child');
    expect(rand.find('data').attr('value')).toBe('1400');
    expect(wordsOf(await note('?currency=USD'))).toMatch(/^On top of your room; \$\d+ for each child$/);
  },
);

test.each([
  ['/marataba/safaris', /R 4 900 per vehicle, per day/, /9 800/],
  ['/marataba/experiences', /From R 6 800 per treehouse/, /7 600|9 800/],
  ['/lionsands/experiences', /From R 7 600 per treehouse/, /6 800 per treehouse|4 900/],
])('CNT-15/cost-at %s says what something costs there, and at no other place', async (path, own, others) => {
  const { $ } = await site.page(path);
  const words = wordsOf($('main')).replaceAll('\u00a0', ' ');
  expect(words).toMatch(own);
  expect(words).not.toMatch(others);
});
