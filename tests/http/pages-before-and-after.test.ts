import { expect, test } from 'vitest';
import { kindAddresses, kindsOfProperties } from '../../demo/content/property-kinds.ts';
import { platesOf, repeated } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

/** Every address of prices, of things to do and of safaris. */
const addresses = [
  '/rates',
  '/experiences',
  ...Object.values(kindAddresses).map((kind) => `/experiences/${kind}`),
  ...Object.entries(kindsOfProperties).flatMap(([key, kinds]) => [
    `/${key}/rates-and-offers`,
    `/${key}/experiences`,
    ...kinds.map(([kind]) => `/${key}/experiences/${kindAddresses[kind]}`),
    ...(key === 'capecadogan' ? [] : [`/${key}/safaris`]),
  ]),
].filter((path, place, all) => all.indexOf(path) === place);

test('every page of prices, things to do and safaris leads on, asks in its own words, and shows no plate twice', async () => {
  expect(addresses.length).toBeGreaterThan(35);
  for (const path of addresses) {
    const { status, html, $ } = await site.page(path);
    expect(status, path).toBe(200);
    expect($('main h1'), path).toHaveLength(1);
    expect(html, path).toContain('"@type":"BreadcrumbList"');

    const next = $('main a[rel~="next"]');
    const before = $('main a[rel~="prev"]');
    expect(next.length, path).toBeGreaterThan(0);
    if (path !== '/rates' && path !== '/experiences') expect(before.length, path).toBeGreaterThan(0);
    const steps = [...next.toArray(), ...before.toArray()].map((link) => $(link).attr('href'));
    expect(steps, path).not.toContain(path);

    const from = `?from=${path}`;
    const main = $('main').html() ?? '';
    expect(main, path).toMatch(new RegExp(`/enquire/(email|experiences|celebration)\\?from=${path}"`));
    for (const dialog of ['telephone', 'book', '360-tours'])
      expect(main, path).toContain(`/enquire/${dialog}${from}"`);

    const plates = platesOf($, $('main'));
    expect(plates.length, path).toBeGreaterThan(2);
    expect(repeated(plates), `plates of ${path}`).toEqual([]);
  }
});

test.each([
  ['/lionsands/rates-and-offers', 5],
  ['/lionsands/experiences', 4],
  ['/lionsands/safaris', 3],
  ['/experiences/safari', 6],
] as const)(
  'the pages before and after lead from %s once round all %i of their sort',
  async (first, count) => {
    const walked: string[] = [];
    let path: string = first;
    do {
      walked.push(path);
      const { $ } = await site.page(path);
      path = $('a[rel~="next"]').first().attr('href') ?? '';
    } while (path !== first && walked.length < 9 && path !== '');
    expect([path, new Set(walked).size], walked.join(' ')).toEqual([first, count]);
  },
);
