import { previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import { expect, test } from './fixtures.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';
import { visitStudio } from './studio-visit.ts';

let editor: Editor;
test.beforeAll(async ({ product }) => {
  editor = await signIn(product, await makeAccount(product, 'editor'));
});

test('an editor sees the real page beside her form; it follows what she types and keeps its place', async ({
  page,
  product,
}) => {
  const policy = await editor.entry('privacyPolicy');
  const studio = await visitStudio(page, product, 'editor');
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
  await editor.publish('privacyPolicy', policy.id, { lead: policy.lead });
});

test('a preview that was forged, has ended or is for another page says so and shows nothing', async ({
  page,
  product,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const token = (path: string, lasts: number, key = product.contentToken) =>
    signPreviewToken({ path, expires: Date.now() + lasts }, key);
  for (const refused of [
    token('/privacy-policy', previewTokenMs, 'a key of nobody'),
    token('/privacy-policy', -1),
    token('/', previewTokenMs),
  ]) {
    const answer = await page.goto(`/privacy-policy?preview=${refused}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByText('This preview has ended, or its address is not whole.')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
  }
});
