import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { site } from '../support/shared-site.ts';

/** Links of the page’s own part whose name, as it is read out, is like that. */
const linksNamed = ($: CheerioAPI, name: RegExp) =>
  $('main a').filter((_, link) =>
    name.test(($(link).attr('aria-label') ?? $(link).text()).replaceAll(/\s+/g, ' ').trim()),
  );

test.each([
  ['book', '/enquire/book?from=/', /^Check availability at /],
  ['360-tours', '/enquire/360-tours?from=/', /\(opens in a new tab\)$/],
  ['what-to-expect', '/enquire/what-to-expect/walking-safari?from=/', /What to pack/],
])(
  'RT-19/%s without scripts it is a page of its own, whole, neither kept nor indexed',
  async (_, path, there) => {
    const { status, headers, $ } = await site.page(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
    expect($('main h1').text().trim()).not.toBe('');
    expect(linksNamed($, there).length).toBeGreaterThan(0);
  },
);

test('MOD-07/current-region on a page of a lodge only its region is shown, and the way to all', async () => {
  const regions = ($: CheerioAPI) =>
    $('main section > header :is(h1, h2, h3, h4)')
      .toArray()
      .map((heading) => $(heading).text().trim());
  const { $ } = await site.page('/enquire/book?from=/marataba/safari-lodge');
  expect(regions($)).toEqual(['Marataba']);
  const all = linksNamed($, /^See all our lodges and hotels$/).attr('href') ?? '';
  expect(regions((await site.page(all)).$)).toHaveLength(4);
});

test('MOD-15/downloads MOD-15/appointments what is to be kept is a file one can have, and times stand beside it', async () => {
  const { $ } = await site.page('/enquire/what-to-expect/walking-safari?from=/');
  expect($('main').text()).toContain('06:00 from April to September');
  const file = await site.get(linksNamed($, /What to pack/).attr('href') ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  // Every sign is a drawing of its own, none the ring for a name nobody knows.
  expect($('main svg:has(> circle:only-child)')).toHaveLength(0);
  expect($('main li svg').length).toBeGreaterThan(0);
});

test('MOD-18/footer-icons the footer’s icons lead to the networks straight away', async () => {
  const { $ } = await site.page('/');
  const icon = $('footer a').filter((_, link) =>
    /Instagram/.test($(link).attr('aria-label') ?? $(link).text()),
  );
  expect(icon).toHaveLength(1);
  expect(icon.attr('target')).toBe('_blank');
  expect(icon.attr('href')).toMatch(/^https:\/\/(www\.)?instagram\.com\//);
  expect(icon.attr('data-dialog')).toBeUndefined();
});
