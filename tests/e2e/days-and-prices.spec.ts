import { experienceKinds, properties } from '@sundowner/brand';
import { kindAddresses, kindsOfProperties } from '../../demo/content/property-kinds.ts';
import { expect, test } from './fixtures.ts';

/** Every address of prices, of things to do and of safaris. */
const addresses = [
  '/rates',
  '/experiences',
  ...experienceKinds.filter(({ slug }) => slug !== 'treehouses').map(({ slug }) => `/experiences/${slug}`),
  '/experiences/explore',
  ...properties.flatMap(({ key, root }) => [
    `${root}/rates-and-offers`,
    `${root}/experiences`,
    ...kindsOfProperties[key].map(([kind]) => `${root}/experiences/${kindAddresses[kind]}`),
    ...(key === 'capecadogan' ? [] : [`${root}/safaris`]),
  ]),
].filter((path, place, all) => all.indexOf(path) === place);

/** There is no tour of it, so no page about it offers one. */
const withoutTours = '/monwana';

test('every page of prices, things to do and safaris leads on, asks in its own words, and shows no plate twice', async ({
  request,
}) => {
  expect(addresses.length).toBeGreaterThan(35);
  for (const path of addresses) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main.match(/<h1/g), path).toHaveLength(1);
    expect(html, path).toContain('"@type":"BreadcrumbList"');

    expect(main, path).toMatch(/rel="next"/);
    if (path !== '/rates' && path !== '/experiences') expect(main, path).toMatch(/rel="prev"/);
    const steps = [...main.matchAll(/<a[^>]*href="([^"]+)"[^>]*rel="(?:prev|next)"/g)].map(([, to]) => to);
    expect(steps, path).not.toContain(path);

    const from = `?from=${path}`;
    expect(main, path).toMatch(new RegExp(`/enquire/(email|experiences|celebration)\\?from=${path}"`));
    for (const dialog of ['telephone', 'book']) expect(main, path).toContain(`/enquire/${dialog}${from}"`);
    expect(main.includes(`/enquire/360-tours${from}"`), `tours of ${path}`).toBe(
      !path.startsWith(withoutTours),
    );

    const plates = [...main.matchAll(/<img[^>]*src="\/media\/([^"]+?)-\d+(?:x\d+)?\.webp"/g)].map(
      ([, name]) => name,
    );
    expect(plates.length, path).toBeGreaterThan(2);
    expect(
      plates.filter((plate, place) => plates.indexOf(plate) !== place),
      `plates of ${path}`,
    ).toEqual([]);
  }
});

test('the pages before and after lead once round all of their sort', async ({ request }) => {
  for (const [first, count] of [
    ['/lionsands/rates-and-offers', 5],
    ['/lionsands/experiences', 4],
    ['/lionsands/safaris', 3],
    ['/experiences/safari', 6],
  ] as const) {
    const walked: string[] = [];
    let path: string = first;
    do {
      walked.push(path);
      const html = await (await request.get(path)).text();
      path = /<a[^>]*href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1] ?? '';
    } while (path !== first && walked.length < 9 && path !== '');
    expect([path, new Set(walked).size], walked.join(' ')).toEqual([first, count]);
  }
});

test('the calendar of seasons is of the year whose prices stand under it, and cut by days', async ({
  page,
  browser,
  baseURL,
}) => {
  const quiet = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  for (const shown of [page, await quiet.newPage()]) {
    await shown.goto('/lionsands/rates-and-offers');
    const tabs = shown.locator('[data-tabs]');
    const links = tabs.locator('a[href^="#prices-"]');
    const years = await links.allTextContents();
    expect(years.length).toBeGreaterThan(1);
    for (const [place, year] of years.entries()) {
      await links.nth(place).click();
      const panel = shown.locator(`#prices-${year}`);
      const calendar = panel.getByRole('region', { name: `Seasons at Lion Sands, ${year}` });
      await expect(calendar).toBeVisible();
      await expect(tabs.getByRole('region', { name: /^Seasons at/ })).toHaveCount(1);
      await expect(panel.getByRole('heading', { name: year })).toBeVisible();
      // What a night begins at in the green season is in the table under it.
      const from = calendar
        .locator('div', { has: shown.getByText('Green season') })
        .locator('data')
        .last();
      const price = (await from.textContent()) ?? '';
      await expect(panel.getByRole('table').getByText(price).first()).toBeVisible();
      const spans = await calendar
        .locator('rect[data-weight="3"]')
        .evaluateAll((all) => all.map((each) => `${each.getAttribute('x')} ${each.getAttribute('width')}`));
      expect(spans).toEqual(['0 0.16', '5 4', '11.45 0.55']);
    }
  }
  await quiet.close();
});
