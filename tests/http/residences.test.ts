import { describe, expect, test } from 'vitest';
import { priced } from '../../demo/content/rates/prices.ts';
import { residences } from '../../demo/content/residences.ts';
import { crumbsOf, eachOf, partNamed, platesOf, repeated, wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

/** Where each stands, as the banner of its page says it. */
const places = ['Sabi Sand and Kruger', 'Thornybush Game Reserve', 'Cape Town', 'Stellenbosch'];
const addressOf = ({ slug }: (typeof residences)[number]) => `/residences/${slug}`;

describe('the page of all houses', () => {
  test('RT-08/index CNT-18/residences every house under where it stands, with whom it holds and what a night begins at', async () => {
    const { status, $ } = await site.page('/residences');
    expect(status).toBe(200);
    expect(wordsOf($('h1'))).toBe('Residences in the bush and the Cape');
    expect(eachOf($, $('h2[id^="place-"]'))).toEqual(places);
    expect(eachOf($, $('main article h3'))).toEqual(residences.map(({ name }) => name));
    for (const house of residences) {
      const words = wordsOf($(`article#${house.slug}`));
      expect(words).toContain(house.line);
      expect(words).toContain(`Sleeps${house.sleeps}`);
      expect(words).toMatch(/Price in \d{4}From R [\d ]+ per house, per night/);
      expect($(`article#${house.slug} h3 a`).attr('href')).toBe(addressOf(house));
    }
    expect(repeated(platesOf($, $('main')))).toEqual([]);
  });

  test('RT-08/anchors menus and the row above the houses lead to an anchor for each', async () => {
    const { $ } = await site.page('/residences');
    for (const { slug } of residences) {
      expect($(`[id="${slug}"]`), slug).toHaveLength(1);
      expect($(`nav[aria-label="Houses"] a[href="#${slug}"]`), slug).toHaveLength(1);
      expect($(`header a[href="/residences#${slug}"]`).length, slug).toBeGreaterThan(0);
    }
  });
});

test('RT-08/fish-eagle RT-08/hinkwenu RT-08/redcliffe RT-08/oldenburg RT-08/monwana-residence RT-08/quarters-residence RT-02/residence every house has a page with its rooms, people, rates and enquiry', async () => {
  const titles = new Set<string>();
  for (const house of residences) {
    const path = addressOf(house);
    const { status, html, $ } = await site.page(path);
    expect(status, path).toBe(200);
    expect($('h1'), path).toHaveLength(1);
    expect(wordsOf($('h1')), path).toBe(house.name);
    expect($('meta[name="description"]').attr('content'), path).toMatch(/.{40,}/);
    titles.add($('title').text());
    expect(eachOf($, crumbsOf($)), path).toEqual(['Home', 'Residences', house.name]);
    expect(eachOf($, $('#rooms h3')), path).toEqual((house.spaces ?? []).map(({ title }) => title));
    expect($(`[data-gallery="Pictures of ${house.name}"] img`).length, path).toBeGreaterThan(0);
    expect(wordsOf($('main')), path).toContain(house.looksAfter);
    const planning = partNamed($, 'Leave the planning to us');
    expect(wordsOf(planning), path).toContain('Elize Basson');
    for (const { title } of house.planning ?? []) expect(wordsOf(planning), path).toContain(title);
    const whole = priced.find(({ residence }) => residence === house.slug);
    expect(whole, path).toBeDefined();
    expect($('#dates tbody tr').length, path).toBeGreaterThan(1);
    expect(wordsOf($('#dates caption')), path).toContain('per house, per night');
    expect($('[aria-labelledby="other-houses-heading"] li'), path).toHaveLength(residences.length - 1);
    expect(html, path).toContain(`"@id":"${new URL(path, site.url).href}"`);
    expect(html, path).toContain('"@type":"LodgingBusiness"');
    expect(repeated(platesOf($, $('main'))), path).toEqual([]);

    const { $: form } = await site.page(`/enquire/residences?from=${path}`);
    expect(
      form('[name="residenceToVisit"] [selected], [name="residenceToVisit"][checked]').attr('value'),
      path,
    ).toBe(house.enquiryName);
  }
  expect(titles.size).toBe(residences.length);
});

test('RT-08/quarters-residence villas and the hotel’s house name the address under residences to search engines', async () => {
  for (const [path, kept] of [
    ['/capecadogan/residence', '/residences/quarters-residence'],
    ['/lionsands/ivory-lodge/fish-eagle-villa', '/residences/fish-eagle'],
    ['/lionsands/tinga-lodge/hinkwenu-villa', '/residences/hinkwenu'],
  ] as const) {
    const { html } = await site.page(path);
    expect(html, path).toContain(`"@id":"${new URL(kept, site.url).href}"`);
  }
});

test('a house nobody has is not found, and a currency is asked of the house’s own page', async () => {
  expect((await site.page('/residences/no-such-house')).status).toBe(404);
  const { status, $ } = await site.page('/residences/oldenburg?currency=USD');
  expect(status).toBe(200);
  expect(wordsOf($('#dates tbody td').first())).toMatch(/^\$/);
});
