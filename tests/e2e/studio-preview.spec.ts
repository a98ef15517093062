import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { visitStudio } from './studio-visit.ts';

test('an editor sees the real page beside her form, at the widths of a phone and a tablet too; it follows what she types and keeps its place', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const policy = await editor.entry('privacyPolicy');
  await studio.open(`/collections/privacyPolicy/${policy.id}`);
  await page.locator('#live-preview-toggler').click();
  const shown = page.frameLocator('#live-preview-iframe');
  await expect(shown.getByText('A preview.')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  const inside = () => {
    const frame = page.frames().find((each) => each.url().includes('?preview='));
    if (!frame) throw new Error('The form has no preview beside it.');
    return frame;
  };
  expect(new URL(inside().url()).origin).toBe(new URL(product.siteUrl).origin);
  // Again until the page is long enough: its heading stands before the rest of it has come.
  await expect
    .poll(() =>
      inside().evaluate(() => {
        scrollTo({ top: 240, behavior: 'instant' });
        return scrollY;
      }),
    )
    .toBe(240);
  const words = `As she types, at ${Date.now()}.`;
  await page.locator('#field-lead').fill(words);
  await expect(shown.getByText(words)).toHaveCount(1);
  await expect.poll(() => inside().evaluate(() => scrollY)).toBe(240);
  const visited = await (await fetch(new URL('/privacy-policy', product.siteUrl))).text();
  expect(visited).not.toContain(words);

  for (const [label, width] of [
    ['Phone', 390],
    ['Tablet', 834],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls__breakpoint').click();
    await page.getByRole('button', { name: label }).click();
    await expect
      .poll(() =>
        page.locator('#live-preview-iframe').evaluate((element) => (element as HTMLElement).offsetWidth),
      )
      .toBe(width);
  }
  await editor.publish('privacyPolicy', policy.id, { lead: policy.lead });
});
