import { defaultBrand } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { type SitePage, site } from '../support/shared-site.ts';
import { expectNobodyHas } from './nobody-has.ts';

const apology =
  'Apologies for adding an extra step to your journey. The page you were looking for does not exist or has been removed.';

/** The page of an address nobody has. */
async function lost(path: string): Promise<SitePage> {
  await expectNobodyHas(path);
  return site.page(path);
}

describe.each([
  ['unknown-path', ['/no-such-page', '/no/such/page', '/index.html', '/contact-us.php']],
  ['unknown-slug', ['/blog/no-such-story', '/lionsands/no-such-lodge', '/residences/no-such-residence']],
  ['failed-validation', ['/enquire/no-such-form', '/enquire/Telephone', '/enquire/what-to-expect/nothing']],
])('RT-11/%s', (_, paths) => {
  test.each(paths)('%s is answered 404, with the apology and the way on', async (path) => {
    const { headers, $ } = await lost(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect($('title').text()).toBe('This page could not be found');
    expect($('h1').text()).toBe('404');
    expect($('main').text()).toContain(apology);
    expect($('main h2').text()).toContain('Were you searching for one of these?');
    expect($('main li a').length).toBeGreaterThan(3);
  });
});

test('RT-11/home-button RT-11/lodge-links the way home and every lodge and hotel, each once', async () => {
  const { $ } = await lost('/no-such-page');
  const home = $('main a[href="/"]');
  // In capitals in the page itself.
  expect(home.text()).toBe(`${defaultBrand.shortName.toUpperCase()} HOMEPAGE`);
  const links = $('main li a')
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href')] as const);
  for (const [name, href] of [
    ['River Lodge', '/lionsands/river-lodge'],
    ['Tinga Lodge', '/lionsands/tinga-lodge'],
    ['Ivory Lodge', '/lionsands/ivory-lodge'],
    ['Cape Cadogan', '/capecadogan'],
  ] as const)
    expect(
      links.some(([text, to]) => text.includes(name) && to === href),
      `${name} in ${JSON.stringify(links)}`,
    ).toBe(true);
  expect(new Set(links.map(([, href]) => href)).size).toBe(links.length);
});

test('GEN-06/status GEN-06/message what is not there is 404 for a page and for a script alike', async () => {
  expect((await lost('/no-such-page')).$('title').text()).toBe('This page could not be found');
  const dialog = await site.get('/dialogs/no-such-dialog.json');
  expect(dialog.status).toBe(404);
  expect(await dialog.json()).toEqual({ status: 404, title: 'There is no such dialog.' });
});
