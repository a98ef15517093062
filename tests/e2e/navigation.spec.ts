import { expect, test } from './gallery-fixtures.ts';
import { expectAccessible, opener, openFrame, openPanel, texts } from './navigation-steps.ts';
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
  isPhone,
}) => {
  await page.goto('/contact-us');
  const menu = await openPanel(page, 'Enquire');
  if (isPhone) await menu.getByRole('button', { name: 'Back' }).click();
  else await opener(page, 'Enquire').click();
  await expect(menu).toBeHidden();
  await expect(opener(page, 'Enquire')).toHaveAttribute('aria-expanded', 'false');
  await openPanel(page, 'Enquire');
  if (isPhone) await page.keyboard.press('Escape');
  else {
    const box = await page.locator('main a:visible').first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  }
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

test('ways to enquire that are not built are not shown to visitors, and lead to their addresses in the gallery', async ({
  page,
  gallery,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/');
  const menu = await openPanel(page, 'Enquire');
  const hrefs = () =>
    menu.locator('li a').evaluateAll((all) => all.map((a) => a.getAttribute('href')?.split('?')[0]));
  expect(await hrefs()).toContain('/enquire/telephone');
  const shown = await hrefs();
  await openFrame(page, gallery.url, '/monwana');
  await openPanel(page, 'Enquire');
  expect(await hrefs()).toEqual(['/enquire/telephone', '/enquire/email', '/enquire/book']);
  for (const href of ['/enquire/email', '/enquire/book']) {
    const answer = await page.request.get(`${gallery.url}${href}`);
    expect(answer.ok(), `${href} is shown to visitors exactly when it is built`).toBe(shown.includes(href));
  }
  await expect(menu.locator('li a').nth(1)).toHaveAttribute('href', '/enquire/email?from=/monwana');
});

test('no link of the menus leads to a page that is not built', async ({ page }) => {
  await page.goto('/');
  const links = await page
    .locator('header a, [aria-label="Service"] a, footer a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  const own = [...new Set(links.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0]))];
  expect(own.length).toBeGreaterThan(2);
  for (const href of own) expect((await page.request.get(href ?? '')).status(), href).toBe(200);
});

test('axe finds nothing in the open menus of a public page', async ({ page, isPhone }) => {
  await page.goto('/');
  for (const name of isPhone ? ['Menu', 'Enquire'] : ['Enquire']) {
    await openPanel(page, name);
    await expectAccessible(page, name);
  }
});

test('a menu left open is closed when the browser goes back to its page', async ({ page, isPhone }) => {
  await page.goto('/');
  await openPanel(page, isPhone ? 'Menu' : 'Enquire');
  await page.goto('/contact-us');
  await page.goBack();
  await expect(page.locator('[data-menu]:popover-open')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

test('NAV-15/logo NAV-15/social NAV-15/copyright NAV-15/policies the foot of every page', async ({
  page,
  gallery,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await openFrame(page, gallery.url, '/monwana');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
  for (const name of ['LinkedIn', 'Facebook', 'Instagram', 'YouTube']) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', new RegExp(`^https://www.${name.toLowerCase()}.com/`));
  }
  const year = new Date().getFullYear();
  await expect(footer).toContainText(`All rights reserved. © Copyright ${year} More Collection.`);
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(footer.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
  await expect(footer.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

test('NAV-15/sections NAV-15/mobile NAV-15/own-links NAV-15/other-links link sections from content, which collapse on a phone', async ({
  page,
  gallery,
  isPhone,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await openFrame(page, gallery.url, '/');
  const sections = page.getByRole('contentinfo').locator('details');
  expect(await texts(sections.locator('summary'))).toEqual([
    'Lodges & hotels',
    'Experiences',
    'Plan',
    'More',
  ]);
  const open = () => sections.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
  expect(await open()).toEqual(isPhone ? [true, false, false, false] : [true, true, true, true]);
  if (isPhone) {
    await sections.nth(2).locator('summary').click();
    expect(await open()).toEqual([true, false, true, false]);
  }
  const rates = sections.nth(2).getByRole('link', { name: 'All rates' });
  await expect(rates).toBeVisible();
  await expect(rates).toHaveAttribute('href', '/rates');
  await expect(rates).not.toHaveAttribute('target', '_blank');
  const parks = sections.nth(2).getByRole('link', { name: 'Park gates and fees (opens in a new tab)' });
  await expect(parks).toHaveAttribute('target', '_blank');
  await expect(parks).toHaveAttribute('rel', /noopener/);
});
