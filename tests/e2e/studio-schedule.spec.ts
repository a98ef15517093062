import { expect, test } from './fixtures.ts';
import { signIn } from './studio-accounts.ts';
import { visitStudio } from './studio-visit.ts';

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
