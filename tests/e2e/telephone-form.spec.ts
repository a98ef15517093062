import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { newVisitor, openDialog, submit } from './telephone-steps.ts';

test('FRM-04/required FRM-05/name FRM-05/surname FRM-05/tel FRM-05/email FRM-05/consent FRM-05/country-optional FRM-14/first-name FRM-14/surname FRM-14/consent FRM-11/telephone an empty form says all that is missing, at once', {
  tag: '@both',
}, async ({ page, isPhone }) => {
  const dialog = await openDialog(page);
  await submit(dialog);
  for (const message of [
    'First Name is required',
    'Surname is required',
    'Telephone number is required',
    'Email address is required',
    'Your consent is required to proceed with your enquiry',
  ]) {
    await expect(dialog.getByText(message).first()).toBeVisible();
  }
  await expect(dialog.getByText('Selection of country is required')).toHaveCount(0);
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  const first = dialog.getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  if (isPhone) return;
  const { violations } = await axeFor(page).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('FRM-04/numeric FRM-04/phone FRM-04/email FRM-05/tel-normalised each field is judged when it is left, e-mail on every key', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  const tel = dialog.getByLabel('Telephone number');
  await tel.fill('call me');
  await expect(dialog.getByText('Telephone number can only consist of numbers')).toHaveCount(0);
  await tel.blur();
  await expect(dialog.getByText('Telephone number can only consist of numbers')).toBeVisible();
  await tel.fill('12');
  await tel.blur();
  await expect(dialog.getByText('Telephone number must be a valid phone number')).toBeVisible();
  await tel.fill('+44 (20) 7946-0018');
  await tel.blur();
  await expect(dialog.getByText(/Telephone number (must|can)/)).toHaveCount(0);

  const email = dialog.getByLabel('Email address');
  await email.pressSequentially('naledi@');
  await expect(dialog.getByText('Email address must be a valid email address')).toBeVisible();
  await email.pressSequentially('example.com');
  await expect(dialog.getByText('Email address must be a valid email address')).toHaveCount(0);
});

test('FRM-10/telephone FRM-10/reload values outlive closing the dialog and reloading the page', async ({
  page,
}) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await dialog.getByLabel('First name').fill(visitor.name);
  await dialog.getByLabel('Surname').fill(visitor.surname);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const again = await openDialog(page);
  await expect(again.getByLabel('Surname')).toHaveValue(visitor.surname);
  await page.keyboard.press('Escape');
  // Its step back is done: a reload before that would meet it on its way.
  await expect(again).toBeHidden();
  await page.reload();
  const afterReload = await openDialog(page);
  await expect(afterReload.getByLabel('First name')).toHaveValue(visitor.name);
});
