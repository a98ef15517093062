import { textsOverPictures } from '../support/text-over-pictures.ts';
import { test as onSite } from './fixtures.ts';
import { expect, test } from './gallery-fixtures.ts';
import { openComponent } from './gallery-page.ts';

test('words over plates read well in the gallery, whatever the picture', async ({ page, gallery }) => {
  const weak: string[] = [];
  for (const component of ['quote', 'poster-card', 'gallery', 'sheet']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openComponent(page, gallery.url, component);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await textsOverPictures(page);
      // The words of a quote stand beside its picture, on a phone under it.
      if (component === 'quote') expect(texts).toEqual([]);
      for (const { words, contrast, needed } of texts) {
        if (contrast < needed)
          weak.push(`${component} at ${width} px: "${words}" ${contrast.toFixed(2)} of ${needed}`);
      }
    }
  }
  expect(weak).toEqual([]);
});

onSite('a scrim that is taken away is noticed', async ({ page }) => {
  await page.goto('/');
  expect((await textsOverPictures(page)).length).toBeGreaterThan(0);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('main *')) each.style.color = '#4a4a4a';
  });
  const texts = await textsOverPictures(page);
  expect(texts.some(({ contrast, needed }) => contrast < needed)).toBe(true);
});
