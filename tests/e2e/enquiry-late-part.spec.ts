import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit, takeTime } from './telephone-steps.ts';

/** What a form fetches after its first letter: its rules, its way to the server, its panels. */
const latePart = /_astro\/form-later\..*\.js/;

/**
 * Whether this browser fetches a module again that it could not fetch before. Chromium does since about 156; earlier ones, and others,
 * remember the failure for as long as the page is there: https://github.com/whatwg/html/pull/10327
 */
function fetchesAgain(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const missing = new URL(`/_astro/${crypto.randomUUID()}.js`, location.href).href;
    for (let time = 0; time < 2; time += 1) await import(missing).catch(() => {});
    return performance.getEntriesByName(missing).length > 1;
  });
}

test('GEN-01/before-typing a visitor without a line from before the first letter has the whole apology, and what was held goes out', async ({
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
  await context.setOffline(false);
  await takeTime(page);
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
  await takeTime(page);
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
  await takeTime(page);
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
  const tries = { begun: 0, failed: 0 };
  page.on('requestfailed', (request) => {
    if (latePart.test(request.url())) tries.failed += 1;
  });
  await page.route(latePart, (route) => {
    tries.begun += 1;
    return route.abort();
  });
  const dialog = await openDialog(page);
  const again = await fetchesAgain(page);
  await context.setOffline(true);
  await fillIn(dialog, visitor);
  // A try still under way when the line is back would send the form with this press.
  await expect.poll(() => tries.begun - tries.failed).toBe(0);
  const before = tries.failed;
  await submit(dialog);
  if (again) await expect.poll(() => tries.failed).toBeGreaterThan(before);
  // Leaving the last field and pressing the button may each have begun one.
  await expect.poll(() => tries.begun - tries.failed).toBe(0);
  await expect(dialog.getByText('You are offline. Do go on filling in')).toBeVisible();
  await expect(dialog.getByLabel('Surname')).toHaveValue(visitor.surname);
  await page.unroute(latePart);
  await context.setOffline(false);
  await takeTime(page);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  expect((await desk.list(visitor.surname)).enquiries).toHaveLength(1);
});
