import { expect, test } from './fixtures.ts';
import { openPanel } from './navigation-steps.ts';

test('the menu of a phone leads to the search, and a question asked there is answered', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const menu = await openPanel(page, 'Menu');
  await menu.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(menu).toBeHidden();
  await page.getByRole('searchbox').fill('privacy');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=privacy$/);
  await expect(page.locator('main mark').first()).toBeVisible();
});
