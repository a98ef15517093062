import { expect, test } from './gallery-fixtures.ts';
import {
  bar,
  expectAccessible,
  firstRow,
  opener,
  openFrame,
  openPanel,
  panelOf,
  texts,
} from './navigation-steps.ts';

// The gallery links pages that are not built; fetching them ahead is answered 404.
test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

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
    'Fish Eagle',
    'Tinga Lodge',
    'Hinkwenu',
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

test('axe finds nothing in any open panel', async ({ page, gallery }) => {
  for (const [path, names] of [
    ['/', ['Lodges & Hotels', 'Residences, menu', 'Experiences', 'Safaris', 'Enquire']],
    ['/lionsands', ['Lodges']],
  ] as const) {
    await openFrame(page, gallery.url, path);
    for (const name of names) {
      await openPanel(page, name);
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
