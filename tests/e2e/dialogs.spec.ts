import type { Locator, Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { stilled } from './navigation-steps.ts';

async function expectAccessible(page: Page): Promise<void> {
  await stilled(page);
  const { violations } = await axeFor(page).include('dialog[open]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Whether each of these links opens in a new tab, without access to this one. */
const openedElsewhere = (links: Locator): Promise<boolean> =>
  links.evaluateAll((all) =>
    all.every(
      (link) =>
        link instanceof HTMLAnchorElement && link.target === '_blank' && link.relList.contains('noopener'),
    ),
  );

async function enquireMenu(page: Page) {
  await page.locator('header').getByRole('button', { name: 'Enquire', exact: true }).click();
  return page.locator('#enquire-menu');
}

test('NAV-04/email “By Email” in the enquire menu opens its dialog and closes the menu', async ({ page }) => {
  await page.goto('/contact-us');
  const menu = await enquireMenu(page);
  await menu.getByRole('link', { name: 'By Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Enquire now' })).toBeVisible();
  await expect(page.locator('[data-menu]:popover-open')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('header').getByRole('button', { name: 'Enquire', exact: true })).toBeFocused();
});

test('NAV-04/book MOD-01/enquire-book MOD-07/words MOD-07/regions MOD-07/villas MOD-07/home MOD-07/hidden-regions MOD-07/new-tab MOD-04/book bookings open from the menu, which closes, and show every region, each place with its free nights in a new tab', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const menu = await enquireMenu(page);
  await menu.getByRole('link', { name: 'Book and Pay online' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Book & pay online' })).toBeVisible();
  await expect(page.locator('[data-menu]:popover-open')).toHaveCount(0);
  await expect(
    dialog.getByText('Bookings & Availability', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  const regions = dialog.locator('section > header').getByRole('heading');
  await expect(regions).toHaveText([
    'Lion Sands Game Reserve',
    'Monwana Game Lodge',
    'Marataba',
    'Cape Town',
  ]);
  for (const villa of [/Fish Eagle/, /Hinkwenu/]) {
    await expect(dialog.getByRole('heading', { level: 4, name: villa })).toBeVisible();
  }
  await expect(dialog.getByRole('heading', { name: /Dithaba|Kopano|Lelapa/ })).toHaveCount(0);
  const links = dialog.getByRole('link', { name: /Check availability at .+ \(opens in a new tab\)/ });
  expect(await links.count()).toBeGreaterThan(8);
  expect(await openedElsewhere(links)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('header').getByRole('button', { name: 'Enquire', exact: true })).toBeFocused();
});

test('MOD-01/modal-amenities MOD-05/amenities MOD-18/amenities MOD-04/exceptions what a lodge offers opens over bookings without asking anybody, and Back returns', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const menu = await enquireMenu(page);
  await menu.getByRole('link', { name: 'Book and Pay online' }).click();
  const dialog = page.getByRole('dialog');
  const there = dialog.getByRole('link', { name: /^Facilities and services at/ }).first();
  await expect(there).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await there.click();
  await expect(page).toHaveURL(/\/enquire\/amenities\//);
  await expect(page.getByRole('dialog').locator('li').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/dialogs/'))).toEqual([]);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Book & pay online' })).toBeVisible();
  await expect(there).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('MOD-01/360tour MOD-06/heading MOD-06/groups MOD-06/new-tab tours stand under their regions and open in new tabs', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.locator('a[href^="/enquire/360-tours"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '360° with The More Collection' })).toBeVisible();
  await expect(dialog.locator('section').getByRole('heading', { level: 3 })).toHaveText([
    'Lion Sands Game Reserve',
    'Marataba',
    'Cape Town',
  ]);
  const links = dialog.locator('section').getByRole('link', { name: /\(opens in a new tab\)$/ });
  expect(await links.count()).toBeGreaterThanOrEqual(6);
  expect(await openedElsewhere(links)).toBe(true);
  await expectAccessible(page);
});

test('MOD-01/what-to-expect MOD-15/description MOD-15/icons MOD-15/enquire what to expect stands beside an experience, and leads to the experiences form', async ({
  page,
}) => {
  await page.goto('/lionsands/experiences/safari');
  await page.locator('a[href^="/enquire/what-to-expect/"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(
    dialog.getByRole('heading', { name: /^(What To Wear|What To Bring Along|Features)$/ }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Enquire' }).click();
  await expect(page.getByRole('dialog').locator('#experiences-form')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Enquire' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('MOD-01/instagram-warning MOD-18/instagram-warning the strip on the home page says that it leads away, with continue and stay', async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.locator('a[href^="/enquire/instagram"]');
  await strip.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^You are leaving/ })).toBeVisible();
  const on = dialog.getByRole('link', { name: /\(opens in a new tab\)$/ });
  await expect(on).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\//);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /stay/i }).click();
  await expect(dialog).toBeHidden();
  await expect(strip).toBeFocused();
});

test('MOD-05/fetched MOD-05/loading MOD-05/retry content is fetched on opening; it is on its way, cannot be had, and comes when asked again', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/contact-us');
  let answer: (() => void) | null = null;
  await page.route('**/dialogs/360-tours.json*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 503, body: '{}' });
  });
  await page.locator('a[href^="/enquire/360-tours"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('One moment')).toBeVisible();
  await expect.poll(() => answer !== null).toBe(true);
  (answer as (() => void) | null)?.();
  await expect(dialog.getByText('This is not at hand just now.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/dialogs/360-tours.json*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('heading', { name: '360° with The More Collection' })).toBeVisible();
});

test('nothing is wider than a screen of 390 px or of 320 px on the page of any dialog', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['book', '360-tours', 'instagram', 'email', 'celebration', 'travel-africa', 'careers']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/enquire/${path}?from=/`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
