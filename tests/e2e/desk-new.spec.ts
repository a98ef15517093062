import type { Page } from '@playwright/test';
import { askByEmail, concierge, coveredInFocus, said } from './desk-stage.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './studio-visit.ts';

const size = { width: 1440, height: 900 };
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const own = (words: string) => `${words}${process.pid}x${Date.now() % 100_000}`;

test('CNV-04/telephone CNV-04/consent CNV-04/needed CNV-04/then CNV-04/foot a call is written down by keys alone, everything missing is said at once, and the answer is begun', async ({
  product,
  desk,
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, open, close } = await concierge(browser, product, size);
  await open('');
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 1, name: 'New enquiry' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name, address or number' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Telephone' })).toHaveAttribute('aria-pressed', 'true');
  // Nothing is chosen for them.
  for (const choice of await page
    .getByRole('group', { name: /^Consent/ })
    .getByRole('radio')
    .all())
    await expect(choice).not.toBeChecked();
  await expect(page.getByText(/^“May we keep what you have said to us/)).toBeVisible();
  await expectAccessible(page, 'body');

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('A name is needed, or what you would call them')).toBeVisible();
  await expect(page.getByText(/^Needed: an address, a number/)).toBeVisible();
  await expect(page.getByText(/^Say how consent was given/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectAccessible(page, 'body');

  await test.step('the bar at the foot covers nothing that has the focus, on a low wide screen either', async () => {
    await page.setViewportSize({ width: 1440, height: 560 });
    await page.getByRole('textbox', { name: 'Name, address or number' }).focus();
    expect(await coveredInFocus(page)).toEqual([]);
    // The last field stands above it once everything is scrolled through.
    await page.locator('.desk-begin-foot').evaluate((foot) => foot.scrollIntoView());
    const gap = await page.evaluate(() => {
      const fields = [...document.querySelectorAll('.desk-begin :is(input, select, textarea)')];
      const last = Math.max(...fields.map((field) => field.getBoundingClientRect().bottom));
      return (document.querySelector('.desk-begin-foot')?.getBoundingClientRect().top ?? 0) - last;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    await page.setViewportSize(size);
  });

  const name = own('Kagiso Molefe');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${own('kagiso')}@example.com`);
  await page
    .getByRole('textbox', { name: 'In their words, or yours' })
    .fill('Second trip, in July, with a sister.');
  await page.getByRole('textbox', { name: 'Adults' }).fill('2');
  await page.getByRole('radio', { name: /^Said yes/ }).check();
  await page.getByRole('button', { name: /^Save and answer/ }).click();
  await expect(said(page, /^Saved as /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Answer' })).toBeVisible();
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await desk.show(reference)).toMatchObject({
    state: 'accepted',
    way: 'telephone',
    words: 'Second trip, in July, with a sister.',
    consent: { purposes: ['enquiry'], version: 'spoken-1-en' },
  });
  await close();
});

test('CNV-04/draft CNV-04/once what is begun stays on the device, is discarded with an undo, and saving it twice is one enquiry', async ({
  product,
  desk,
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, open, close } = await concierge(browser, product, { width: 390, height: 844 });
  const name = own('Palesa Nkosi');
  await open('/begin');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  expect(await fits(page)).toBe(true);
  await expectAccessible(page, 'body');
  await open('');
  await open('/begin');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await page.locator('.desk-said').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);

  await page.getByRole('radio', { name: /^Not asked yet/ }).check();
  await page.getByRole('radio', { name: /^It was answered on the telephone/ }).check();
  // The first answer of the studio is lost on its way: what was made is not made again.
  let lost = 0;
  await page.route('**/api/desk/enquiries', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/^Not saved yet:/)).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(said(page, /^Saved as /)).toBeVisible();
  const { enquiries } = await desk.list(name);
  expect(enquiries.filter((row) => row.name === name)).toHaveLength(1);
  await expect(page.getByText(/^Nobody has agreed yet/)).toBeVisible();
  await open('/begin');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await close();
});

test('CNV-04/whatsapp a pasted chat fills the fields, underlined until they are touched', async ({
  product,
  browser,
}) => {
  const { page, open, close } = await concierge(browser, product, size);
  await open('/begin');
  await page.getByRole('button', { name: 'WhatsApp' }).click();
  await page
    .getByRole('textbox', { name: 'Paste the messages' })
    .fill(
      '[24/11/2026, 13:51] Kagiso: Hi! Two nights from 4 March 2030?\n[24/11/2026, 13:52] Kagiso: we are two',
    );
  const filled = (label: string) => page.locator('.desk-begin-field[data-read]').filter({ hasText: label });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Kagiso');
  await expect(page.getByLabel('Arrival')).toHaveValue('2030-03-04');
  await expect(page.getByLabel('Departure')).toHaveValue('2030-03-06');
  await expect(page.getByRole('textbox', { name: 'Adults' })).toHaveValue('2');
  await expect(filled('Adults')).toBeVisible();
  await expectAccessible(page, 'body');
  await page.getByRole('textbox', { name: 'Adults' }).fill('3');
  await expect(filled('Adults')).toBeHidden();
  await expect(filled('Arrival')).toBeVisible();
  await close();
});

test('CNV-04/known somebody with an open enquiry is found by a part of the name with a slip, and what is said is noted there instead', async ({
  product,
  browser,
}) => {
  test.setTimeout(240_000);
  const surname = own('Dlamini').replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const asked = await askByEmail(product, { surname });
  const { page, open, close } = await concierge(browser, product, size);
  await open('/begin');
  const who = page.getByRole('textbox', { name: 'Name, address or number' });
  const known = page.getByRole('region', { name: 'Known people' });
  // What was written can be searched half a minute later at the latest.
  await expect(async () => {
    // Asked anew: what is typed again before the desk has seen it go is no other question.
    await who.fill('');
    await expect(known).toBeHidden();
    await who.fill(surname.replace('min', 'man'));
    await expect(known.getByText(`${asked.reference} open`)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await expectAccessible(page, 'body');
  await who.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(asked.email);
  await expect(page.getByText(`has an open enquiry, ${asked.reference}.`)).toBeVisible();
  await page.getByRole('button', { name: 'It is another trip' }).click();
  await expect(page.getByText('both will name each other')).toBeVisible();
  await page.getByRole('textbox', { name: 'In their words, or yours' }).fill('Wants to be rung after four.');
  await page.getByRole('button', { name: 'Note it there instead' }).click();
  await expect(said(page, `Noted with ${asked.reference}.`)).toBeVisible();
  await expect(page.getByText('Wants to be rung after four.')).toBeVisible();
  await close();
});

test('CNV-04/mail an enquiry is begun by a mail of ours, with one press', async ({
  product,
  mails,
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, open, close } = await concierge(browser, product, size);
  const address = `${own('outbound')}@example.com`;
  await open('/begin');
  await page.getByRole('button', { name: 'Mail', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Henrik Lindqvist');
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your flights');
  await page.getByRole('textbox', { name: 'Your mail' }).fill('Good day, when do you land?');
  await page.getByRole('radio', { name: /^Not asked yet/ }).check();
  await page.getByRole('button', { name: /^Save and send/ }).click();
  await expect(said(page, /your mail is on its way/)).toBeVisible();
  await expect
    .poll(
      () =>
        mails().filter(({ to, text }) => to.includes(address) && text.includes('when do you land')).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(1);
  await close();
});
