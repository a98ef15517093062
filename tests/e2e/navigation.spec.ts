import { expect, test } from './fixtures.ts';
import { opener, openPanel } from './navigation-steps.ts';
import { wayByTelephone } from './telephone-steps.ts';

test('NAV-04/telephone NAV-04/closes NAV-11/modal By Telephone opens its dialog, closes the menu and gives the place back', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  await (await wayByTelephone(page)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await expect(page.locator('#enquire-menu')).toBeHidden();
  expect(new URL(page.url()).searchParams.get('from')).toBe('/contact-us');
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 700);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener(page, 'Enquire')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

test('NAV-04/toggle NAV-04/outside-click the button toggles the menu, a click elsewhere closes it and does nothing else', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const menu = await openPanel(page, 'Enquire');
  await opener(page, 'Enquire').click();
  await expect(menu).toBeHidden();
  await expect(opener(page, 'Enquire')).toHaveAttribute('aria-expanded', 'false');
  await openPanel(page, 'Enquire');
  const box = await page.locator('main a:visible').first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(menu).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/contact-us');
});

test('the enquire menu tells whether the office is open, and the number', async ({ page }) => {
  // A Friday, 14:20 in South Africa.
  await page.clock.install({ time: new Date('2026-11-20T12:20:00Z') });
  await page.goto('/');
  const menu = await openPanel(page, 'Enquire');
  await expect(menu.getByText('Open now')).toBeVisible();
  await expect(menu).toContainText('We are in the office until 17:00.');
  await expect(menu.getByRole('link', { name: /^\+27/ })).toHaveAttribute('href', /^tel:\+27/);
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime(new Date('2026-11-21T16:00:00Z'));
  await openPanel(page, 'Enquire');
  await expect(menu.getByText('Closed now')).toBeVisible();
  await expect(menu).toContainText('Opens Monday 08:00.');
});

test('a menu left open is closed when the browser goes back to its page', async ({ page }) => {
  await page.goto('/');
  await openPanel(page, 'Enquire');
  await page.goto('/contact-us');
  await page.goBack();
  await expect(page.locator('[data-menu]:popover-open')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

test('NAV-15/sections NAV-15/mobile the link sections of the foot stand open, and collapse on a phone', {
  tag: '@both',
}, async ({ page, isPhone }) => {
  await page.goto('/');
  const sections = page.getByRole('contentinfo').locator('details');
  const open = () => sections.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
  const count = await sections.count();
  expect(count).toBeGreaterThan(1);
  await expect.poll(open).toEqual(Array.from({ length: count }, (_, place) => !isPhone || place === 0));
  const last = sections.last();
  const link = last.getByRole('link').first();
  if (isPhone) {
    await expect(link).toBeHidden();
    await last.locator('summary').click();
    expect(await open()).toEqual(Array.from({ length: count }, (_, place) => place % (count - 1) === 0));
  }
  await expect(link).toBeVisible();
});
