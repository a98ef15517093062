import { describe, expect, test } from 'vitest';
import { countries } from '../../demo/content/travel-africa/countries.ts';
import { curatedRoutes } from '../../demo/content/travel-africa/curated.ts';
import { guideSections } from '../../demo/content/travel-africa/guide.ts';
import { packageRoutes } from '../../demo/content/travel-africa/packages.ts';
import { customJourney, packageSections, travelAfrica } from '../../demo/content/travel-africa/page.ts';
import { type Route, slugOf } from '../../demo/content/travel-africa/route.ts';
import { specialists } from '../../demo/content/travel-africa/specialists.ts';
import { travelTypes } from '../../demo/content/travel-africa/travel-types.ts';
import { eachOf, wordsOf } from '../support/page-parts.ts';
import { plainForm } from '../support/plain-form.ts';
import { type SitePage, site } from '../support/shared-site.ts';

type Page = SitePage['$'];
const listed = ($: Page) => eachOf($, $('#journeys-listed h3'));
const count = ($: Page) => wordsOf($('#journey-count'));
const nightsOf = ({ stops }: Route) => stops.reduce((sum, [, nights]) => sum + nights, 0);
const titlesOf = (routes: readonly Route[]) => routes.map(({ title }) => title);

/** A page of its own: 200, one heading, a title and a description; its title is given back. */
async function ownPage(path: string, heading: string): Promise<SitePage> {
  const page = await site.page(path);
  expect(page.status, path).toBe(200);
  expect(eachOf(page.$, page.$('h1')), path).toEqual([heading]);
  expect(page.$('meta[name="description"]').attr('content')?.length, path).toBeGreaterThan(40);
  return page;
}

test('RT-02/package RT-02/journey CNT-17/packages every journey has a page with its days, price and stops', async () => {
  const titles = new Set<string>();
  for (const [folder, routes] of [
    ['/travel-africa/package', packageRoutes],
    ['/curated-journeys', curatedRoutes],
  ] as const) {
    for (const route of routes) {
      const { $ } = await ownPage(`${folder}/${slugOf(route.title)}`, route.title);
      titles.add($('title').text());
      expect(eachOf($, $('ol[aria-label="Stops"] li')), route.title).toEqual(
        route.stops.map(([place, nights]) => `${place}${nights === 1 ? '1 night' : `${nights} nights`}`),
      );
      expect($('[aria-labelledby="days-heading"] ol > li'), route.title).toHaveLength(route.days.length);
      const price = wordsOf($('[aria-labelledby="price-heading"]'));
      expect(price).toMatch(/From (\$|R.)[\d, ]+ per person/);
      for (const item of [...route.included, ...route.excluded]) expect(price).toContain(item);
    }
  }
  expect(titles.size).toBe(packageRoutes.length + curatedRoutes.length);
  // A package is no curated journey, nor the reverse.
  expect((await site.page(`/curated-journeys/${slugOf(packageRoutes[0]?.title ?? '')}`)).status).toBe(404);
  expect((await site.page(`/travel-africa/package/${slugOf(curatedRoutes[0]?.title ?? '')}`)).status).toBe(
    404,
  );
  expect((await site.page('/curated-journeys/no-such-journey')).status).toBe(404);
});

test('RT-02/package CNT-17/packages the route is drawn, and the enquiry opens with the package in it', async () => {
  const { $, html } = await site.page('/travel-africa/package/classic-botswana-and-victoria-falls');
  const map = $('[data-by-hand="map"] svg');
  expect(map.attr('aria-label')).toBe(
    'Map of the route: Okavango Delta, then Chobe River, then Victoria Falls',
  );
  expect(map.find('[data-pin]')).toHaveLength(3);
  expect(map.find('[data-leg]')).toHaveLength(2);
  const lit = $('[data-by-hand="map"] li').toArray();
  expect(lit.map((day) => [$(day).attr('data-lights'), $(day).attr('data-lights-leg')])).toEqual([
    ['stop-1', undefined],
    ['stop-1', undefined],
    ['stop-2', '1'],
    ['stop-2', undefined],
    ['stop-3', '2'],
    ['stop-3', undefined],
    ['', undefined],
  ]);
  expect(html).toContain('"@type":"TouristTrip"');
  const link = $('[aria-labelledby="price-heading"] a[data-dialog="travel-africa"]');
  expect(wordsOf(link)).toBe('Enquire about this package');
  const form = await site.page(link.attr('href') ?? '');
  expect(plainForm(form.$, '#travel-africa-form').valuesOf('packages')).toEqual([
    'Classic Botswana & Victoria Falls',
  ]);
});

test('RT-02/journey a curated journey is named in the comments, since the form’s packages have none of the nine', async () => {
  const { $ } = await site.page('/curated-journeys/africa-in-style');
  const link = $('[aria-labelledby="price-heading"] a[data-dialog="travel-africa"]');
  expect(wordsOf(link)).toBe('Enquire about this journey');
  const { $: form } = await site.page(link.attr('href') ?? '');
  expect(form('[name="comments"]').text()).toContain('Africa In Style');
});

describe('lists of journeys', () => {
  const [section] = packageSections;
  const all = [...curatedRoutes, ...packageRoutes];

  test('RT-02/journey-index CNT-17/curated-journeys every journey of the list, and the way to one of one’s own', async () => {
    const { $ } = await ownPage('/curated-journeys', 'Curated journeys');
    expect(listed($)).toEqual(titlesOf(all));
    expect(count($)).toBe(`${all.length} journeys`);
    expect(wordsOf($('[aria-labelledby="custom-heading"]'))).toContain(customJourney.title);
  });

  test('CNT-17/filters each filter of the list with its options, and each option is a page', async () => {
    const { $ } = await site.page('/curated-journeys');
    const form = $('form[aria-label="Filter the journeys"]');
    const titleOf = (title: string | null | undefined) => (title === 'Budget' ? 'Budget per person' : title);
    for (const filter of section?.filters ?? []) {
      const select = form
        .find('select')
        .filter(
          (_, box) => wordsOf(form.find(`label[for="${$(box).attr('id')}"]`)) === titleOf(filter.title),
        );
      // A budget says besides what it is in the currency prices are kept in.
      const named = eachOf($, select.find('option')).map((words) => words.replace(/, about R .*$/, ''));
      expect(named).toEqual(['Any', ...(filter.options ?? [])]);
    }
    const fits: Readonly<Record<string, (route: Route) => boolean>> = {
      'nights=8-to-10': (route) => nightsOf(route) >= 8 && nightsOf(route) <= 10,
      'nights=11-or-more': (route) => nightsOf(route) >= 11,
      'interests=wine': ({ interests }) => interests.includes('Wine'),
      'country=botswana': ({ destinations }) => destinations.includes('botswana'),
      'budget=10500': ({ budget }) => budget === '$10,500+',
      'country=botswana&nights=up-to-7': (route) =>
        route.destinations.includes('botswana') && nightsOf(route) <= 7,
    };
    for (const [query, fit] of Object.entries(fits)) {
      const { $: page } = await site.page(`/curated-journeys?${query}`);
      const expected = titlesOf(all.filter(fit));
      expect(listed(page), query).toEqual(expected);
      expect(expected.length, query).toBeLessThan(all.length);
    }
    const { $: unknown } = await site.page('/curated-journeys?country=atlantis');
    expect(listed(unknown)).toHaveLength(all.length);
  });

  test('CNT-17/filters Travel Africa is filtered by travel type, length, month and budget', async () => {
    const suits = (route: Route, type: string) =>
      travelTypes.some(({ slug, packages }) => slug === type && packages.includes(slugOf(route.title)));
    const fits: Readonly<Record<string, (route: Route) => boolean>> = {
      'travel-type=alone': (route) => suits(route, 'alone'),
      'nights=up-to-7': (route) => nightsOf(route) <= 7,
      'month=february': ({ months }) => months.includes('February'),
      'budget=8000-10500': ({ budget }) => budget === '$8,000-$10,500',
    };
    for (const [query, fit] of Object.entries(fits)) {
      const { status, $ } = await site.page(`/travel-africa?${query}`);
      expect(status).toBe(200);
      const expected = titlesOf(packageRoutes.filter(fit));
      expect(listed($), query).toEqual(expected);
      expect(count($), query).toBe(expected.length === 1 ? '1 journey' : `${expected.length} journeys`);
      expect(expected.length, query).toBeLessThan(packageRoutes.length);
    }
    const { $ } = await site.page(
      '/travel-africa?travel-type=alone&month=february&nights=up-to-7&budget=10500',
    );
    expect(count($)).toBe('No journey matches all of your choices.');
  });
});

test('RT-02/travel-africa CNT-14/page CNT-10/travel-professionals hero, countries, travellers, packages, specialists and guests', async () => {
  const { $ } = await ownPage('/travel-africa', travelAfrica.title);
  const links = $('main a')
    .toArray()
    .map((link) => $(link).attr('href'));
  for (const { slug } of countries) expect(links).toContain(`/travel-africa/destination/${slug}`);
  for (const { slug } of travelTypes) expect(links).toContain(`/travel-africa/travel-type/${slug}`);
  expect(listed($)).toEqual(titlesOf(packageRoutes));
  expect(eachOf($, $('#specialists h3'))).toEqual(specialists.map(({ name }) => name));
  expect($('[aria-labelledby="letters-heading"] figure')).toHaveLength(3);
  expect(links).toContain('/travel-africa/travel-guide');
  expect(wordsOf($('main'))).toContain(travelAfrica.travelPurpose?.title);
});

test('CNT-08/travel-africa CNT-08/pins the map has a pin for every place, and each country lights its own', async () => {
  const { $ } = await site.page('/travel-africa');
  const map = $('#countries svg');
  expect(map.find('[data-pin]').length).toBeGreaterThan(6);
  const items = $('#countries [data-lights]').toArray();
  expect(items.map((item) => $(item).attr('data-lights-country'))).toEqual(countries.map(({ slug }) => slug));
  for (const item of items) {
    expect(map.find(`[data-country="${$(item).attr('data-lights-country')}"]`)).toHaveLength(1);
    const keys = ($(item).attr('data-lights') ?? '').split(' ');
    for (const key of keys) expect(map.find(`[data-pin="${key}"]`), key).toHaveLength(1);
  }
});

test('RT-02/destination CNT-14/destination every country with its camps, and packages through it', async () => {
  for (const { slug, name, camps, facts } of countries) {
    const { $ } = await ownPage(`/travel-africa/destination/${slug}`, name);
    expect(eachOf($, $('[aria-labelledby="camps-heading"] h3')).sort(), slug).toEqual([...camps].sort());
    for (const [, value] of facts) expect(wordsOf($('main'))).toContain(value);
    expect($(`svg [data-country="${slug}"][data-on]`)).toHaveLength(1);
  }
  expect((await site.page('/travel-africa/destination/atlantis')).status).toBe(404);
});

test('RT-02/travel-type CNT-14/travel-type every kind of traveller with countries and packages', async () => {
  for (const { slug, heading, packages, destinations } of travelTypes) {
    const { $ } = await ownPage(`/travel-africa/travel-type/${slug}`, heading);
    const links = $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
    for (const each of packages) expect(links).toContain(`/travel-africa/package/${each}`);
    for (const each of destinations) expect(links).toContain(`/travel-africa/destination/${each}`);
  }
  expect((await site.page('/travel-africa/travel-type/penguins')).status).toBe(404);
});

test('CNT-14/travel-guide every section of the guide, reached from its head, and the same to print', async () => {
  const { $ } = await ownPage('/travel-africa/travel-guide', 'Before you travel');
  const headings = eachOf($, $('main section > h2'));
  for (const { heading } of guideSections) expect(headings).toContain(heading);
  const anchors = $('nav[aria-label="Sections of the guide"] a').toArray();
  expect(anchors).toHaveLength(guideSections.length);
  for (const anchor of anchors) expect($($(anchor).attr('href') ?? '')).toHaveLength(1);
  expect($('main a[href$=".pdf"]').length).toBeGreaterThanOrEqual(2);
});

test('they are found: in the sitemap and by a search', async () => {
  const sitemap = await (await site.get('/sitemap.xml')).text();
  for (const path of [
    '/blog',
    '/blog/a-fence-made-of-bees',
    '/curated-journeys',
    '/curated-journeys/africa-in-style',
    '/travel-africa',
    '/travel-africa/travel-guide',
    '/travel-africa/destination/botswana',
    '/travel-africa/travel-type/couple',
    '/travel-africa/package/quintessential-cape',
  ])
    expect(sitemap, path).toContain(`${path}</loc>`);
  const { $ } = await site.page('/search?q=okavango');
  expect(
    $('main a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toContainEqual(expect.stringMatching(/^\/travel-africa\/(package|destination)\//));
});
