import { expect, test } from './fixtures.ts';
import { expectAccessible, follow, visitStudio } from './studio-visit.ts';
import { fillIn, newVisitor, openDialog, submit } from './telephone-steps.ts';

test('SUB-10/telephone-inbox SUB-02/feedback a form a machine filled in looks sent and is held; the concierge finds it in the inbox and releases it', async ({
  page,
  product,
  desk,
  mails,
  browser,
}) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await dialog.locator('input[name="feedback"]').evaluate((input: HTMLInputElement) => {
    input.value = 'buy now';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  const { enquiries } = await desk.list(visitor.surname, 'held');
  expect(enquiries).toMatchObject([{ reference, state: 'quarantined' }]);
  const ownMails = () => mails().filter(({ to }) => to === visitor.email);
  expect(ownMails()).toEqual([]);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const studio = await context.newPage();
  const visit = await visitStudio(studio, product, 'concierge');
  await visit.open('/inbox?view=held');
  await follow(studio.getByRole('link', { name: new RegExp(visitor.surname) }));
  await expect(studio.getByText(reference).first()).toBeVisible();
  await expect(studio.getByText(visitor.email).first()).toBeVisible();
  await expectAccessible(studio, 'body');
  await studio.getByRole('button', { name: /release/i }).click();
  await expect
    .poll(() =>
      mails().some(({ to, text }) => to === 'concierge@example.com' && text.includes(visitor.email)),
    )
    .toBe(true);
  // A machine may have written a stranger's address: he hears nothing.
  expect(ownMails()).toEqual([]);
  await context.close();
});
