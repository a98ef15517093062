import { expect, test } from './fixtures.ts';
import { signIn } from './studio-accounts.ts';
import { expectAccessible, visitStudio } from './studio-visit.ts';

test('an editor sets a time in the drawer, sees it beside the form and takes it back', async ({
  page,
  product,
}) => {
  const visit = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, visit.email);
  const { id } = await editor.entry('contactDetails');
  await visit.open(`/collections/contactDetails/${id}`);
  const panel = page.getByRole('region', { name: 'On the site' });
  await expect(panel).toBeVisible();

  await page.locator('.form-submit .popup__trigger-wrap button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Set a time for' });
  await expect(drawer.getByText('Nothing is set for this entry yet.')).toBeVisible();
  await drawer.getByText('Publish', { exact: true }).click();
  await drawer.locator('.date-time-picker input').click();
  await page.getByRole('button', { name: 'Next Month' }).click();
  await page.getByRole('gridcell', { name: / 15th, / }).click();
  await page.getByRole('option', { name: '09:00' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The time is set.')).toBeVisible();
  await expect(drawer.locator('tbody tr')).toHaveCount(1);
  await page.keyboard.press('Escape');

  const set = panel.getByRole('listitem').filter({ hasText: 'Publish on 15 ' });
  await expect(set).toContainText('09:00');
  await expectAccessible(page, '.entry-standing');
  await set.getByRole('button', { name: 'Take it back' }).click();
  await expect(set).toBeHidden();
  expect((await visit.ask('GET', `contactDetails/${id}/schedule`)).body.scheduled).toEqual([]);
});

test('a time that has come publishes the entry on the site', async ({ page, product }) => {
  const visit = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, visit.email);
  const { id } = await editor.entry('contactDetails');
  await visit.open(`/collections/contactDetails/${id}`);
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'));
  await page.getByLabel('United Kingdom, toll-free').fill('0808 157 0999');
  expect((await saved).status()).toBe(200);
  const site = async () => (await fetch(new URL('/contact-us', product.siteUrl))).text();
  expect(await site()).not.toContain('0808 157 0999');
  const at = new Date(Date.now() - 1000).toISOString();
  expect((await visit.ask('POST', `contactDetails/${id}/schedule`, { type: 'publish', at })).status).toBe(
    200,
  );
  await expect.poll(site).toContain('0808 157 0999');
  await page.reload();
  await expect(page.getByRole('region', { name: 'On the site' })).not.toContainText('Set for later');
});
