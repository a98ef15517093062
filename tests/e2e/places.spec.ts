import { expect, test } from './fixtures.ts';

const pages = [
  { id: 'RT-03/lionsands', path: '/lionsands', heading: 'Lion Sands', mark: 'River Lodge' },
  { id: 'RT-03/monwana', path: '/monwana', heading: 'Monwana', mark: 'Waterhole suite' },
  { id: 'RT-03/marataba', path: '/marataba', heading: 'Marataba', mark: 'Safari Lodge' },
  { id: 'RT-03/capecadogan', path: '/capecadogan', heading: 'Cape Cadogan', mark: 'Quarters Residence' },
  { id: 'RT-04/river-lodge', path: '/lionsands/river-lodge', heading: 'River Lodge', mark: 'Baked guava' },
  { id: 'RT-04/ivory-lodge', path: '/lionsands/ivory-lodge', heading: 'Ivory Lodge', mark: 'Getting here' },
  { id: 'RT-04/tinga-lodge', path: '/lionsands/tinga-lodge', heading: 'Tinga Lodge', mark: 'Getting here' },
  {
    id: 'RT-04/narina-lodge',
    path: '/lionsands/narina-lodge',
    heading: 'Narina Lodge',
    mark: 'Getting here',
  },
  {
    id: 'RT-04/fish-eagle-villa',
    path: '/lionsands/ivory-lodge/fish-eagle-villa',
    heading: 'Fish Eagle Villa',
    mark: 'Blessing Ubisi',
  },
  {
    id: 'RT-04/hinkwenu-villa',
    path: '/lionsands/tinga-lodge/hinkwenu-villa',
    heading: 'Hinkwenu Villa',
    mark: 'Getting here',
  },
  { id: 'RT-05/safari-lodge', path: '/marataba/safari-lodge', heading: 'Safari Lodge', mark: 'Getting here' },
  {
    id: 'RT-05/mountain-lodge',
    path: '/marataba/mountain-lodge',
    heading: 'Mountain Lodge',
    mark: 'Getting here',
  },
  {
    id: 'RT-06/capecadogan-residence',
    path: '/capecadogan/residence',
    heading: 'Quarters Residence',
    mark: 'Through the house',
  },
] as const;

test(`${pages.map(({ id }) => id).join(' ')} each place answers with its own head, content and structured data`, async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const { path, heading, mark } of pages) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    expect(/<h1[^>]*>\s*([^<]+?)\s*</.exec(html)?.[1], path).toBe(heading);
    expect(html, path).toContain(mark);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    expect(/<meta name="description" content="([^"]{40,})"/.exec(html), path).not.toBeNull();
    expect(html, path).toMatch(/"@type":"(Resort|LodgingBusiness|Hotel)"/);
    expect(html, path).toContain('rel="preload" as="image"');
    expect(html, path).toContain(`/enquire/book?from=${path}`);
  }
  expect(titles.size).toBe(pages.length);
});

test('a property leads to the parks and reserves it lies in', async ({ request }) => {
  const lands = {
    '/lionsands': ['/destinations/sabi-sands-reserve', '/destinations/kruger-national-park'],
    '/marataba': ['/destinations/marakele-national-park'],
    '/capecadogan': ['/destinations/cape-town'],
  };
  for (const [path, addresses] of Object.entries(lands)) {
    const html = await (await request.get(path)).text();
    for (const address of addresses) expect(html, path).toContain(`href="${address}"`);
  }
});

test('NAV-14/accommodation a villa’s way leads over its lodge to its property', async ({ page }) => {
  await page.goto('/lionsands/ivory-lodge/fish-eagle-villa');
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('listitem')).toHaveText([
    'Home',
    'Lion Sands',
    'Ivory Lodge',
    'Fish Eagle Villa',
  ]);
  await way.getByRole('link', { name: 'Ivory Lodge' }).click();
  await expect(page).toHaveURL(/\/lionsands\/ivory-lodge$/);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Lion Sands' })
    .click();
  await expect(page).toHaveURL(/\/lionsands$/);
});

test('CNT-08/pins CNT-08/selling-points the map numbers what its list names, and a point lights its pins alone', async ({
  page,
}) => {
  await page.goto('/lionsands');
  const section = page.locator('#getting-here');
  const map = section.getByRole('img', { name: /Map: Along the Sabie/ });
  const pins = map.locator('[data-category]');
  const listed = section.locator('section li');
  expect(await pins.count()).toBe(await listed.count());
  expect(await pins.count()).toBeGreaterThan(8);
  const faded = () =>
    pins.evaluateAll((all) => all.filter((pin) => Number(getComputedStyle(pin).opacity) < 0.5).length);
  expect(await faded()).toBe(0);
  await section.getByRole('radio', { name: /A night in a tree/ }).check();
  await expect.poll(faded).toBe((await pins.count()) - 3);
  await section.getByRole('radio', { name: 'Everything' }).check();
  await expect.poll(faded).toBe(0);
});

test('CNT-16/favourites CNT-16/quote CNT-16/testimonials a property says what guests come back for, and what they wrote', async ({
  page,
}) => {
  await page.goto('/lionsands');
  await expect(page.getByRole('heading', { name: 'Five things people ask for again' })).toBeVisible();
  await expect(page.getByText('What to look out for this month')).toBeVisible();
  await expect(
    page.getByRole('blockquote').filter({ hasText: 'Lie still and let it come to you' }),
  ).toBeVisible();
  expect(
    await page.locator('section', { hasText: 'Written afterwards' }).getByRole('blockquote').count(),
  ).toBeGreaterThan(0);
});

test('CNT-18/accommodation a lodge’s pictures open over the page, its amenities and dates in their dialogs', async ({
  page,
}) => {
  await page.goto('/lionsands/river-lodge');
  await page.getByRole('region', { name: 'Pictures of River Lodge' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Their entry of the history goes a moment after them.
  await expect.poll(() => page.evaluate(() => history.state?.menu ?? null)).toBeNull();
  await page.getByRole('link', { name: 'All of it, in words' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'River Lodge' })).toBeVisible();
  await expect(page).toHaveURL(
    /\/enquire\/amenities\/lion-sands-river-lodge\?from=\/lionsands\/river-lodge$/,
  );
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});
