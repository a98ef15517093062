import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const [name, path, there] of [
  ['book', '/enquire/book?from=/', /^Check availability at /],
  ['360-tours', '/enquire/360-tours?from=/', /\(opens in a new tab\)$/],
  ['what-to-expect', '/enquire/what-to-expect/walking-safari?from=/', /What to pack/],
] as const) {
  test(`RT-19/${name} without scripts it is a page of its own, whole, neither kept nor indexed`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: there }).first()).toBeVisible();
  });
}
