import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit, takeTime, wayByTelephone } from './telephone-steps.ts';

test('MOD-08/numbers MOD-08/hours MOD-08/heading MOD-08/button the dialog says how to reach us', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Call us' })).toBeVisible();
  const numbers = dialog.locator('a[href^="tel:"]');
  await expect(numbers).toHaveCount(4);
  expect(
    await numbers.evaluateAll((all) =>
      all.every((a) => /^tel:\+?[0-9]+$/.test(a.getAttribute('href') ?? '')),
    ),
  ).toBe(true);
  await expect(dialog).toContainText('Australia');
  await expect(dialog).toContainText(/Office hours|Open now|Closed/);
  await expect(dialog).toContainText('Mon');
  await expect(dialog.getByText('Alternatively, we will gladly call you back')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Call Me Back' })).toBeVisible();
});

test('MOD-02/label MOD-02/scroll MOD-02/focus-trap the dialog is labelled, holds the focus and stills the page', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const before = await page.evaluate(() => document.documentElement.clientWidth);
  // A person points at what she sees; Playwright's own click would scroll the page first.
  const box = await (await wayByTelephone(page)).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/call us/i);
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(before);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== null && active !== document.body && !active.closest('dialog');
    });
    expect(outside, `after ${stop + 1} tabs`).toBe(false);
  }
});

for (const [id, close] of [
  ['MOD-02/escape', 'Escape'],
  ['MOD-02/close-icon', 'icon'],
] as const) {
  test(`${id} MOD-02/focus-restored MOD-03/address MOD-03/place closing by ${close} gives the page back as it was`, async ({
    page,
    isPhone,
  }) => {
    await page.goto('/contact-us');
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const opener = page.locator('header').getByRole('button', { name: 'Enquire', exact: true });
    await (await wayByTelephone(page)).focus();
    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('First name')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/enquire/telephone');
    expect(new URL(page.url()).searchParams.get('from')).toBe('/contact-us');
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: isPhone ? /^back$/i : /close/i }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/contact-us');
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
}

test('MOD-02/close-icon closing it with a double click stays on the page', async ({ page, isPhone }) => {
  await page.goto('/privacy-policy');
  const dialog = await openDialog(page, '/contact-us');
  await dialog.getByRole('button', { name: isPhone ? /^back$/i : /close/i }).dblclick();
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe('/contact-us');
  await openDialog(page, '/contact-us');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('MOD-03/mobile-back the browser’s Back closes the dialog and nothing else, and Forward opens it again', async ({
  page,
}) => {
  const dialog = await openDialog(page, '/contact-us');
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/contact-us');
  await page.goForward();
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/enquire/telephone');
});

test('FRM-04/required FRM-05/name FRM-05/surname FRM-05/tel FRM-05/email FRM-05/consent FRM-05/country-optional FRM-14/first-name FRM-14/surname FRM-14/consent FRM-11/telephone an empty form says all that is missing, at once', async ({
  page,
}) => {
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
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
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
  await page.route('**/enquiry/phoneme', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await submit(dialog);
  const spinner = dialog.getByRole('status').locator('svg, [data-spinner]').first();
  await expect(spinner).toBeVisible();
  // Its box on the screen grows and shrinks as it turns.
  await expect(spinner).toHaveCSS('width', '50px');
  await expect(dialog.getByRole('button', { name: 'Call Me Back' })).toBeHidden();
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
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
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

test('MOD-03/menus a dialog that closes leaves no menu open and nothing out of reach', async ({
  page,
  isPhone,
}) => {
  await page.goto('/contact-us');
  const open = page.locator('[data-menu]:popover-open');
  const ways = isPhone ? ['Enquire', 'Menu'] : ['Enquire'];
  for (const way of ways) {
    if (way === 'Enquire') await (await wayByTelephone(page)).click();
    else {
      await page.locator('header').getByRole('button', { name: way, exact: true }).click();
      await page.locator('#menu').getByRole('link', { name: 'Have us call you' }).click();
    }
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('First name')).toBeVisible();
    await expect(open).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(0);
    await expect(page.locator('header').getByRole('button', { name: way, exact: true })).toBeFocused();
    await expect(page.locator('body > [inert]')).toHaveCount(0);
  }
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
  await page.reload();
  const afterReload = await openDialog(page);
  await expect(afterReload.getByLabel('First name')).toHaveValue(visitor.name);
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

test('a server’s verdict lands on the field it is about', async ({ page, allowFailedResponses }) => {
  allowFailedResponses();
  const dialog = await openDialog(page);
  await fillIn(dialog, newVisitor());
  await page.route('**/enquiry/phoneme', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Please correct the form',
        status: 400,
        errors: [{ field: 'tel', message: 'Telephone number must be a valid phone number' }],
      }),
    }),
  );
  await submit(dialog);
  await expect(dialog.getByText('Telephone number must be a valid phone number').first()).toBeVisible();
  await expect(dialog.getByLabel('Telephone number')).toBeFocused();
});

test('a first click is never lost, however slow the line', async ({ page }) => {
  await page.goto('/');
  await page.route(/_astro\/.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  // Straight to the click: no hover to warm anything up.
  await page.locator('#enquire-menu a[data-dialog="telephone"]').dispatchEvent('click');
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
});

test('a script that cannot be loaded leads to the form’s own page', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/');
  await page.route(/_astro\/.*\.js/, (route) => route.abort());
  await page.locator('#enquire-menu a[data-dialog="telephone"]').dispatchEvent('click');
  await page.waitForURL('**/enquire/telephone?from=**');
  await expect(page.getByLabel('First name')).toBeVisible();
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
