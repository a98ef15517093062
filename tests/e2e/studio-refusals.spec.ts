import { expect, test } from './fixtures.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { leave, visitStudio } from './studio-visit.ts';

test('what is refused is said at its field, whole and at every width: an offer that saves nothing', async ({
  page,
  product,
}) => {
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const offer = await editor.entry('offer', 'slug', 'stay-four-pay-three');
  const studio = await visitStudio(page, product, 'editor');
  await studio.open(`/collections/offer/${offer.id}`);
  await page.locator('#field-title').fill('Stay four nights, pay for four');
  await page.locator('#action-save').click();
  const said = page.locator('.field-error');
  for (const width of [1440, 833, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(said, String(width)).toBeVisible();
    await expect(said).toContainText('pays for four saves nothing. Change what the offer takes off');
    const cut = await said.evaluate((part) =>
      [part, ...part.querySelectorAll('*')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      ),
    );
    expect(cut, String(width)).toBe(false);
  }
  await page.locator('#field-title').fill(String(offer.title));
  await leave(page);
});
