import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { dovecotPath } from '../support/dovecot.ts';
import { type AtDesk, askByEmail, concierge, said } from './desk-stage.ts';
import { expect, test } from './own-product.ts';
import { expectAccessible } from './studio-visit.ts';

/** What changes the desk for everybody, or needs a mail server that refuses, has a product of its own. */
const size = { width: 1440, height: 900 };
let atDesk: AtDesk;
let admin: AtDesk;
test.beforeAll(async ({ product, browser }) => {
  test.setTimeout(600_000);
  atDesk = await concierge(browser, product, size);
  admin = await concierge(browser, product, size, 'admin');
});
test.afterAll(() => Promise.all([atDesk?.close(), admin?.close()]));

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** The list and search of two enquiries that nobody else has, found and selected. */
async function selectFound(
  { page, open }: AtDesk,
  words: string,
  list: string,
  count: number,
): Promise<void> {
  await open(`?list=${list}`);
  const box = page.getByRole('searchbox', { name: 'Search words, names, references' });
  await expect(async () => {
    await box.fill('');
    await page.keyboard.press('Enter');
    await box.fill(words);
    await page.keyboard.press('Enter');
    await expect(page.locator('.desk-row a[data-reference]')).toHaveCount(count, { timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await box.blur();
  await page.keyboard.press('Control+a');
}

test('DSK-08/second-person DSK-08/receipt asked for by one, confirmed by another, erased when the hour is over, and its receipt says who and what', async ({
  product,
}) => {
  test.setTimeout(180_000);
  const asked = await askByEmail(product);
  const { page, open } = atDesk;
  await test.step('one enquiry is printed without what is there to be pressed', async () => {
    await open(`/${asked.reference}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('“Is there a room where she can hear the hippos?”')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: asked.name })).toBeVisible();
    await expect(page.getByText(asked.reference).first()).toBeVisible();
    for (const control of await page.locator('.desk :is(nav, button, select, textarea)').all())
      await expect(control).toBeHidden();
    expect(await fits(page)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });

  await page.getByRole('button', { name: 'Everything held about them' }).click();
  await page.getByRole('button', { name: 'Ask for the erasure' }).click();
  await expect(said(page, /^Asked for\./)).toBeVisible();

  await admin.open('/privacy');
  const row = admin.page.getByRole('row', { name: new RegExp(asked.reference) }).first();
  await row.getByRole('button', { name: `Confirm ${asked.reference}` }).click();
  await expect(said(admin.page, /^Confirmed\./)).toBeVisible();
  await expect(row).toContainText(/Erased at/);

  // The hour is over: what housekeeping looks for is the moment beside the enquiry.
  const store = new DatabaseSync(join(product.dataDir, 'enquiries/enquiries.db'), { timeout: 5000 });
  store.prepare('UPDATE enquiries SET erase_due_at = 1 WHERE reference = ?').run(asked.reference);
  store.close();
  const receipt = row.getByRole('button', { name: `Receipt of ${asked.reference}` });
  await expect(async () => {
    await admin.open('/privacy');
    await expect(receipt).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await receipt.click();
  const paper = admin.page.getByRole('dialog', { name: 'Receipt of an erasure' });
  await expect(paper).toContainText('Asked byTest concierge');
  await expect(paper).toContainText('Confirmed byTest admin');
  await expect(paper).toContainText(asked.reference);
  await expect(paper.getByRole('heading', { name: 'Still held by others' })).toBeVisible();
  await expectAccessible(admin.page, 'dialog');
  await admin.page.emulateMedia({ media: 'print' });
  await expect(admin.page.getByRole('heading', { name: 'Erasures and consent' })).toBeHidden();
  await expect(paper.getByText(asked.reference)).toBeVisible();
  await admin.page.emulateMedia({ media: 'screen' });
  await open(`/${asked.reference}`);
  await expect(page.getByText(asked.name)).toHaveCount(0);
});

test('CNV-02/banners DSK-06/resend DSK-06/undo DSK-01/snoozing two are snoozed at once and taken back; what two mailboxes refused is sent again at once', async ({
  product,
  smtp,
  mails,
}) => {
  test.setTimeout(240_000);
  const surname = `Pangolin${process.pid}`;
  // Both visitors' mails are refused, and so given up.
  const email = `pangolin.${process.pid}@example.com`;
  smtp.faults.refuseRecipient(email);
  for (let count = 0; count < 2; count += 1)
    await askByEmail(product, { surname, email, comments: `Two hippos, please, and ${count} lions.` });

  const question = (page: Page) => page.getByRole('dialog');
  await test.step('snoozed by S until tomorrow, and back by Z', async () => {
    const { page } = atDesk;
    await selectFound(atDesk, surname, 'new', 2);
    await page.keyboard.press('s');
    await question(page).getByRole('button', { name: 'Tomorrow' }).click();
    await question(page)
      .getByRole('button', { name: /^Snooze 2 until/ })
      .click();
    await expect(said(page, /^2 enquiries snoozed until/)).toBeVisible();
    await expect(page.getByText(/^snoozed until/)).toHaveCount(2);
    await page.keyboard.press('z');
    await expect(said(page, 'Taken back.')).toBeVisible();
    await expect(page.getByText(/^snoozed until/)).toHaveCount(0);
  });

  await test.step('what is wrong stands over the desk until it is put away: one by one, or folded on a phone', async () => {
    const { page, open } = admin;
    const wrong = page.getByRole('region', { name: 'What is wrong with the enquiry desk' });
    const alerts = page.locator('#desk-alerts');
    // The house's own mail of one is given up, as housekeeping finds it; a traveller's mailbox is no fault of ours.
    const failed = await askByEmail(product);
    const ofHouse = (state: string) => {
      const store = new DatabaseSync(join(product.dataDir, 'enquiries/enquiries.db'), { timeout: 5000 });
      const { changes } = store
        .prepare(
          "UPDATE deliveries SET state = ? WHERE channel = 'concierge-mail' AND enquiry_id = (SELECT id FROM enquiries WHERE reference = ?)",
        )
        .run(state, failed.reference);
      store.close();
      return changes;
    };
    await expect
      .poll(() =>
        mails().some(({ to, text }) => to === 'concierge@example.com' && text.includes(failed.email)),
      )
      .toBe(true);
    expect(ofHouse('dead')).toBe(1);
    await expect(async () => {
      await open('?list=attention');
      await expect(alerts.getByText('Deliveries failed.')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 120_000 });
    await expectAccessible(page, 'body');
    const seen = alerts.getByRole('button', { name: 'Seen' });
    while ((await seen.count()) > 0) await seen.first().click();
    await expect(wrong).toHaveCount(0);
    await open('?list=attention');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(wrong).toHaveCount(0);

    // Another tab has seen nothing yet.
    await page.evaluate(() => sessionStorage.clear());
    await page.setViewportSize({ width: 390, height: 844 });
    await open('?list=attention');
    const fold = wrong.locator('[aria-controls=desk-alerts]');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(alerts).toBeHidden();
    expect(await fits(page)).toBe(true);
    await fold.click();
    await expect(alerts.getByText('Deliveries failed.')).toBeVisible();
    await expectAccessible(page, 'body');
    await fold.click();
    await expect(alerts).toBeHidden();
    await wrong.getByRole('button', { name: 'Put all of it away' }).click();
    await expect(wrong).toHaveCount(0);
    await open('?list=attention');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(wrong).toHaveCount(0);
    await page.setViewportSize(size);
    ofHouse('delivered');
  });

  await test.step('sent again by an administrator, after the count', async () => {
    const { page } = admin;
    const confirmations = () => mails().filter(({ to }) => to === email);
    await selectFound(admin, surname, 'attention', 2);
    expect(confirmations()).toEqual([]);
    smtp.faults.clear();
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect(question(page).getByText('2 enquiries')).toBeVisible();
    await expect(question(page).getByText('What is sent cannot be taken back.')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await question(page).getByRole('button', { name: 'Send 2 again' }).click();
    await expect(said(page, 'Deliveries of 2 enquiries are made again.')).toBeVisible();
    await expect.poll(() => confirmations().length, { timeout: 60_000 }).toBe(2);
  });
});

test('DSK-03/unclear an answer the mail server took twice without a word is asked about, and goes out once more or is put down as arrived', async ({
  product,
  smtp,
  mails,
}) => {
  test.setTimeout(240_000);
  const { page, open } = atDesk;
  const asked = await askByEmail(product);
  const sent = () => mails().filter(({ to, text }) => to === asked.email && text.includes('favourite room'));
  await expect.poll(() => mails().filter(({ to }) => to === asked.email).length).toBe(1);
  smtp.faults.acceptThenDrop();
  await open(`/${asked.reference}`);
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It is her favourite room.');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('region', { name: 'It may have arrived. Send it once more?' });
  await expect(question).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^May have arrived/)).toBeVisible();
  expect(sent()).toHaveLength(2);
  await expectAccessible(page, 'body');
  await question.getByRole('button', { name: 'Send it once more' }).click();
  await expect(said(page, 'Goes out once more.')).toBeVisible();
  await expect.poll(() => sent().length, { timeout: 60_000 }).toBe(3);
  await expect(question).toBeVisible({ timeout: 60_000 });
  smtp.faults.clear();
  await question.getByRole('button', { name: 'It arrived' }).click();
  await expect(said(page, 'Put down as arrived.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByText(/^Put down as arrived at/).first()).toBeVisible();
  expect(sent()).toHaveLength(3);
});

test('DSK-01/assignee a rule set in the settings gives what fits it to a person by itself, and nothing else', async ({
  product,
}) => {
  test.setTimeout(180_000);
  const { page, open } = admin;
  const save = async () => {
    await page.getByRole('button', { name: 'Save the settings' }).click();
    await expect(said(page, /^Saved\./)).toBeVisible();
  };
  await open('/settings');
  await page.locator('summary', { hasText: 'Add a rule' }).click();
  await page
    .getByRole('group', { name: /^Kinds/ })
    .getByRole('checkbox', { name: 'Email' })
    .check();
  await page
    .getByRole('group', { name: /^Properties/ })
    .getByRole('checkbox', { name: 'Lion Sands', exact: false })
    .first()
    .check();
  const people = page.getByRole('group', { name: /^Goes to/ });
  await people.getByRole('checkbox', { name: 'Test concierge' }).first().check();
  await expectAccessible(page, 'body');
  await page.getByRole('button', { name: 'Add this rule' }).click();
  await save();

  const given = await askByEmail(product, { from: '/lionsands' });
  const other = await askByEmail(product, { from: '/capecadogan' });
  const assignee = (reference: string) => async () => {
    await open(`/${reference}`);
    return page.getByRole('combobox', { name: 'With' }).locator('option:checked').textContent();
  };
  await expect.poll(assignee(given.reference), { timeout: 60_000 }).toBe('Test concierge');
  await expect(page.getByText('Given to Test concierge')).toBeVisible();
  expect(await assignee(other.reference)()).toBe('Nobody');

  await open('/settings');
  await page.getByRole('button', { name: /^Remove the rule/ }).click();
  await save();
  await expect(page.getByText('No rule yet:')).toBeVisible();
});

test.describe('mails of unknown senders', () => {
  test.skip(dovecotPath() === null, 'needs Dovecot, a real IMAP server');

  test('DSK-03/strays CNV-03/put-to CNV-03/not-for-us are read, put to an enquiry or aside, and become part of its conversation', async ({
    product,
    box,
  }) => {
    test.setTimeout(180_000);
    const asked = await askByEmail(product);
    const deliver = async (mail: SendMailOptions) => {
      const made = await createTransport({ streamTransport: true, buffer: true }).sendMail({
        to: 'desk@example.com',
        ...mail,
      });
      await box?.deliver(made.message as unknown as Buffer);
    };
    await deliver({
      from: 'Jörg Müller <joerg@example.net>',
      subject: 'Unsere Reise',
      text: `Es geht um ${asked.reference}. Wir kommen einen Tag später an.`,
    });
    await deliver({ from: 'seller@example.net', subject: 'Better places in search', text: 'Buy now!' });
    const parts = Array.from(
      { length: 1000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );
    const deep = `From: deep@example.net\r\nSubject: Parts in parts\r\n${parts.join('')}\r\nHello`;
    await box?.deliver(Buffer.from(deep));

    const { page, open } = atDesk;
    const mail = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
    await expect(async () => {
      await open('/mails');
      await expect(mail('Unsere Reise')).toBeVisible({ timeout: 5000 });
      await expect(mail('Better places')).toBeVisible({ timeout: 5000 });
      await expect(mail('Parts in parts')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    await expect(mail('Unsere Reise')).toContainText('Jörg Müller');
    await expectAccessible(page, 'body');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await fits(page)).toBe(true);
    await page.setViewportSize(size);
    const opened = (subject: string) => page.locator('.desk-mail').filter({ hasText: subject });
    const show = (subject: string) => mail(subject).getByRole('link').click();
    const putAside = async (subject: string) => {
      await show(subject);
      await opened(subject).getByRole('button', { name: 'Not for us…' }).click();
      await opened(subject).getByRole('button', { name: 'Put aside' }).click();
      await expect(
        page.getByRole('list', { name: 'Mails for a person' }).filter({ hasText: subject }),
      ).toBeHidden();
    };
    await show('Unsere Reise');
    await opened('Unsere Reise')
      .getByRole('button', { name: `Put to ${asked.reference}` })
      .click();
    await expect(mail('Unsere Reise')).toBeHidden();
    // One no parser takes is there whole.
    await show('Parts in parts');
    await expect(opened('Parts in parts')).toContainText('could not be read');
    const taking = page.waitForEvent('download');
    await opened('Parts in parts').getByRole('link', { name: 'Take the whole mail' }).click();
    const taken = await taking;
    expect(taken.suggestedFilename()).toBe('mail.eml');
    expect(readFileSync(await taken.path(), 'utf8')).toContain('boundary=b999');
    await putAside('Better places');
    await putAside('Parts in parts');
    await expect(page.getByText('Every mail is placed')).toBeVisible();
    await open(`/${asked.reference}`);
    await expect(page.getByText(/einen Tag später/)).toBeVisible();
  });
});
