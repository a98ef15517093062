import type { Page } from '@playwright/test';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { dovecotPath, type ImapBox } from '../support/dovecot.ts';
import { askByEmail, concierge, said } from './desk-stage.ts';
import { expect, test } from './own-product.ts';
import { expectAccessible } from './studio-visit.ts';

const size = { width: 1440, height: 900 };
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function deliver(box: ImapBox | null, mail: SendMailOptions): Promise<void> {
  const made = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    to: 'desk@example.com',
    ...mail,
  });
  await box?.deliver(made.message as unknown as Buffer);
}

test.describe('unplaced mail', () => {
  test.skip(dovecotPath() === null, 'needs Dovecot, a real IMAP server');

  test('CNV-03/order CNV-03/suggestion CNV-03/keys CNV-03/counted CNV-03/make-an-enquiry CNV-03/search CNV-03/rules mails are worked down by keys, each act moves on, says what it did and is taken back', async ({
    product,
    box,
    browser,
  }) => {
    test.setTimeout(300_000);
    const asked = await askByEmail(product);
    await deliver(box, {
      from: `seo@sell${process.pid}.example`,
      subject: 'Rank first',
      text: 'Buy our places in search!',
    });
    await deliver(box, {
      from: 'Sam <sam@other.example>',
      subject: 'Car seats',
      text: `It is about ${asked.reference}. The seats are 44 cm wide.`,
    });
    await deliver(box, {
      from: 'Wilma Vermeulen <wilma@example.org>',
      subject: 'Availability in March?',
      text: `Do you have two rooms at River Lodge for 4 to 8 March? There are five of us, one in a wheelchair.`,
    });
    const { page, open, close } = await concierge(browser, product, size, 'admin');
    const list = page.getByRole('list', { name: 'Mails for a person' });
    const row = (subject: string) => list.getByRole('listitem').filter({ hasText: subject });
    const opened = page.locator('.desk-mail');

    await test.step('counted in the rail and beside New', async () => {
      await expect(async () => {
        await open('');
        await expect(page.getByRole('link', { name: /^Unplaced mail ?[1-9]/ })).toBeVisible({
          timeout: 5000,
        });
        await expect(page.getByRole('link', { name: /mails that belong to none$/ })).toBeVisible({
          timeout: 5000,
        });
      }).toPass({ timeout: 120_000 });
      await expectAccessible(page, 'body');
    });

    await test.step('what reads like an enquiry stands first, one suggestion each with its reason', async () => {
      await page.getByRole('link', { name: /^Unplaced mail ?[1-9]/ }).click();
      await expect(row('Rank first')).toBeVisible();
      await expect(list.getByRole('listitem').first()).toContainText('Availability in March?');
      await expect(row('Availability in March?')).toContainText('Suggestion: make an enquiry of it');
      await expect(row('Availability in March?')).toContainText('Reads like an enquiry');
      await expect(row('Car seats')).toContainText(`Names ${asked.reference} in the text.`);
      await expectAccessible(page, 'body');
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await fits(page)).toBe(true);
      await row('Car seats').getByRole('link').click();
      await expect(opened.getByRole('heading', { name: 'Car seats' })).toBeVisible();
      await expect(list).toBeHidden();
      await expectAccessible(page, 'body');
      await page.getByRole('button', { name: 'All mails' }).click();
      await expect(list).toBeVisible();
      await page.setViewportSize(size);
    });

    await test.step('what can be done with a mail without a suggestion stands in one line', async () => {
      await row('Rank first').getByRole('link').click();
      await expect(opened.getByRole('heading', { name: 'Rank first' })).toBeVisible();
      const lines = await opened
        .locator('.desk-card .desk-button')
        .evaluateAll((buttons) => new Set(buttons.map((each) => each.getBoundingClientRect().bottom)).size);
      expect(lines).toBe(1);
      await row('Availability in March?').getByRole('link').click();
    });

    await test.step('Enter that is held down does nothing to the mail that comes up', async () => {
      await opened.getByRole('button', { name: /^Next/ }).focus();
      await page.keyboard.down('Enter');
      await expect(opened.getByRole('button', { name: `Put to ${asked.reference}` })).toBeFocused();
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await page.keyboard.press('k');
      await expect(opened.getByRole('heading', { name: 'Availability in March?' })).toBeVisible();
      await expect(row('Car seats')).toBeVisible();
      await expect(said(page, /was put to/)).toHaveCount(0);
    });

    await test.step('Enter takes the suggestion, Z takes it back', async () => {
      await expect(opened.getByRole('heading', { name: 'Availability in March?' })).toBeVisible();
      await page.keyboard.press('j');
      await expect(opened.getByRole('heading', { name: 'Car seats' })).toBeVisible();
      await expect(opened.getByRole('button', { name: `Put to ${asked.reference}` })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said(page, `was put to ${asked.reference}.`)).toBeVisible();
      await expect(row('Car seats')).toBeHidden();
      await page.keyboard.press('z');
      await expect(said(page, /^Taken back/)).toBeVisible();
      await expect(row('Car seats')).toBeVisible();
    });

    await test.step('by keys alone: reached from New, opened, and left again', async () => {
      await open('');
      const link = page.getByRole('link', { name: /^Unplaced mail ?[1-9]/ });
      for (
        let step = 0;
        step < 40 && !(await link.evaluate((own) => own === document.activeElement));
        step += 1
      )
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(list).toBeVisible();
      const first = row('Availability in March?').getByRole('link');
      for (
        let step = 0;
        step < 40 && !(await first.evaluate((own) => own === document.activeElement));
        step += 1
      )
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(opened.getByRole('heading', { name: 'Availability in March?' })).toBeVisible();
      await page.keyboard.press('j');
      await expect(opened.getByRole('heading', { name: 'Car seats' })).toBeVisible();
      await page.keyboard.press('k');
      await expect(opened.getByRole('heading', { name: 'Availability in March?' })).toBeVisible();
    });

    await test.step('found by a word of it with a slip, apart under the enquiries', async () => {
      await open('');
      const search = page.getByRole('searchbox', { name: 'Search words, names, references' });
      const found = page.getByRole('region', { name: /^Unplaced mail/ });
      // What was written can be searched half a minute later at the latest.
      await expect(async () => {
        await search.fill('');
        await page.keyboard.press('Enter');
        await search.fill('Vremeulen wheelchair');
        await page.keyboard.press('Enter');
        await expect(found.getByRole('link', { name: 'Wilma Vermeulen' })).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 120_000 });
      expect(page.url()).not.toContain('wheelchair');
      await expectAccessible(page, 'body');
      await found.getByRole('link', { name: 'Wilma Vermeulen' }).click();
      await expect(opened.getByRole('heading', { name: 'Availability in March?' })).toBeVisible();
    });

    await test.step('R makes an enquiry of it and begins the answer', async () => {
      await page.keyboard.press('r');
      await expect(said(page, /An enquiry was made of the mail of Wilma Vermeulen/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /Vermeulen/ })).toBeVisible();
      await expect(page.getByRole('form', { name: 'Answer' })).toBeVisible();
    });

    await test.step('the line at the foot lies over nothing that is pressed, at any width', async () => {
      await open('/mails');
      const putAside = page
        .getByRole('form', { name: 'Not for us' })
        .getByRole('button', { name: /^Put aside/ });
      await row('Rank first').getByRole('link').click();
      await page.keyboard.press('d');
      await putAside.click();
      await expect(said(page, /was put aside/)).toBeVisible();
      await row('Car seats').getByRole('link').click();
      for (const width of [390, 833, 1120, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        await page.keyboard.press('d');
        await expect(putAside).toBeVisible();
        await expect
          .poll(() =>
            putAside.evaluate((own) => {
              const { left, top, width: wide, height } = own.getBoundingClientRect();
              return own.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
            }),
          )
          .toBe(true);
        await expect(said(page, /was put aside/)).toBeVisible();
        expect(await fits(page)).toBe(true);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('z');
      await expect(said(page, /^Taken back/)).toBeVisible();
    });

    await test.step('D puts aside by a rule, which stands in Office and is lifted', async () => {
      await open('/mails');
      await row('Rank first').getByRole('link').click();
      await page.keyboard.press('d');
      const question = page.getByRole('form', { name: 'Not for us' });
      await question.getByRole('radio', { name: /^Everything from seo@/ }).check();
      await expectAccessible(page, 'body');
      await question.getByRole('button', { name: /^Put aside/ }).click();
      await expect(said(page, /^Put aside, and from now on everything from seo@/)).toBeVisible();
      await expect(row('Rank first')).toBeHidden();
      await page.getByText('Put aside', { exact: true }).click();
      await expect(page.getByRole('button', { name: /^seo@.*Rank first/ })).toBeVisible();
      await open('/rules');
      const rule = page.getByRole('row', { name: /seo@/ });
      await expect(rule).toContainText('1');
      await expectAccessible(page, 'body');
      await rule.getByRole('button', { name: /^Lift the rule/ }).click();
      await expect(said(page, /is lifted/)).toBeVisible();
      await open('/mails');
      await expect(row('Rank first')).toBeVisible();
    });
    await close();
  });

  test('CNV-03/by-kind CNV-07/on-screen what machines wrote is counted and folded, says until when somebody is away, and an agent’s mail is our turn', async ({
    product,
    box,
    browser,
  }) => {
    test.setTimeout(180_000);
    await deliver(box, {
      from: 'away@nobody.example',
      subject: 'Automatic reply: out',
      text: 'I am away until 4 March.',
      headers: { 'auto-submitted': 'auto-replied' },
    });
    const { page, open, close } = await concierge(browser, product, size);
    await expect(async () => {
      await open('/mails');
      await expect(page.getByText('Automatic answers')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    await page.getByText('Automatic answers').click();
    await expect(page.getByRole('button', { name: /Automatic reply: out/ })).toBeVisible();
    await expectAccessible(page, 'body');

    // The same in the conversation of an enquiry that waits for its traveller: the first leaves it so, the second is our turn.
    const asked = await askByEmail(product);
    await open(`/${asked.reference}`);
    await page.keyboard.press('t');
    await page.keyboard.press('2');
    await page.keyboard.press('Control+Enter');
    await expect(said(page, 'Recorded as an answer.')).toBeVisible();
    const inReplyTo = `<${asked.reference}@example.com>`;
    const state = page.locator('.desk-acts b').first();
    await deliver(box, {
      from: `Naledi <${asked.email}>`,
      inReplyTo,
      subject: 'Automatic reply: Your enquiry',
      text: 'I am out of the office until 4 March.',
      headers: { 'auto-submitted': 'auto-replied' },
    });
    const away = page.locator('.desk-message').filter({ hasText: 'out of the office' });
    await expect(away.locator('header')).toContainText('an automatic answer, out until 4 March', {
      timeout: 60_000,
    });
    await expect(state).toHaveText('Waiting for the traveller');
    await deliver(box, {
      from: `Travel desk <${asked.email}>`,
      inReplyTo,
      subject: `Re: Your enquiry [${asked.reference}]`,
      text: 'The traveller would like a later flight. Please confirm.',
      headers: { 'auto-submitted': 'auto-generated' },
    });
    const agent = page.locator('.desk-message').filter({ hasText: 'a later flight' });
    await expect(agent.locator('header')).toContainText('perhaps a machine’s, perhaps a person’s', {
      timeout: 60_000,
    });
    await expect(state).not.toHaveText('Waiting for the traveller');
    await close();
  });
});
