import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { makeAccount, password } from './studio-accounts.ts';
import { fillIn, newVisitor, openDialog, submit, takeTime } from './telephone-steps.ts';

test('SUB-10/telephone-inbox SUB-02/feedback the concierge finds a held enquiry in the inbox and releases it', async ({
  page,
  product,
  mails,
  browser,
}) => {
  test.slow();
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await dialog.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'http://spam.example';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await takeTime(page);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  expect(mails().some(({ to }) => to === visitor.email)).toBe(false);

  const email = await makeAccount(product, 'concierge');
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const studio = await context.newPage();
  await studio.goto(`${product.studioUrl}/admin`);
  await studio.getByLabel(/e-?mail/i).fill(email);
  await studio.getByLabel(/password/i).fill(password);
  await studio.getByRole('button', { name: /log ?in/i }).click();
  await studio.waitForURL((url) => !url.pathname.endsWith('/login'));
  await studio.goto(`${product.studioUrl}/admin/inbox?view=held`);
  await expect(studio.getByText(visitor.surname)).toBeVisible();
  await studio.getByRole('link', { name: new RegExp(visitor.surname) }).click();
  await expect(studio.getByText(reference).first()).toBeVisible();
  await expect(studio.getByText(visitor.email).first()).toBeVisible();
  const { violations } = await axeFor(studio).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await studio.getByRole('button', { name: /release/i }).click();
  await expect.poll(() => mails().some(({ to }) => to === visitor.email)).toBe(true);
  // Each mail goes out by itself: neither waits for the other.
  await expect
    .poll(() =>
      mails().some(({ to, text }) => to === 'concierge@example.com' && text.includes(visitor.email)),
    )
    .toBe(true);
  await context.close();
});
