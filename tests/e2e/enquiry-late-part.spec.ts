import type { Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit } from './telephone-steps.ts';

/** What a form fetches after its first letter: its rules, its way to the server, its panels. */
const latePart = /_astro\/form-later\..*\.js/;

test('GEN-01/before-typing SUB-01/held a visitor without a line from before the first letter has the whole apology, and what was held goes out', async ({
  page,
  context,
  desk,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  const late = page.waitForResponse(latePart);
  // It comes with files of its own, asked for with it; it is here when all of them are.
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/_astro/')) onTheirWay.add(request);
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  const ticketed = page.waitForResponse(/\/enquiry\/ticket/);
  const dialog = await openDialog(page);
  await (await ticketed).finished();
  await late;
  await expect.poll(() => onTheirWay.size).toBe(0);
  await expect(dialog.locator('a[href^="tel:"]').first()).toBeVisible();
  await context.setOffline(true);
  await fillIn(dialog, visitor);
  await submit(dialog);
  await expect(dialog.getByRole('heading', { name: 'Apologies' })).toBeVisible();
  await expect(dialog).toContainText('You seem to be offline, so your request could not be sent.');
  await expect(dialog).toContainText(visitor.surname);
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send it now' })).toHaveCount(0);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Send it now' }).click();
  await page.waitForURL(/\/thank-you\?ref=/);
  expect((await desk.list(visitor.surname)).enquiries).toHaveLength(1);
});

test('a form whose way to the server cannot be had is posted as without scripts', async ({
  page,
  desk,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  await page.route(latePart, (route) => route.abort());
  const ticketed = page.waitForResponse(/\/enquiry\/ticket/);
  const dialog = await openDialog(page);
  await ticketed;
  await fillIn(dialog, visitor);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const { enquiries } = await desk.list(visitor.surname);
  expect(enquiries).toHaveLength(1);
});

test('what a form without its rules has wrong is said on a page that holds the rest', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  await page.route(latePart, (route) => route.abort());
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await dialog.getByLabel('Email address').fill('nobody');
  await submit(dialog);
  await expect(page.locator('main form')).toBeVisible();
  await expect(page.locator('main form')).toContainText('Email address');
  await expect(page.getByLabel('Surname')).toHaveValue(visitor.surname);
});

test('GEN-01/before-scripts a form whose line goes before its late part came says so, and holds everything until it is back', async ({
  page,
  context,
  desk,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const visitor = newVisitor();
  await page.route(latePart, (route) => route.abort());
  const asked = page.waitForRequest(latePart);
  const ticketed = page.waitForResponse(/\/enquiry\/ticket/);
  const dialog = await openDialog(page);
  await (await ticketed).finished();
  await context.setOffline(true);
  await fillIn(dialog, visitor);
  const address = (await asked).url();
  await submit(dialog);
  // Comes to its end after every try before it: one still under way when the line is back would send the form with this press.
  await page.evaluate((file) => import(file).catch(() => {}), address);
  await expect(dialog.getByText('You are offline. Do go on filling in')).toBeVisible();
  await expect(dialog.getByLabel('Surname')).toHaveValue(visitor.surname);
  await page.unroute(latePart);
  await context.setOffline(false);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  expect((await desk.list(visitor.surname)).enquiries).toHaveLength(1);
});
