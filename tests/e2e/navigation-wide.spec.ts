import { experiencesCategories } from '../../demo/content/experiences.ts';
import { expect, test } from './gallery-fixtures.ts';
import {
  bar,
  expectAccessible,
  firstRow,
  opener,
  openFrame,
  openPanel,
  panelOf,
  places,
  texts,
  watchShifts,
} from './navigation-steps.ts';

// The gallery links pages that are not built; fetching them ahead is answered 404.
test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

const main = 'nav[aria-label="Main"] > div > ul:first-child > li';

test('NAV-01/links NAV-01/lodges-dropdown the secondary bar, with Lodges & Hotels on property pages alone', async ({
  page,
  gallery,
}) => {
  const service = page.getByRole('navigation', { name: 'Service' });
  const labels = ['Home', 'All Rates', 'Travel Partners', 'Stories', 'Contact Us'];
  await openFrame(page, gallery.url, '/');
  expect(await texts(service.locator('li'))).toEqual(labels);
  await openFrame(page, gallery.url, '/marataba/safaris');
  expect(await texts(service.locator('li'))).toEqual(['Home', 'Lodges & Hotels', ...labels.slice(1)]);
  const button = service.getByRole('button', { name: 'Lodges & Hotels' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(await panelOf(page, button)).toContainText('Lion Sands Game Reserve');
});

test('NAV-02/logo NAV-02/links NAV-02/enquire NAV-02/no-search the primary bar', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/lionsands');
  await expect(bar(page).getByRole('link', { name: /home$/ })).toHaveAttribute('href', '/');
  await expect(bar(page).getByRole('link', { name: 'Treehouses' })).toHaveAttribute(
    'href',
    '/lionsands/treehouses',
  );
  await expect(opener(page, 'Enquire')).toBeVisible();
  await expect(bar(page).getByRole('searchbox')).toHaveCount(0);
  await expect(bar(page).locator('input, form')).toHaveCount(0);
  // A phone's menu, in the same bar and out of sight here, does lead to the search.
  await expect(bar(page).getByRole('link', { name: 'Search' })).toHaveCount(0);
});

const home = [
  'Lodges & Hotels',
  'Residences',
  'Experiences',
  'Safaris',
  'Our Story',
  'Impact',
  'Travel Africa Expertly',
];
const contexts = [
  {
    id: 'home',
    paths: ['/'],
    labels: home,
    panels: ['Lodges & Hotels', 'Residences', 'Experiences', 'Safaris'],
  },
  {
    id: 'outside-property',
    paths: ['/blog', '/travel-africa', '/residences/redcliffe', '/rates'],
    labels: home,
    panels: ['Lodges & Hotels', 'Residences', 'Experiences', 'Safaris'],
  },
  ...['lionsands', 'marataba'].map((id) => ({
    id,
    paths: [`/${id}`, `/${id}/safaris`],
    labels: ['Lodges', 'Experiences', 'Safaris', 'Treehouses', 'Rates', 'Travel Africa Expertly'],
    panels: ['Lodges'],
  })),
  {
    id: 'monwana',
    paths: ['/monwana', '/monwana/suites'],
    labels: ['Suites', 'Experiences', 'Safaris', 'Rates', 'Travel Africa Expertly'],
    panels: [],
  },
  {
    id: 'capecadogan',
    paths: ['/capecadogan', '/capecadogan/rooms'],
    labels: ['Rooms', 'Experiences', 'Rates', 'Travel Africa Expertly'],
    panels: [],
  },
];

for (const { id, paths, labels, panels } of contexts) {
  test(`NAV-03/${id} the menu of its context`, async ({ page, gallery }) => {
    for (const path of paths) {
      await openFrame(page, gallery.url, path);
      const entries = page.locator(main);
      expect(
        (await texts(entries)).map((text) => text.replace(/(Residences)\1, menu/, '$1')),
        path,
      ).toEqual(labels);
      const buttons = await texts(entries.getByRole('button'));
      expect(buttons.map((text) => text.replace(', menu', ''))).toEqual(panels);
    }
  });
}

test('NAV-03/current-page the current page is marked, also after its redirect', async ({
  page,
  gallery,
  product,
  request,
}) => {
  for (const [moved, path, label] of [
    ['/monwana/rooms', '/monwana/suites', 'Suites'],
    ['/packages', '/curated-journeys', 'Curated journeys'],
    ['/lionsands/rates', '/lionsands/rates-and-offers', 'Rates'],
  ] as const) {
    const answer = await request.get(`${product.siteUrl}${moved}`, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location ?? '', product.siteUrl).pathname]).toEqual([
      301,
      path,
    ]);
    await openFrame(page, gallery.url, path);
    expect(await texts(page.locator(':is(header, footer) [aria-current="page"]:visible'))).toEqual([label]);
  }
  await openFrame(page, gallery.url, '/lionsands/river-lodge');
  const panel = await openPanel(page, 'Lodges');
  await expect(panel.getByRole('link', { name: /River Lodge/ })).toHaveAttribute('aria-current', 'page');
  await expect(panel.getByRole('link', { name: /Ivory Lodge/ })).not.toHaveAttribute('aria-current', 'page');
});

test('NAV-05/open NAV-05/other-closes one panel is open at a time, and arrows tell which', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/');
  const arrow = (name: string) =>
    opener(page, name)
      .locator('svg')
      .evaluate(async (svg) => {
        await Promise.all(svg.getAnimations().map((animation) => animation.finished));
        return new DOMMatrix(getComputedStyle(svg).transform).d;
      });
  expect(await arrow('Experiences')).toBe(1);
  // Pointing at it opens nothing.
  await opener(page, 'Experiences').hover();
  await expect(await panelOf(page, opener(page, 'Experiences'))).toBeHidden();
  const experiences = await openPanel(page, 'Experiences');
  expect(await arrow('Experiences')).toBe(-1);
  const safaris = await openPanel(page, 'Safaris');
  await expect(experiences).toBeHidden();
  await expect(opener(page, 'Experiences')).toHaveAttribute('aria-expanded', 'false');
  expect([await arrow('Experiences'), await arrow('Safaris')]).toEqual([1, -1]);
  await opener(page, 'Safaris').click();
  await expect(safaris).toBeHidden();
  expect(await arrow('Safaris')).toBe(1);
  const again = await openPanel(page, 'Safaris');
  await page.mouse.click(700, 860);
  await expect(again).toBeHidden();
});

test('NAV-05/escape NAV-05/tab Escape gives focus back, Tab walks through the panel and closes it behind itself', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/');
  const button = opener(page, 'Safaris');
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = await panelOf(page, button);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await panel.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
  const stops = await panel.locator('a:visible, button:visible').count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    await expect(panel).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Our Story' })).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('NAV-05/property-lodges NAV-09/heading NAV-09/cards NAV-09/columns Lodges shows the property’s own', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/lionsands/safaris');
  const lionSands = await openPanel(page, 'Lodges');
  await expect(lionSands.getByRole('heading', { level: 2 })).toHaveText('Our lodges');
  const cards = lionSands.locator('li > a');
  expect((await texts(cards)).map((text) => text.replace(/\s*Explore\s*$/, ''))).toEqual([
    'River Lodge',
    'Ivory Lodge',
    'Fish Eagle Villa',
    'Tinga Lodge',
    'Hinkwenu Villa',
    'Narina Lodge',
  ]);
  expect(await firstRow(cards)).toBe(3);
  await expect(cards.first()).toHaveAttribute('href', '/lionsands/river-lodge');
  await expect(cards.first().locator('img')).toHaveJSProperty('complete', true);
  await openFrame(page, gallery.url, '/marataba');
  const marataba = await openPanel(page, 'Lodges');
  expect((await texts(marataba.locator('li > a'))).map((text) => text.replace(/\s*Explore\s*$/, ''))).toEqual(
    ['Safari Lodge', 'Mountain Lodge'],
  );
  expect(await firstRow(marataba.locator('li > a'))).toBe(2);
});

test('NAV-06/regions NAV-06/stellenbosch-hidden regions stand with their properties and lodges', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/');
  const panel = await openPanel(page, 'Lodges & Hotels');
  expect(await texts(panel.getByRole('heading', { level: 3 }))).toEqual([
    'Sabi Sand Game Reserve and Kruger National Park',
    'Thornybush Game Reserve',
    'Marakele National Park',
    'Cape Town',
  ]);
  const cape = panel.locator('[data-property="capecadogan"]');
  await expect(cape.getByRole('link', { name: 'Cape Cadogan Boutique Hotel' })).toHaveAttribute(
    'href',
    '/capecadogan',
  );
  await expect(cape.getByRole('link', { name: 'The hotel' })).toHaveAttribute('href', '/capecadogan');
  await expect(panel.locator('[data-property="lionsands"]').getByRole('link')).toHaveCount(7);
  await expect(panel.getByText(/Stellenbosch|Madikwe/)).toHaveCount(0);
});

test('NAV-06/map-follows NAV-06/map-resets the map follows the property pointed at or focused', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/');
  const panel = await openPanel(page, 'Lodges & Hotels');
  await expect(panel.getByRole('img', { name: 'Map of southern Africa' })).toBeVisible();
  const seen = () =>
    panel.evaluate(async (each) => {
      const plates = [...each.querySelectorAll<HTMLElement>('[class*="plate_"]')];
      await Promise.all(plates.flatMap((plate) => plate.getAnimations()).map(({ finished }) => finished));
      const visible = plates.filter((plate) => getComputedStyle(plate).opacity === '1');
      const halo = [...each.querySelectorAll('circle:first-of-type')].filter(
        (circle) => Number(getComputedStyle(circle).opacity) > 0.1,
      );
      const name = (element: Element) =>
        element.closest<HTMLElement>('[data-property]')?.dataset.property ?? 'default';
      return [visible.map(name), halo.map(name)];
    });
  expect(await seen()).toEqual([['default'], []]);
  await panel.getByRole('link', { name: 'Marataba Game Lodges' }).hover();
  await expect.poll(seen).toEqual([['marataba'], ['marataba']]);
  await panel.getByRole('link', { name: 'Monwana Residence' }).hover();
  await expect.poll(seen).toEqual([['monwana'], ['monwana']]);
  await opener(page, 'Lodges & Hotels').hover();
  await expect.poll(seen).toEqual([['default'], []]);
  await panel.getByRole('link', { name: 'The hotel' }).focus();
  await expect.poll(seen).toEqual([['capecadogan'], ['capecadogan']]);
});

test('NAV-07/groups NAV-07/links NAV-07/highlight residences stand under their banners’ sub texts', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/');
  await expect(bar(page).getByRole('link', { name: 'Residences', exact: true })).toHaveAttribute(
    'href',
    '/residences',
  );
  const panel = await openPanel(page, 'Residences, menu');
  const groups = await panel
    .locator('li:has(> h3)')
    .evaluateAll((all) =>
      all.map((group) => [
        group.querySelector('h3')?.textContent,
        [...group.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      ]),
    );
  expect(groups).toEqual([
    ['Sabi Sand and Kruger', ['/residences#fish-eagle', '/residences#hinkwenu']],
    ['Thornybush Game Reserve', ['/residences#monwana-residence']],
    ['Cape Town', ['/residences#redcliffe', '/residences#quarters-residence']],
    ['Stellenbosch', ['/residences#oldenburg']],
  ]);
  const link = panel.getByRole('link', { name: 'Oldenburg' });
  const colour = () => link.evaluate((each) => getComputedStyle(each).color);
  const before = await colour();
  await link.hover();
  await expect.poll(colour).not.toBe(before);
});

test('NAV-08/heading NAV-08/cards NAV-08/order the experiences in their order, each with Explore', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/');
  const panel = await openPanel(page, 'Experiences');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('More Experiences');
  const cards = panel.locator('ul > li > :is(a, button)');
  const expected = experiencesCategories
    .filter(({ showInDropdown }) => showInDropdown)
    .toSorted((a, b) => (a.dropdownPosition ?? 0) - (b.dropdownPosition ?? 0));
  expect(expected).toHaveLength(6);
  expect(await texts(cards)).toEqual(expected.map(({ title }) => `${title} Explore`));
  await expect(panel.getByRole('link', { name: /^Food & Wine/ })).toHaveAttribute(
    'href',
    '/experiences/food-and-wine',
  );
});

test('NAV-10/safaris NAV-10/treehouses NAV-10/back NAV-10/columns cards open what lies under them', async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/');
  const experiences = await openPanel(page, 'Experiences');
  const names = async (panel: string) =>
    (await texts(page.locator(`#${panel} ul a`))).map((text) => text.replace(/\s*Explore\s*$/, ''));

  await experiences.getByRole('button', { name: /^Treehouses/ }).click();
  const treehouses = page.locator('#menu-treehouses');
  await expect(treehouses.getByRole('heading', { level: 2 })).toHaveText('Our Treehouses');
  expect(await names('menu-treehouses')).toEqual(['Chalkley', 'Kingston', 'Tinyeleti', 'Thabametsi']);
  expect(await firstRow(treehouses.locator('ul a'))).toBe(4);
  await treehouses.getByRole('button', { name: 'Experiences' }).click();
  await expect(treehouses).toBeHidden();
  await expect(experiences).toBeVisible();
  await expect(experiences.getByRole('button', { name: /^Treehouses/ })).toBeFocused();

  await experiences.getByRole('button', { name: /^Safari / }).click();
  const safaris = page.locator('#menu-safaris');
  await expect(safaris.getByRole('heading', { level: 2 })).toHaveText('Our Safaris');
  expect(await names('menu-safaris')).toEqual(['Lion Sands', 'Monwana', 'Marataba']);
  expect(await firstRow(safaris.locator('ul a'))).toBe(2);
  await page.keyboard.press('Escape');
  await expect(safaris).toBeHidden();
  await expect(experiences.getByRole('button', { name: /^Safari / })).toBeFocused();
  await page.keyboard.press('Escape');

  // Opened from the bar, the same panel leads back to Experiences too.
  await openPanel(page, 'Safaris');
  await safaris.getByRole('button', { name: 'Experiences' }).click();
  await expect(safaris).toBeHidden();
  await expect(experiences).toBeVisible();
});

test('NAV-11/dropdown an open panel stills the page, and nothing moves', async ({ page, gallery }) => {
  const shifts = await watchShifts(page);
  await openFrame(page, gallery.url, '/lionsands');
  await page.waitForLoadState('networkidle');
  for (const top of [0, 40, 500]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const before = await places(page);
    for (const name of ['Lodges', 'Lodges & Hotels', 'Enquire']) {
      if (name === 'Lodges & Hotels' && top > 0) continue;
      const button = page.getByRole('button', { name, exact: true }).locator('visible=true').first();
      await button.click();
      const panel = await panelOf(page, button);
      await expect(panel).toBeVisible();
      const header = await bar(page).boundingBox();
      const box = await panel.boundingBox();
      expect(
        Math.abs((box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))),
        `${name} at ${top}`,
      ).toBeLessThan(14);
      expect(await places(page)).toEqual(before);
      await page.mouse.move(300, 820);
      await page.mouse.wheel(0, 900);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  }
  expect(await shifts()).toBe(0);
});

for (const [id, path, anchor] of [
  ['lionsands', '/lionsands/river-lodge', 'lion-sands-game-reserve'],
  ['monwana', '/monwana', 'monwana-game-lodge'],
  ['marataba', '/marataba/treehouses', 'marataba-luxury-lodges'],
  ['capecadogan', '/capecadogan/rooms', 'cape-cadogan-boutique-hotel'],
] as const) {
  test(`NAV-13/${id} Stories carry the property’s anchor`, async ({ page, gallery }) => {
    await openFrame(page, gallery.url, path);
    const stories = page
      .locator('[aria-label="Service"], [aria-label="Main"]')
      .locator('a', { hasText: 'Stories' });
    expect(await stories.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
      `/blog#${anchor}`,
      `/blog#${anchor}`,
    ]);
  });
}

test('NAV-14/accommodation NAV-14/experiences the way to a lodge and to a kind of experience', async ({
  page,
  gallery,
}) => {
  const trail = () =>
    page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .locator('li')
      .evaluateAll((all) =>
        all.map((each) => [each.textContent, each.querySelector('a')?.getAttribute('href') ?? null]),
      );
  await openFrame(page, gallery.url, '/lionsands/ivory-lodge/fish-eagle-villa');
  expect(await trail()).toEqual([
    ['Lion Sands', '/lionsands'],
    ['Ivory Lodge', '/lionsands/ivory-lodge'],
    ['Fish Eagle Villa', null],
  ]);
  await openFrame(page, gallery.url, '/marataba/experiences/food-and-wine');
  expect(await trail()).toEqual([
    ['Marataba', '/marataba'],
    ['Experiences', '/marataba/experiences'],
    ['Food & Wine', null],
  ]);
});

test('axe finds nothing in any open panel', async ({ page, gallery }) => {
  for (const [path, names] of [
    ['/', ['Lodges & Hotels', 'Residences, menu', 'Experiences', 'Safaris', 'Enquire']],
    ['/lionsands', ['Lodges', 'Enquire']],
  ] as const) {
    await openFrame(page, gallery.url, path);
    for (const name of names) {
      await openPanel(page, name);
      await page.waitForTimeout(400);
      await expectAccessible(page, name);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel opens, lists and leads', async ({ page, gallery }) => {
    await page.goto(`${gallery.url}/gallery/frame`);
    for (const name of ['Lodges & Hotels', 'Residences, menu', 'Experiences', 'Safaris', 'Enquire']) {
      const button = opener(page, name);
      await button.click();
      const panel = await panelOf(page, button);
      await expect(panel).toBeVisible();
      expect(await panel.getByRole('link').count(), name).toBeGreaterThan(2);
    }
    await opener(page, 'Experiences').click();
    await page
      .locator('#menu-experiences')
      .getByRole('button', { name: /^Treehouses/ })
      .click();
    await expect(page.locator('#menu-treehouses').getByRole('link', { name: /^Kingston/ })).toBeVisible();
    await page.locator('#menu-treehouses').getByRole('button', { name: 'Experiences' }).click();
    await expect(page.locator('#menu-experiences')).toBeVisible();
  });
});
