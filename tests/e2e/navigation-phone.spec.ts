import { withMotion } from './fixtures.ts';
import { expect, test } from './gallery-fixtures.ts';
import {
  expectAccessible,
  opener,
  openFrame,
  openPanel,
  panelOf,
  places,
  texts,
  watchShifts,
} from './navigation-steps.ts';
import { settled } from './settled-page.ts';

test.use(withMotion);

// The gallery links pages that are not built; fetching them ahead is answered 404.
test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

test('NAV-12/hamburger a full-screen menu with a cross to close it, up to 1,120 px', {
  tag: '@phone',
}, async ({ page, gallery }) => {
  await openFrame(page, gallery.url, '/marataba');
  await expect(page.getByRole('navigation', { name: 'Service' })).toBeHidden();
  const menu = await openPanel(page, 'Menu');
  // It unrolls over a quarter of a second.
  await expect.poll(async () => menu.evaluate((each) => each.getAnimations().length)).toBe(0);
  const box = await menu.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  expect(Math.round((header?.y ?? 0) + (header?.height ?? 0))).toBe(Math.round(box?.y ?? 0));
  expect((await texts(menu.locator('ul').first().locator('li'))).slice(0, 4)).toEqual([
    'Lodges',
    'Experiences',
    'Safaris',
    'Treehouses',
  ]);
  const turned = () =>
    opener(page, 'Menu')
      .locator('span')
      .first()
      .evaluate((stroke) => new DOMMatrix(getComputedStyle(stroke).transform).b !== 0);
  await expect.poll(turned).toBe(true);
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await opener(page, 'Menu').click();
  await expect(menu).toBeHidden();
  await expect.poll(turned).toBe(false);
  await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  // The menu is for windows up to 1,120 px.
  const service = page.getByRole('navigation', { name: 'Service' });
  await page.setViewportSize({ width: 1120, height: 844 });
  await expect(opener(page, 'Menu')).toBeVisible();
  await expect(service).toBeHidden();
  await page.setViewportSize({ width: 1121, height: 844 });
  await expect(opener(page, 'Menu')).toBeHidden();
  await expect(service).toBeVisible();
});

test('NAV-12/sub-panel NAV-12/back a panel takes the place of the links, and back or Escape returns one level', {
  tag: '@phone',
}, async ({ page, gallery }) => {
  await openFrame(page, gallery.url, '/');
  const menu = await openPanel(page, 'Menu');
  const lists = menu.getByRole('link', { name: 'Our Story' });
  await expect(lists).toBeVisible();
  const experiences = await openPanel(page, 'Experiences');
  await expect(experiences.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(lists).toBeHidden();
  await experiences.getByRole('button', { name: /^Safari / }).click();
  const safaris = page.locator('#menu-safaris');
  await expect(safaris.getByRole('heading', { level: 2 })).toBeFocused();
  await safaris.getByRole('button', { name: 'Experiences' }).click();
  await expect(safaris).toBeHidden();
  await expect(experiences.getByRole('button', { name: /^Safari / })).toBeFocused();
  await experiences.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(experiences).toBeHidden();
  await expect(lists).toBeVisible();
  await expect(opener(page, 'Experiences')).toBeFocused();
  // Straight from the list there is nothing between: back is the menu.
  await opener(page, 'Safaris').click();
  await expect(safaris.getByRole('button', { name: 'Experiences' })).toHaveCount(0);
  await safaris.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(lists).toBeVisible();
  // Escape goes up one level at a time, and ends on the menu's button.
  const residences = await openPanel(page, 'Residences, menu');
  await page.keyboard.press('Escape');
  await expect(residences).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(opener(page, 'Residences, menu')).toBeFocused();
  // From two levels down too.
  await openPanel(page, 'Experiences');
  await experiences.getByRole('button', { name: /^Safari / }).click();
  await page.keyboard.press('Escape');
  await expect(safaris).toBeHidden();
  await expect(experiences.getByRole('button', { name: /^Safari / })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(experiences).toBeHidden();
  await expect(opener(page, 'Experiences')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener(page, 'Menu')).toBeFocused();
});

test('NAV-12/images phones get the pictures made for them', { tag: '@phone' }, async ({ page, gallery }) => {
  await openFrame(page, gallery.url, '/');
  await openPanel(page, 'Menu');
  const panel = await openPanel(page, 'Lodges & Hotels');
  const picture = panel.locator('[data-property="monwana"] img');
  const source = async () => {
    await picture.scrollIntoViewIfNeeded();
    return await picture.evaluate((img) => (img as HTMLImageElement).currentSrc);
  };
  await expect.poll(source).toMatch(/\/media\/monwana-[\w-]+\.avif$/);
  await page.setViewportSize({ width: 1121, height: 844 });
  await expect(panel).toBeHidden();
  await openPanel(page, 'Lodges & Hotels');
  await expect.poll(source).toMatch(/\/media\/lodge-monwana-[\w-]+\.avif$/);
});

test('NAV-12/enquire-panel ENQUIRE NOW fills the screen and has a way back', { tag: '@phone' }, async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/lionsands');
  const panel = await openPanel(page, 'Enquire');
  const heading = panel.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  expect(await heading.innerText()).toBe('ENQUIRE NOW');
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect((await texts(panel.locator('li a > span:first-child'))).slice(0, 3)).toEqual([
    'By Telephone',
    'By Email',
    'Book and Pay online',
  ]);
  await panel.getByRole('button', { name: 'Back' }).click();
  await expect(panel).toBeHidden();
  await expect(opener(page, 'Enquire')).toBeFocused();
});

test('a dialog opened from the menu takes its place, twice, and gives focus back to the menu’s button', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact-us');
  for (const _ of ['first', 'again']) {
    const menu = await openPanel(page, 'Menu');
    await menu.getByRole('link', { name: 'Call us' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('First name')).toBeVisible();
    await expect(menu).toBeHidden();
    await expect.poll(() => dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page, 'Menu')).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  }
});

test('NAV-11/mobile-menu the open menu stills the page, and nothing moves', { tag: '@phone' }, async ({
  page,
  gallery,
}) => {
  const shifts = await watchShifts(page);
  await settled(page, () => openFrame(page, gallery.url, '/'));
  for (const top of [0, 400]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const before = await places(page);
    const menu = await openPanel(page, 'Menu');
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await openPanel(page, 'Experiences');
    await page.evaluate(() => window.scrollBy({ top: 0, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await opener(page, 'Menu').click();
    await expect(menu).toBeHidden();
    expect(await places(page)).toEqual(before);
    // The closed menu leaves the history a moment later, and the browser then scrolls to where the page was: nobody is as fast as a test.
    await expect.poll(() => page.evaluate(() => history.state?.menu ?? null)).toBeNull();
  }
  // A fallback font that gives way late leaves less than a thousandth.
  expect(await shifts()).toBeLessThan(0.001);
});

test('axe finds nothing in the menu, its panels and the enquire panel', { tag: '@phone' }, async ({
  page,
  gallery,
}) => {
  await openFrame(page, gallery.url, '/');
  await openPanel(page, 'Menu');
  await expectAccessible(page, 'Menu');
  for (const name of ['Lodges & Hotels', 'Residences, menu', 'Experiences', 'Safaris']) {
    const panel = await openPanel(page, name);
    await expectAccessible(page, name);
    await panel.getByRole('button', { name: 'Menu', exact: true }).click();
  }
  await openPanel(page, 'Enquire');
  await expectAccessible(page, 'Enquire');
});

test('nothing of a menu is wider than the narrowest phone', { tag: '@phone' }, async ({ page, gallery }) => {
  await openFrame(page, gallery.url, '/');
  for (const width of [320, 833, 1120]) {
    await page.setViewportSize({ width, height: 700 });
    const menu = await openPanel(page, 'Menu');
    for (const name of ['Lodges & Hotels', 'Residences, menu', 'Experiences', 'Safaris']) {
      const panel = await openPanel(page, name);
      const [inner, outer] = await panel.evaluate((each) => [each.scrollWidth, each.clientWidth]);
      expect(inner, `${name} at ${width}`).toBe(outer);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, its panels cover the links, and back returns', { tag: '@phone' }, async ({
    page,
    gallery,
  }) => {
    await page.goto(`${gallery.url}/gallery/frame/lionsands`);
    await opener(page, 'Menu').click();
    await expect(page.getByRole('link', { name: 'Treehouses' }).first()).toBeVisible();
    const button = opener(page, 'Lodges');
    const panel = await panelOf(page, button);
    await button.click();
    await expect(panel.getByRole('link', { name: /^River Lodge/ })).toBeVisible();
    // A popover opened later lies above, and this one fills the screen below the bar, as the menu does.
    const filled = async () => {
      const over = await panel.boundingBox();
      return over && [over.x, over.width, over.y + over.height].map(Math.round);
    };
    await expect.poll(filled).toEqual([0, 390, 844]);
    await panel.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('link', { name: 'Treehouses' }).first()).toBeVisible();
  });
});
