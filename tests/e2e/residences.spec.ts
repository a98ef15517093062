import { expect, test } from './fixtures.ts';

test('RT-08/anchors RT-12/hash an anchor of the houses is scrolled to, clear of the bars, from another page and on the page itself', async ({
  page,
}) => {
  /** Where a house stands in the window, below the bars that stay. */
  const belowBars = (slug: string) =>
    page.evaluate((id) => {
      const house = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      const bars = [...document.querySelectorAll('header')].map((bar) => bar.getBoundingClientRect().bottom);
      return Math.round(house - Math.max(0, ...bars));
    }, slug);
  await page.goto('/residences#redcliffe');
  await expect.poll(() => belowBars('redcliffe')).toBeGreaterThanOrEqual(0);
  expect(await belowBars('redcliffe')).toBeLessThan(160);
  await page.getByRole('navigation', { name: 'Houses' }).getByRole('link', { name: 'Oldenburg' }).click();
  await expect(page).toHaveURL(/#oldenburg$/);
  await expect.poll(() => belowBars('oldenburg')).toBeGreaterThanOrEqual(0);
  await expect.poll(() => belowBars('oldenburg')).toBeLessThan(160);
  expect(await belowBars('fish-eagle')).toBeLessThan(0);
});
