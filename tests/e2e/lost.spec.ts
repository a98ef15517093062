import { expect, test } from './fixtures.ts';

test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

test('RT-11/home-button leads home, and nothing lies over it at any width', async ({ page }) => {
  await page.goto('/no-such-page');
  const button = page.getByRole('main').getByRole('link', { name: /homepage$/i });
  for (const width of [320, 390, 834, 1120, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await button.scrollIntoViewIfNeeded();
    const [bottom, ridge] = await button.evaluate((each) => [
      each.getBoundingClientRect().bottom,
      document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(ridge, `at ${width} px`).toBeGreaterThanOrEqual((bottom ?? 0) + 16);
  }
  expect(await button.evaluate((each) => (each as HTMLElement).innerText)).toMatch(/^[A-Z ]+ HOMEPAGE$/);
  await button.click();
  await page.waitForURL((url) => url.pathname === '/');
});
