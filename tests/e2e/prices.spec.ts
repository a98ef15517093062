import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Pages that say what a night begins at, by the property whose rates they tell. */
const places = {
  lionsands: [
    '/lionsands/river-lodge',
    '/lionsands/river-lodge/rooms',
    '/lionsands/ivory-lodge',
    '/lionsands/ivory-lodge/rooms',
    '/lionsands/tinga-lodge',
    '/lionsands/tinga-lodge/rooms',
    '/lionsands/narina-lodge',
    '/lionsands/narina-lodge/rooms',
    '/lionsands/ivory-lodge/fish-eagle-villa',
    '/lionsands/tinga-lodge/hinkwenu-villa',
    '/lionsands/treehouses',
    '/lionsands/treehouses/chalkley',
    '/lionsands/treehouses/kingston',
    '/lionsands/treehouses/tinyeleti',
  ],
  monwana: ['/monwana', '/monwana/suites'],
  marataba: [
    '/marataba/safari-lodge',
    '/marataba/safari-lodge/rooms',
    '/marataba/mountain-lodge',
    '/marataba/mountain-lodge/rooms',
    '/marataba/treehouses/thabametsi',
  ],
  capecadogan: ['/capecadogan', '/capecadogan/rooms', '/capecadogan/residence'],
};

/** Every amount of a part of the page, whole rand. */
const amounts = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((each) => Number(each.getAttribute('value') ?? Number.NaN)));

for (const [property, paths] of Object.entries(places)) {
  test(`CUR-01/one-source prices at ${property} are those its rates open with, and say their year`, async ({
    page,
  }) => {
    await page.goto(`/${property}/rates-and-offers`);
    await page.locator('[data-tabs] nav').hover();
    const year = await page.getByRole('tab', { selected: true }).innerText();
    await expect(page.locator('main')).toContainText(`Prices for ${year}`);
    const sold = new Set(await amounts(page, `#prices-${year} data, [role="tabpanel"]:not([hidden]) data`));
    expect(sold.size).toBeGreaterThan(5);
    for (const path of paths) {
      await page.goto(path);
      const told = await amounts(page, 'main data[data-money]');
      expect(told.length, path).toBeGreaterThan(0);
      expect(
        told.filter((amount) => !sold.has(amount)),
        path,
      ).toEqual([]);
      await expect(page.locator('main'), path).toContainText(` in ${year}`);
    }
    await page.goto('/rates');
    await expect(page.locator('main')).toContainText(`Prices for ${year}`);
    const all = await amounts(page, `#${property} data`);
    expect(all.filter((amount) => !sold.has(amount))).toEqual([]);
  });
}
