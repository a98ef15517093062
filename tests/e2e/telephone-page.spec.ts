import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, submit, takeTime, wayByTelephone } from './telephone-steps.ts';

test.use({ javaScriptEnabled: false });

test('RT-19/telephone FRM-17/telephone the form’s own page works without scripts, is not kept and not indexed', async ({
  page,
}) => {
  const response = await page.goto('/enquire/telephone?from=/contact-us');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const consent = page.locator('label').filter({ has: page.getByRole('checkbox') });
  await expect(consent).toContainText('POPI');
  await expect(consent.locator('a')).toHaveAttribute('href', /\/privacy-policy$/);
});

test('MOD-08/numbers without scripts the numbers, hours and the way in are all there', async ({ page }) => {
  await page.goto('/');
  await (await wayByTelephone(page)).click();
  await expect(page).toHaveURL(/\/enquire\/telephone\?from=/);
  await expect(page.locator('main a[href^="tel:"]')).toHaveCount(4);
  await expect(page.getByText('Alternatively, we will gladly call you back')).toBeVisible();
});

test('FRM-04/required FRM-13/telephone a form in error comes back with every message and every value', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/enquire/telephone?from=/');
  const form = page.locator('main form');
  await form.getByLabel('First name').fill('Naledi “Nali” <O’Kafor>');
  await form.getByLabel('Email address').fill('not an address');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit(form);
  expect((await answer).status()).toBe(400);
  const main = page.locator('main');
  for (const message of [
    'Surname is required',
    'Telephone number is required',
    'Email address must be a valid email address',
    'Your consent is required to proceed with your enquiry',
  ]) {
    await expect(main.getByText(message).first()).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toHaveValue('Naledi “Nali” <O’Kafor>');
  await expect(page.getByLabel('Email address')).toHaveValue('not an address');
  await expect(page).toHaveTitle(/^Error/i);
});

test('SUB-03/telephone FRM-15/telephone SUB-10/telephone-inbox a filled form is taken and answered with the reference', async ({
  page,
  desk,
}) => {
  const visitor = newVisitor();
  await page.goto('/enquire/telephone?from=/contact-us');
  await fillIn(page.locator('main form'), visitor);
  await takeTime(page);
  await submit(page.locator('main form'));
  await expect(page).toHaveURL(/\/thank-you\?ref=MC-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await expect(page.locator('main')).toContainText(reference);
  const enquiry = await desk.show(reference);
  expect(enquiry).toMatchObject({ kind: 'telephone', state: 'accepted', page: '/contact-us' });
  // Back leads to an empty, fresh form, never to a second copy of the one that was sent.
  const { enquiries } = await desk.list(visitor.surname);
  expect(enquiries).toHaveLength(1);
});

test('SUB-02/too-fast a form sent within six seconds looks sent, and is held', async ({
  page,
  desk,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  // A machine runs no scripts; a form React has taken over would not hear of values written past it.
  await page.route(/\.js$/, (route) => route.abort());
  const visitor = newVisitor();
  await page.goto('/enquire/telephone?from=/', { waitUntil: 'domcontentloaded' });
  // At once, as a machine does: step by step could take longer than six seconds where much else is going on.
  await page.locator('main form').evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    form.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
    form.requestSubmit();
  }, visitor);
  await expect(page).toHaveURL(/\/thank-you\?ref=/);
  const { enquiries } = await desk.list(visitor.surname, 'held');
  expect(enquiries).toHaveLength(1);
});
