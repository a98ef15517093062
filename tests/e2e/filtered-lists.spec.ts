import { referenceTags, storiesAddress, storiesMatching } from '../support/story-reference.ts';
import { expect, test } from './fixtures.ts';

const tags = (...slugs: string[]) => referenceTags.filter(({ slug }) => slugs.includes(slug));

test('CNT-06/filters CNT-06/address choices are shown at once, as without scripts, and Back takes them back', async ({
  page,
  browser,
}) => {
  await page.goto('/blog');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const listed = page.locator('#stories-listed h3');
  const count = page.locator('#story-count');
  const title = await page.title();
  const all = await listed.allTextContents();

  await page.locator('#filter-traveller').click();
  await page.getByRole('checkbox', { name: 'Family' }).check();
  const families = tags('family');
  await expect(count).toHaveText(`${storiesMatching(families).length} stories`);
  expect(new URL(page.url()).search).toBe('?traveller=family');
  // The list of choices is as it was left, so that a second one is one press away.
  await expect(page.getByRole('checkbox', { name: 'Family' })).toBeFocused();
  await expect(page.locator('#filter-traveller')).toContainText('Family');

  await page.keyboard.press('Escape');
  await expect(page.locator('#filter-traveller')).toBeFocused();
  await page.locator('#filter-interest').click();
  await page.getByRole('checkbox', { name: 'Safaris' }).check();
  const both = tags('family', 'safaris');
  await expect(count).toHaveText(`${storiesMatching(both).length} stories`);
  const made = await listed.allTextContents();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const without = await plain.newPage();
  await without.goto(storiesAddress(both));
  expect(await without.locator('#stories-listed h3').allTextContents()).toEqual(made);
  expect(await without.locator('#story-count').textContent()).toBe(await count.textContent());
  await plain.close();

  await page.getByRole('link', { name: 'Remove Safaris' }).click();
  await expect(count).toHaveText(`${storiesMatching(families).length} stories`);
  await expect(count).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Safaris', includeHidden: true })).not.toBeChecked();

  await page.goBack();
  await expect(listed).toHaveText(made);
  await page.goBack();
  await expect(count).toHaveText(`${storiesMatching(families).length} stories`);
  await page.goBack();
  await expect(listed).toHaveText(all);
  expect(await page.title()).toBe(title);
  await expect(page.getByRole('checkbox', { name: 'Family', includeHidden: true })).not.toBeChecked();
  await page.goForward();
  await expect(count).toHaveText(`${storiesMatching(families).length} stories`);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('NAV-13/filtered an anchor of a property, as old links carry it, filters too', async ({ page }) => {
  const chosen = tags('monwana-game-lodge');
  await page.goto('/blog#monwana-game-lodge');
  await expect(page.locator('#story-count')).toHaveText(`${storiesMatching(chosen).length} stories`);
  await expect(page).toHaveURL(/\/blog\?property=monwana-game-lodge/);
});

test('CNT-17/filters journeys are chosen in place too, and a dialog over them leaves them as they are', async ({
  page,
}) => {
  await page.goto('/travel-africa');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel('Month').focus();
  await page.getByLabel('Month').selectOption('February');
  const count = page.locator('#journey-count');
  await expect(page).toHaveURL(/\?month=february$/);
  const told = await count.textContent();
  expect(told).toMatch(/^\d+ journeys?$/);
  expect(told).not.toBe('10 journeys');
  await page
    .getByRole('region', { name: 'Ask a travel specialist' })
    .getByRole('link', { name: 'Enquire' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(count).toHaveText(told ?? '');
  await page.goBack();
  await expect(count).toHaveText('10 journeys');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('CUR-02 a price that is kept in dollars says that it was converted, but not while it stands in dollars', async ({
  page,
}) => {
  await page.goto('/travel-africa');
  const converted = page.locator('main [data-converted="USD"]').first();
  const currency = page.getByRole('navigation', { name: 'Currency' });
  await expect(converted).toBeVisible();
  await currency.hover();
  await expect(page.locator('[data-currency-switch][data-live]')).toBeAttached();
  await currency.getByRole('link', { name: 'USD' }).click();
  await expect(converted).toBeHidden();
  await currency.getByRole('link', { name: 'ZAR' }).click();
  await expect(converted).toBeVisible();
});

test('CNT-08/travel-africa CNT-08/pins the map follows the pointer and the focus', async ({ page }) => {
  await page.goto('/travel-africa');
  const country = page.locator('#countries [data-country="zambia"]');
  await expect(country).not.toHaveAttribute('data-on');
  await page.locator('#countries a', { hasText: 'Zambia' }).hover();
  await expect(country).toHaveAttribute('data-on', '');
  await page.locator('#countries a', { hasText: 'Namibia' }).focus();
  await expect(page.locator('#countries [data-country="namibia"]')).toHaveAttribute('data-on', '');
  await expect(country).not.toHaveAttribute('data-on');
  await expect(page.locator('#countries [data-pin][data-on]')).not.toHaveCount(0);
});
