import { expect, test } from './fixtures.ts';

test('the calendar of seasons is of the year whose prices stand under it, and cut by days', async ({
  page,
  browser,
  baseURL,
}) => {
  const quiet = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  for (const shown of [page, await quiet.newPage()]) {
    await shown.goto('/lionsands/rates-and-offers');
    const tabs = shown.locator('[data-tabs]');
    const links = tabs.locator('a[href^="#prices-"]');
    const years = await links.allTextContents();
    expect(years.length).toBeGreaterThan(1);
    for (const [place, year] of years.entries()) {
      await links.nth(place).click();
      const panel = shown.locator(`#prices-${year}`);
      const calendar = panel.getByRole('region', { name: `Seasons at Lion Sands, ${year}` });
      await expect(calendar).toBeVisible();
      await expect(tabs.getByRole('region', { name: /^Seasons at/ })).toHaveCount(1);
      await expect(panel.getByRole('heading', { name: year })).toBeVisible();
      // What a night begins at in the green season is in the table under it.
      const from = calendar
        .locator('div', { has: shown.getByText('Green season') })
        .locator('data')
        .last();
      const price = (await from.textContent()) ?? '';
      await expect(panel.getByRole('table').getByText(price).first()).toBeVisible();
      const spans = await calendar
        .locator('rect[data-weight="3"]')
        .evaluateAll((all) => all.map((each) => `${each.getAttribute('x')} ${each.getAttribute('width')}`));
      expect(spans).toEqual(['0 0.16', '5 4', '11.45 0.55']);
    }
  }
  await quiet.close();
});
