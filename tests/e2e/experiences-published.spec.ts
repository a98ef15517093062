import { experiencesOf } from '../../demo/content/experience-list.ts';
import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';

const everything = Object.values(experiencesOf).flat();

/** A page that came too early for a publish does not change: it is asked for again instead of waited for. */
const soonEnough = { timeout: 2_000 };

test('RT-16/meta-key CNT-07/unpublished what the studio changes shows', async ({ page, product }) => {
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const head = await editor.entry('introSection', 'heroBannerFor', 'experiences-food-and-wine-lionsands');
  await editor.publish('introSection', head.id, { metaTitle: 'Bread on the Sabie' });
  await expect(async () => {
    await page.goto('/lionsands/experiences/food-and-wine');
    expect(await page.title()).toContain('Bread on the Sabie');
  }).toPass();
  const supper = await editor.entry('experiences', 'slug', 'boma-supper');
  await editor.agree('experiences', supper.id);
  await editor.unpublish('experiences', supper.id);
  const resting = page.getByRole('region', { name: 'Not available at present' });
  await expect(async () => {
    await page.goto('/experiences');
    await expect(resting.getByRole('listitem').filter({ visible: true })).toHaveCount(1, soonEnough);
  }).toPass();
  await expect(page.getByText(`${everything.length - 1} experiences`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dinner by the fire in the boma' })).toHaveCount(0);
  await page.locator('[data-choice-links]').hover();
  await expect(page.locator('[data-choice-links="ready"]')).toBeVisible();
  await page.getByRole('link', { name: 'Honeymooners', exact: true }).click();
  await expect(resting).toBeHidden();
  for (const path of [
    '/experiences/food-and-wine',
    '/lionsands/experiences',
    '/lionsands/experiences/food-and-wine',
  ]) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.locator('main [data-resting="1"]')).toContainText(
        'One more is not available at present',
        soonEnough,
      );
    }).toPass();
    await expect(page.getByText('Dinner by the fire in the boma', { exact: true })).toHaveCount(0);
  }
  await editor.publish('experiences', supper.id, {});
  await expect(async () => {
    await page.goto('/experiences');
    await expect(page.getByRole('heading', { name: 'Dinner by the fire in the boma' })).toBeVisible(
      soonEnough,
    );
  }).toPass();
  await expect(resting).toHaveCount(0);
});
