import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import {
  chooseCountry,
  fillIn,
  newVisitor,
  openDialog,
  rulesCame,
  submit,
  ticketCame,
} from './telephone-steps.ts';

test('SUB-01/telephone SUB-07/telephone MOD-16/page FRM-01/select FRM-01/radio FRM-15/telephone FRM-15/time-to-call RT-01/thank-you a filled form goes through to the thank-you page, and its choices travel as chosen', {
  tag: '@both',
}, async ({ page, desk }) => {
  const visitor = newVisitor();
  await page.addInitScript(() => {
    window.addEventListener('formSubmisionComplete', () => sessionStorage.setItem('heard', 'yes'));
  });
  const dialog = await openDialog(page, '/');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await fillIn(dialog, visitor);
  await chooseCountry(dialog, 'South Africa');
  await dialog.getByText('Evening', { exact: true }).click();
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
  const value = (name: string) => enquiry?.fields.find((field) => field.name === name)?.value;
  expect(value('email')).toBe(visitor.email);
  expect(value('country')).toBe('South Africa');
  expect(value('timeToCall')).toBe('Evening');
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
  await rulesCame(dialog);
  await fillIn(dialog, visitor);
  await ticketCame(page);
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
