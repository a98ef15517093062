import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { expectAccessible, publishUntil, visitStudio } from './studio-visit.ts';

/** Clicks an editor may need from opening the studio to a changed headline that visitors read. Each run reports how long it takes. */
const mostClicks = 5;

test('STU-03/headline from opening the studio to a changed headline live takes at most 5 clicks', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const home = await editor.entry('homepage');
  const headline = `The river is back, ${Date.now()}`;
  let clicks = 0;
  const began = Date.now();
  await studio.open('');
  const click = async (what: ReturnType<typeof page.locator>) => {
    clicks += 1;
    await what.click();
  };
  await click(page.getByRole('button', { name: /^Find/ }));
  await page.getByRole('combobox', { name: /Find an entry/ }).fill(String(home.heroTitle));
  await click(page.getByRole('option', { name: /Home page/ }).first());
  await page.waitForURL(/collections\/homepage\/\d+/);
  await click(page.locator('#field-heroTitle'));
  await page.locator('#field-heroTitle').fill(headline);
  const live = async () => (await (await fetch(product.siteUrl)).text()).includes(headline);
  // One click to an editor; what a save that was under way swallowed is pressed again.
  clicks += 1;
  await publishUntil(page, () => expect.poll(live, { intervals: [100], timeout: 4_000 }).toBe(true));
  const took = Date.now() - began;
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  test.info().annotations.push({ type: 'measured', description: `${clicks} clicks, ${took} ms` });
  await editor.publish('homepage', home.id, { heroTitle: home.heroTitle });
});

test('STU-03/keyboard STU-03/menu Ctrl K finds by keyboard from any screen, the menu counts, and a deletion names what uses the entry', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const journey = await editor.entry('packages');
  await studio.open('/collections/tag');
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: /^Stories \d+$/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Page of all residences' })).toHaveAttribute(
    'href',
    /\/collections\/residences\/\d+$/,
  );
  await expect(page.getByRole('button', { name: /^Find/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /Find an entry/ });
  await expect(box).toBeFocused();
  await box.fill('zzzqqq');
  await expect(page.getByText('Nothing holds all of these words.')).toBeVisible();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/find?*', async (route) => {
    await answered;
    await route.continue();
  });
  await box.fill('privacy policy');
  const status = page.locator('.finder').getByRole('status');
  await expect(status).toHaveText('Searching…');
  answer();
  await expect(status).not.toHaveText('Searching…');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, '.finder');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/collections\/\w+\/\d+/);

  await studio.open(`/collections/packages/${journey.id}`);
  const panel = page.getByRole('region', { name: 'On the site' });
  await panel.getByText(/^Where is this shown\?/).click();
  await expect(panel.getByText('by itself')).toBeVisible();
  await expect(panel.getByText(/^What does it show\?/)).toBeVisible();
  const users = await panel.locator('.entry-status-uses').last().getByRole('link').allInnerTexts();
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await expect(page.locator('.delete-question')).toContainText(users.at(-1) ?? 'nobody');
});
