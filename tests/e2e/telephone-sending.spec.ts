import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit, takeTime, wayByTelephone } from './telephone-steps.ts';

test('SUB-01/telephone SUB-07/telephone MOD-16/page FRM-15/telephone FRM-15/time-to-call RT-01/thank-you a filled form goes through to the thank-you page', async ({
  page,
  desk,
}) => {
  const visitor = newVisitor();
  await page.addInitScript(() => {
    window.addEventListener('formSubmisionComplete', () => sessionStorage.setItem('heard', 'yes'));
  });
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await takeTime(page);
  const seen = Promise.withResolvers<void>();
  await page.route('**/enquiry/phoneme', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await submit(dialog);
  const spinner = dialog.getByRole('status').locator('svg, [data-spinner]').first();
  await expect(spinner).toBeVisible();
  // Its box on the screen grows and shrinks as it turns.
  await expect(spinner).toHaveCSS('width', '50px');
  await expect(dialog.getByRole('button', { name: 'Call Me Back' })).toBeHidden();
  seen.resolve();
  await page.waitForURL(/\/thank-you\?ref=MC-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await expect(page.locator('main')).toContainText(reference);
  expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('yes');
  const enquiry = await desk.show(reference);
  expect(enquiry?.state).toBe('accepted');
  expect(enquiry?.fields.find(({ name }) => name === 'email')?.value).toBe(visitor.email);
});

test('MOD-16/words MOD-16/signature MOD-16/reference MOD-16/next-steps the thank-you page says who answers and what happens next', async ({
  page,
}) => {
  await page.goto('/thank-you?ref=MC-7KQ2-94HD');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(main).toContainText('MC-7KQ2-94HD');
  await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(await main.locator('ol li').count()).toBeGreaterThanOrEqual(2);
  await expect(main.getByRole('img', { name: /Thandeka Mabuza/ })).toBeVisible();
});

test('a reference that is not ours is not shown on the thank-you page', async ({ page }) => {
  await page.goto(`/thank-you?ref=${encodeURIComponent('<b>call 0900</b>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.locator('main')).not.toContainText('0900');
  await expect(page.locator('main')).not.toContainText('has reached us');
});

test('SUB-09/double-click a double click makes one enquiry', async ({ page, desk }) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await takeTime(page);
  await dialog.getByRole('button', { name: 'Call Me Back' }).dblclick();
  await page.waitForURL(/\/thank-you\?ref=/);
  const { enquiries } = await desk.list(visitor.surname);
  expect(enquiries).toHaveLength(1);
});

test('SUB-09/retry SUB-15/same-values MOD-17/words MOD-17/mailbox MOD-17/try-again MOD-17/values-kept GEN-02/cancelled-submission a lost answer ends in the apology, and trying again makes one enquiry', async ({
  page,
  desk,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await takeTime(page);
  // The enquiry arrives; its answer never does.
  await page.route('**/enquiry/phoneme', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(dialog);
  await expect(dialog.getByRole('heading', { name: 'Apologies' })).toBeVisible();
  await expect(dialog).toContainText(
    'We cannot submit your request at this moment. Please try again, or contact us on',
  );
  await expect(dialog.locator('a[href^="mailto:"]')).toContainText('@');
  await expect(dialog.locator('a[href*="/contact-us"]')).toBeVisible();
  const { violations } = await axeFor(page).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await page.unroute('**/enquiry/phoneme');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Surname')).toHaveValue(visitor.surname);
  await expect(dialog.getByLabel('Email address')).toHaveValue(visitor.email);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const { enquiries } = await desk.list(visitor.surname);
  expect(enquiries).toHaveLength(1);
});

test('GEN-01/told without a line the form says so at once, what is sent comes back kept, and it goes out when the line is back', async ({
  page,
  context,
  desk,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await takeTime(page);
  await context.setOffline(true);
  await expect(dialog.getByText('You are offline. Do go on filling in')).toBeVisible();
  await submit(dialog);
  await expect(dialog).toContainText(
    'You seem to be offline, so your request could not be sent. Please try again once you are connected.',
  );
  await expect(dialog).toContainText(visitor.surname);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Surname')).toHaveValue(visitor.surname);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  expect((await desk.list(visitor.surname)).enquiries).toHaveLength(1);
});

test('SUB-02/feedback a form a machine filled in looks sent, and is held', async ({ page, desk, mails }) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await dialog.locator('input[name="feedback"]').evaluate((input: HTMLInputElement) => {
    input.value = 'buy now';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await takeTime(page);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const { enquiries } = await desk.list(visitor.surname, 'held');
  expect(enquiries).toHaveLength(1);
  expect(enquiries[0]?.state).toBe('quarantined');
  expect(mails().filter(({ to }) => to.includes(visitor.email))).toEqual([]);
});

test('the whole form is sent by keyboard alone', async ({ page }) => {
  const visitor = newVisitor();
  await page.goto('/');
  await (await wayByTelephone(page)).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await dialog.getByLabel('First name').focus();
  await page.keyboard.type(visitor.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.surname);
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.tel);
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.email);
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
    if (name === 'accept') break;
  }
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await takeTime(page);
  await dialog.getByLabel('Email address').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/thank-you\?ref=/);
});
