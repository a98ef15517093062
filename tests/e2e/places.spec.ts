import { expect, test } from './fixtures.ts';

test('CNT-08/pins CNT-08/selling-points the map numbers what its list names, and a point lights its pins alone', async ({
  page,
}) => {
  await page.goto('/lionsands');
  const section = page.locator('#getting-here');
  const map = section.getByRole('img', { name: /Map: Getting to Lion Sands/ });
  const pins = map.locator('[data-category]:has(text)');
  const listed = section.locator('section li');
  expect(await pins.count()).toBe(await listed.count());
  expect(await pins.count()).toBeGreaterThan(8);
  const faded = () =>
    pins.evaluateAll((all) => all.filter((pin) => Number(getComputedStyle(pin).opacity) < 0.5).length);
  expect(await faded()).toBe(0);
  await section.getByRole('radio', { name: /Night in a treehouse/ }).check();
  await expect.poll(faded).toBe((await pins.count()) - 3);
  await section.getByRole('radio', { name: 'Everything' }).check();
  await expect.poll(faded).toBe(0);
});

test('CNT-18/properties a lodge’s pictures open over the page, its amenities and dates in their dialogs', async ({
  page,
}) => {
  await page.goto('/lionsands/river-lodge');
  await page.getByRole('region', { name: 'Pictures of River Lodge' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Their entry of the history goes a moment after them.
  await expect.poll(() => page.evaluate(() => history.state?.menu ?? null)).toBeNull();
  await page.getByRole('link', { name: 'All facilities and services' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'River Lodge' })).toBeVisible();
  await expect(page).toHaveURL(
    /\/enquire\/amenities\/lion-sands-river-lodge\?from=\/lionsands\/river-lodge$/,
  );
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});
