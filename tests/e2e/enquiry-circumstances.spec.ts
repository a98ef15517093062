import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit } from './telephone-steps.ts';

const surnameOf = (form: Locator) => form.getByLabel('Surname');

test('FRM-10/telephone two tabs have each their own form, and both are sent', async ({
  page,
  context,
  desk,
}) => {
  const [here, there] = [newVisitor(), newVisitor()];
  const other = await context.newPage();
  await fillIn(await openDialog(page), here);
  await fillIn(await openDialog(other), there);
  await page.reload();
  await other.reload();
  const forms = [page, other].map((tab) => tab.locator('main #telephone-form'));
  const [mine, theirs] = forms;
  if (!mine || !theirs) throw new Error('There are two tabs.');
  await expect(surnameOf(mine)).toHaveValue(here.surname);
  await expect(surnameOf(theirs)).toHaveValue(there.surname);
  await submit(mine);
  await page.waitForURL(/\/thank-you\?ref=/);
  await expect(surnameOf(theirs)).toHaveValue(there.surname);
  await submit(theirs);
  await other.waitForURL(/\/thank-you\?ref=/);
  for (const { surname } of [here, there]) {
    expect((await desk.list(surname)).enquiries).toHaveLength(1);
  }
});

test('SUB-15/same-values a tab that was duplicated sends the same enquiry, not a second one', async ({
  page,
  context,
  desk,
}) => {
  const visitor = newVisitor();
  await page.goto('/enquire/telephone?from=/contact-us');
  const form = page.locator('#telephone-form');
  await fillIn(form, visitor);
  // The twin has a copy of the tab's session storage, as the browser's own "Duplicate" gives it: of what the form's script has kept.
  const kept = () => page.evaluate(() => sessionStorage.getItem('enquiry-draft:telephone') ?? '');
  await expect.poll(kept).toContain(visitor.surname);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const twin = await opened;
  const copied = twin.locator('#telephone-form');
  await expect(surnameOf(copied)).toHaveValue(visitor.surname);
  await submit(form);
  await page.waitForURL(/\/thank-you\?ref=/);
  await submit(copied);
  await twin.waitForURL(/\/thank-you\?ref=/);
  expect(twin.url()).toBe(page.url());
  expect((await desk.list(visitor.surname)).enquiries).toHaveLength(1);
});

test('FRM-15/telephone a browser that lets nothing be stored fills in and sends all the same', async ({
  page,
  desk,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is refused.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  const visitor = newVisitor();
  const dialog = await openDialog(page, '/contact-us');
  await fillIn(dialog, visitor);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(surnameOf(page.getByRole('dialog'))).toHaveValue(visitor.surname);
  await submit(page.getByRole('dialog'));
  await page.waitForURL(/\/thank-you\?ref=/);
  await expect(page.locator('main')).toContainText(/MC-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect((await desk.list(visitor.surname)).enquiries).toHaveLength(1);
});

test('FRM-10/reload what was typed outlives a part of the form that could not be fetched', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  await fillIn(await openDialog(page, '/contact-us'), visitor);
  await page.reload();
  await page.route(/_astro\/.*\.js/, (route) => route.abort());
  await page.goto('/contact-us');
  await page.locator('#enquire-menu a[data-dialog="telephone"]').dispatchEvent('click');
  await page.waitForURL('**/enquire/telephone?from=**');
  await page.unroute(/_astro\/.*\.js/);
  await page.reload();
  await expect(surnameOf(page.locator('main #telephone-form'))).toHaveValue(visitor.surname);
});
