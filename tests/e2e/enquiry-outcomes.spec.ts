import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit } from './telephone-steps.ts';

test('SUB-01/closed a form that fails behind its closed dialog says so, and leads back to what was filled in', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  const dialog = await openDialog(page, '/contact-us');
  await fillIn(dialog, visitor);
  const answer = Promise.withResolvers<void>();
  await page.route('**/enquiry/phoneme', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, json: { title: 'x', status: 503 } });
  });
  await submit(dialog);
  await expect(dialog.getByText('Sending your enquiry.')).toBeVisible();
  await expect(dialog.locator('form :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  answer.resolve();
  const notice = page.getByRole('alert').filter({ hasText: 'Your enquiry could not be sent.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Go back to it' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Apologies' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('not able to store requests just now');
  await expect(page.getByRole('dialog')).toContainText(visitor.surname);
  await expect(notice).toHaveCount(0);
});

test('answers of 413, 500 and 503 are told each in words of its own, with everything kept', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  let status = 0;
  await page.route('**/enquiry/phoneme', (route) => route.fulfill({ status, json: { status } }));
  for (const [answer, words] of [
    [413, 'more than we can take at once'],
    [500, 'We cannot submit your request at this moment.'],
    [503, 'not able to store requests just now'],
  ] as const) {
    status = answer;
    await submit(dialog);
    await expect(dialog.getByRole('heading', { name: 'Apologies' })).toBeFocused();
    await expect(dialog).toContainText(words);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByLabel('Surname')).toHaveValue(visitor.surname);
  }
});

test('SUB-13/back Back from the thank-you page leads to no form that is filled in', async ({ page }) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page, '/contact-us');
  await fillIn(dialog, visitor);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contact-us');
  const again = await openDialog(page, '/contact-us');
  await expect(again.getByLabel('First name')).toHaveValue('');
  await expect(again.getByRole('button', { name: 'Call Me Back' })).toBeVisible();
});

test('MOD-16/next-steps the thank-you says by when, on the visitor’s clock, and can be saved and printed', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', baseURL: product.siteUrl });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const receipt = { reference: 'MC-7KQ2-94HD', workingDays: 1, at: Date.parse('2026-11-23T12:20:00Z') };
    sessionStorage.setItem('enquiry-receipt', JSON.stringify(receipt));
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.goto('/thank-you?ref=MC-7KQ2-94HD');
  const line = page.getByText('You hear from us by');
  await expect(line).toContainText('Tuesday 24 November, 14:20 in South Africa, 07:20 where you are.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this' }).click();
  expect((await download).suggestedFilename()).toBe('MC-7KQ2-94HD.txt');
  await page.getByRole('button', { name: 'Print this' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
  // Of another reference this tab remembers nothing, and the page promises no moment.
  await page.goto('/thank-you?ref=MC-2222-2222');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(line).toBeHidden();
  // The two buttons come with the first movement, into room that was kept for them.
  const save = page.getByRole('button', { name: 'Save this' });
  const below = page.locator('[data-keep] + *');
  const before = await below.boundingBox();
  await page.mouse.move(40, 40);
  await expect(save).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  await context.close();
});
