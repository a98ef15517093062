import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect, test } from './own-product.ts';
import { makeOwnAccount, password } from './studio-accounts.ts';
import { expectAccessible, givePassword, isInStudio, showPreview, visitStudio } from './studio-visit.ts';

test('STU-05/second-factor an administrator adds an app, signs in with its code, and ends the other session', async ({
  page,
  product,
  browser,
}) => {
  const email = await makeOwnAccount(product, 'admin');
  await givePassword(page, product, email);
  await isInStudio(page);
  await page.goto(`${product.studioUrl}/admin/account`);
  await page.getByRole('link', { name: 'Add a second factor' }).click();
  const app = page.locator('form', { hasText: 'An authenticator app' });
  // A press before the page has come to life is none.
  await expect(async () => {
    if (!(await app.isVisible())) await page.getByRole('button', { name: 'Add a second factor' }).click();
    await expect(app).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await app.getByLabel('Your password').fill(password);
  await app.getByRole('button').click();
  const secret = (await page.locator('.account-secret code').innerText()).replace(/\s/g, '');
  // A code is taken once, and a code of the step to come is taken too.
  const code = (stepsOn: number) =>
    new TOTP({ secret, issuer: 'x' }).generate({ timestamp: Date.now() + stepsOn * 30_000 });
  await app.getByLabel('Code').fill(code(0));
  await app.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(
    page.getByRole('region', { name: 'Keep these recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  await expectAccessible(page, '.account-page');

  const other = await (await browser.newContext()).newPage();
  await givePassword(other, product, email);
  await expect(other.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expectAccessible(other, '.sign-in');
  await other.getByLabel('Code').fill(code(1));
  await other.getByRole('button', { name: 'Continue' }).click();
  await isInStudio(other);

  await page.goto(`${product.studioUrl}/admin/account`);
  await page.getByRole('button', { name: 'End all but this one' }).click();
  await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(0);
  await other.goto(`${product.studioUrl}/admin/account`);
  await expect(other).toHaveURL(/\/admin\/login/);
});

test('STU-05/second-factor list, form, upload and preview break no rule of the content policy', async ({
  page,
  product,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) broken.push(message.text());
  });
  const studio = await visitStudio(page, product, 'editor');
  await studio.open('/collections/blog');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.locator('[data-lexical-editor]').first()).toBeVisible();
  await showPreview(page);
  await expect(page.frameLocator('#live-preview-iframe').getByText('A preview.')).toBeVisible();
  await studio.open('/collections/media/create');
  const buffer = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#a9556a' } })
    .webp()
    .toBuffer();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'dusk.webp', mimeType: 'image/webp', buffer });
  await page.getByLabel(/What it shows/).fill('A river at dusk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/collections\/media\/\d+/);
  expect(broken).toEqual([]);
});
