import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect, test } from './own-product.ts';
import { makeOwnAccount, password, sessionOf } from './studio-accounts.ts';
import {
  expectAccessible,
  follow,
  givePassword,
  isInStudio,
  openPage,
  reload,
  showPreview,
  visitStudio,
} from './studio-visit.ts';

test('STU-05/second-factor an administrator adds an app, signs in with its code, and ends the other session', async ({
  page,
  product,
  browser,
}) => {
  const email = await makeOwnAccount(product, 'admin');
  await givePassword(page, product, email);
  await isInStudio(page);
  await openPage(page, `${product.studioUrl}/admin/account`);
  await follow(page.getByRole('link', { name: 'Add a second factor' }));
  const app = page.locator('form', { hasText: 'An authenticator app' });
  await page.getByRole('button', { name: 'Add a second factor' }).click();
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

  await openPage(page, `${product.studioUrl}/admin/account`);
  await page.getByRole('button', { name: 'End all but this one' }).click();
  await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(0);
  await other.goto(`${product.studioUrl}/admin/account`);
  await expect(other).toHaveURL(/\/admin\/login/);
});

test('STU-05/proof a form left open asks who it is, keeps what was typed, and goes on', async ({
  browser,
  product,
  smtp,
}) => {
  // A page of its own: Payload's form says on the console that it got no answer when the dialog is left.
  const page = await (await browser.newContext()).newPage();
  const email = await makeOwnAccount(product, 'admin');
  const [name = '', value = ''] = (await sessionOf(product, email)).split('=');
  await page.context().addCookies([{ name, value, url: product.studioUrl, httpOnly: true, sameSite: 'Lax' }]);
  const typed = `moved.${email}`;
  const address = page.locator('#field-email');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' });
  await openPage(page, `${product.studioUrl}/admin/account`);
  await address.fill(typed);
  await expect(save).toBeEnabled();

  // Five minutes pass while the form is open.
  const database = new DatabaseSync(join(product.dataDir, 'studio/studio.db'), { timeout: 5000 });
  database
    .prepare(
      'UPDATE session_browsers SET updated_at = ? WHERE account = (SELECT id FROM users WHERE email = ?)',
    )
    .run(new Date(Date.now() - 6 * 60_000).toISOString(), email);
  database.close();

  await test.step('left by the keyboard, nothing is changed and nothing is lost', async () => {
    await save.click();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expectAccessible(page, '.account-proof');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Nothing was changed: you did not confirm')).toBeVisible();
    await expect(address).toHaveValue(typed);
    // Where it was before the form was sent, and not at the top of the page.
    await expect(save).toBeFocused();
  });

  await test.step('a wrong password is said in the dialog, a right one saves what was typed', async () => {
    await save.click();
    await dialog.getByLabel('Your password').fill('not the password at all');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('The password is not right.');
    await dialog.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    // At the address that was, and at the new one.
    const told = () =>
      smtp.received.flatMap(({ recipients }) => recipients).filter((one) => one === email || one === typed);
    await expect.poll(() => told().sort()).toEqual([email, typed].sort());
    await reload(page);
    await expect(address).toHaveValue(typed);
  });
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
  await follow(page.getByRole('table').getByRole('link').first());
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
