import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit, ticketCame } from './telephone-steps.ts';

/** Sets a value as a program does that sends no event. */
const setSilently = (field: Locator, value: string) =>
  field.evaluate((control, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(control, text);
  }, value);

test('FRM-19/no-event what a program fills in without an event is sent, however long it stood there', {
  tag: '@both',
}, async ({ page, desk }) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await ticketCame(page);
  await setSilently(dialog.getByLabel('First name'), visitor.name);
  await setSilently(dialog.getByLabel('Surname'), visitor.surname);
  await setSilently(dialog.getByLabel('Telephone number'), visitor.tel);
  await setSilently(dialog.getByLabel('Email address'), visitor.email);
  // The form's later part comes meanwhile, and draws it anew.
  await page.waitForTimeout(3_000);
  await dialog.getByRole('checkbox').evaluate((box: HTMLInputElement) => {
    box.checked = true;
  });
  await expect(dialog.getByLabel('First name')).toHaveValue(visitor.name);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  expect(await desk.show(reference)).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'name', value: visitor.name }),
      expect.objectContaining({ name: 'surname', value: visitor.surname }),
      expect.objectContaining({ name: 'email', value: visitor.email }),
    ]),
  });
});

test('FRM-19/no-event a country filled in under another name is the list’s own', async ({ page }) => {
  const dialog = await openDialog(page);
  // The list one searches takes the place of the browser's own once the first field is left.
  await dialog.getByLabel('First name').fill('Naledi');
  await dialog.getByLabel('First name').blur();
  const country = dialog.locator('input[role="combobox"][id$="-country"]');
  await expect(country).toBeVisible();
  await setSilently(country, 'Deutschland');
  await dialog.getByLabel('Surname').focus();
  await expect(country).toHaveValue('Germany');
  await expect(dialog.locator('input[name="country"]')).toHaveValue('Germany');
});

test('FRM-19/one-warning SUB-02/reach an address with two dots is asked about once, and then taken', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await ticketCame(page);
  const visitor = newVisitor();
  const email = visitor.email.replace('@', '..a@');
  await fillIn(dialog, { ...visitor, email });
  // Once it is left.
  await expect(dialog.getByText('Few addresses are written').first()).toBeVisible();
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  // A visitor who is held for a machine gets no mail: how to reach a person stands here.
  await expect(page.locator('main [data-reach] a').first()).toHaveAttribute('href', /^(tel|mailto):/);
});
