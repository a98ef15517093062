import type { Page } from '@playwright/test';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { dovecotPath, type ImapBox } from '../support/dovecot.ts';
import { type AtDesk, askByEmail, concierge, said, sticksOut } from './desk-stage.ts';
import { expect, test } from './own-product.ts';
import { expectAccessible } from './studio-visit.ts';

test.skip(dovecotPath() === null, 'needs Dovecot, a real IMAP server');

let wide: AtDesk;
let phone: AtDesk;
test.beforeAll(async ({ product, browser }) => {
  test.setTimeout(600_000);
  wide = await concierge(browser, product, { width: 1440, height: 900 });
  phone = await concierge(browser, product, { width: 390, height: 844 });
});
test.afterAll(() => Promise.all([wide?.close(), phone?.close()]));

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function deliver(box: ImapBox | null, mail: SendMailOptions): Promise<void> {
  const made = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    to: 'desk@example.com',
    ...mail,
  });
  await box?.deliver(made.message as unknown as Buffer);
}

/** A red square of 2 by 2 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNYZWy8ytiYAUIBAB+qBEG5FOBEAAAAAElFTkSuQmCC',
  'base64',
);

/** The card of the mail that says this, once it has been taken up. */
async function mailSaying({ page, open }: AtDesk, reference: string, words: string) {
  const card = page.locator('.desk-message').filter({ hasText: words }).last();
  await expect(async () => {
    await open(`/${reference}`);
    await expect(card).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  return card;
}

test('CNV-01/head CNV-01/people CNV-01/mark a mail of another address stands under its own name with a mark, is decided by a press, and taken back', async ({
  product,
  box,
}) => {
  test.setTimeout(240_000);
  const asked = await askByEmail(product);
  await deliver(box, {
    from: 'Lindiwe Zulu <office@example.net>',
    replyTo: 'lindiwe@example.net',
    cc: asked.email,
    subject: 'Re: Your enquiry',
    inReplyTo: `<${asked.reference}@example.com>`,
    text: 'I keep her diary. She would rather arrive on the 11th.',
  });
  const card = await mailSaying(wide, asked.reference, 'I keep her diary');
  await test.step('its head says who wrote, to whom, and where answers are wanted', async () => {
    await expect(card.locator('header')).toContainText('Lindiwe Zulu');
    await expect(card.locator('header')).toContainText('office@example.net');
    await expect(card.locator('header')).toContainText(
      `copy to ${asked.email}, answers wanted at lindiwe@example.net`,
    );
    await expect(card.locator('header')).not.toContainText(asked.name);
  });
  const mark = card.getByRole('group', { name: 'Who is Lindiwe Zulu?' });
  await expect(mark).toContainText('Not Naledi’s address. It names this enquiry’s reference.');
  const people = wide.page.getByRole('complementary', { name: 'About the enquiry' });
  await expect(people.getByRole('heading', { level: 2 }).first()).toHaveText('People here');
  await expect(people).toContainText('not decided');
  await expectAccessible(wide.page, 'body');

  await test.step('by keyboard: the first choice, and its undo', async () => {
    await mark.getByRole('button', { name: 'This is them too' }).focus();
    await wide.page.keyboard.press('Enter');
    await expect(said(wide.page, /^Known as theirs/)).toBeVisible();
    await expect(mark).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(card.locator('header')).toContainText('them too');
    await expect(people).toContainText('this is them too; said by you');
    await wide.page.keyboard.press('z');
    await expect(said(wide.page, 'Taken back.')).toBeVisible();
    await expect(mark).toBeVisible();
  });

  await test.step('on a phone, at twice the size of letters, nothing runs out of the page', async () => {
    await phone.open(`/${asked.reference}`);
    await expect(phone.page.getByText('Not Naledi’s address.')).toBeVisible();
    expect(await fits(phone.page)).toBe(true);
    await phone.page.addStyleTag({ content: 'html:has(.desk) { font-size: 200% }' });
    expect(await fits(phone.page)).toBe(true);
    await expectAccessible(phone.page, 'body');
  });

  await test.step('put aside it leaves the conversation, and stays among the people', async () => {
    await mark.getByRole('button', { name: 'Put aside' }).click();
    await expect(said(wide.page, /^Put aside/)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(people).toContainText('put aside; said by you');
  });
});

test('CNV-01/thumbnails CNV-01/original CNV-01/subject pictures are small beside the words, and the mail opens as it came, without scripts or fetches', async ({
  product,
  box,
}) => {
  test.setTimeout(240_000);
  const asked = await askByEmail(product);
  await deliver(box, {
    from: `Naledi <${asked.email}>`,
    subject: `Our flights [${asked.reference}]`,
    text: 'We land at 11:05.',
    html: '<p>We <b>land</b> at 11:05.</p><script>parent.postMessage("ran", "*")</script><img src="https://elsewhere.example/seen.gif"><p><a href="https://example.net/form">form</a></p>',
    attachments: [
      { filename: 'seat.png', content: picture, contentType: 'image/png' },
      {
        filename: 'diary.ics',
        content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
        contentType: 'text/calendar',
      },
    ],
  });
  const card = await mailSaying(wide, asked.reference, 'We land at 11:05.');
  await expect(card.locator('header')).toContainText(asked.email);
  await expect(card.getByText('Our flights')).toBeVisible();
  const thumbnail = card.getByRole('img', { name: /^seat, Photo.*, 1 of 1$/ });
  await expect(thumbnail).toBeVisible();
  const isDrawn = () =>
    thumbnail.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  // It is made in a process of its own.
  await expect.poll(isDrawn, { timeout: 30_000 }).toBe(true);
  await expect(card.getByRole('link', { name: /^diary, Calendar invitation/ })).toBeVisible();
  await expect(
    wide.page.getByRole('complementary', { name: 'About the enquiry' }).getByText(`${asked.name} wrote`),
  ).toBeVisible();

  const elsewhere: string[] = [];
  wide.page.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) elsewhere.push(request.url());
  });
  await card.getByRole('button', { name: 'Original mail' }).click();
  const dialog = wide.page.getByRole('dialog', { name: 'Original mail' });
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByText('We land at 11:05.')).toBeVisible();
  await expect(frame.contentFrame().locator('script')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  await expectAccessible(wide.page, 'dialog');
  await dialog.getByRole('button', { name: 'All lines' }).click();
  await expect(dialog.locator('pre')).toContainText(/From: /i);
  await dialog.getByRole('button', { name: 'Words only' }).click();
  // Its markup says more than its plain words.
  await expect(dialog.locator('pre')).toHaveText('We land at 11:05. form <https://example.net/form>');
  const saved = wide.page.waitForEvent('download');
  await dialog.getByRole('link', { name: /^Save as a file/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.eml$/);
  await wide.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('CNV-02/known-address CNV-02/undecided CNV-02/answer-all CNV-02/recipients everybody is answered by Shift R, who is not decided or failed is asked about before Send, on another enquiry, too', async ({
  product,
  smtp,
  box,
}) => {
  test.setTimeout(300_000);
  const { page, open } = wide;
  const gone = `gone.${process.pid}@example.org`;
  smtp.faults.refuseRecipient(gone);
  const asked = await askByEmail(product);
  await deliver(box, {
    from: 'Lindiwe Zulu <office@example.net>',
    replyTo: 'lindiwe@example.net',
    cc: asked.email,
    subject: 'Re: Your enquiry',
    inReplyTo: `<${asked.reference}@example.com>`,
    text: 'Could the car take a wheelchair?',
  });
  const card = await mailSaying(wide, asked.reference, 'Could the car take a wheelchair?');
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  const copy = page.getByRole('combobox', { name: 'Copy', exact: true });
  const written = page.getByRole('textbox', { name: 'Your answer' });
  const warning = page.locator('.desk-address-warning');

  await test.step('Shift R answers all; somebody undecided is asked about, and left out', async () => {
    await page.keyboard.press('Shift+R');
    await expect(written).toBeFocused();
    await expect(list('To')).toContainText('lindiwe@example.net');
    await expect(list('To')).toContainText(asked.email);
    await page.keyboard.type('It can.');
    await page.getByRole('button', { name: 'Copy, hidden copy…' }).click();
    await copy.fill(gone);
    await copy.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(warning).toContainText('lindiwe@example.net is not decided.');
    await expectAccessible(page, 'body');
    await warning.getByRole('button', { name: 'Leave lindiwe@example.net out' }).click();
    await expect(list('To')).not.toContainText('lindiwe@example.net');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(said(page, /^Your answer goes out in/)).toBeVisible();
  });

  await test.step('a person of the enquiry is chosen by keys, and what was decided calls nobody back from there', async () => {
    const decided = Promise.withResolvers<void>();
    await page.route('**/participants', async (route) => {
      await decided.promise;
      await route.continue();
    });
    await card.getByRole('button', { name: 'Travels with them' }).click();
    await page.keyboard.press('r');
    await expect(written).toBeFocused();
    await page.getByRole('button', { name: 'Copy, hidden copy…' }).press('Enter');
    await expect(copy).toBeFocused();
    decided.resolve();
    await expect(card.locator('header')).toContainText('travels with them');
    await page.unroute('**/participants');
    const people = page.getByRole('listbox', { name: 'People here' });
    await expect(people.getByRole('option', { name: /office@example\.net/ })).toBeVisible();
    await expect(copy).toBeFocused();
    await expectAccessible(page, 'body');
    await copy.press('ArrowDown');
    await expect(people.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await copy.press('ArrowUp');
    await copy.press('ArrowDown');
    await copy.press('Enter');
    await expect(copy).toBeFocused();
    await expect(list('Copy').getByRole('listitem').first()).not.toHaveText('');
    await expect(list('Copy')).toContainText('@');
    await page.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(said(page, 'Draft discarded.')).toBeVisible();
    await expect(page.locator('#desk-main :focus')).toHaveCount(1);
  });

  await test.step('the address that was refused is marked where it is typed on another enquiry', async () => {
    const other = await askByEmail(product);
    const chip = list('Copy').getByRole('listitem').filter({ hasText: gone });
    await expect(async () => {
      await open(`/${other.reference}`);
      await page.keyboard.press('r');
      await expect(written).toBeFocused({ timeout: 5000 });
      const more = page.getByRole('button', { name: 'Copy, hidden copy…' });
      if (await more.isVisible()) await more.click();
      if ((await chip.count()) === 0) {
        await copy.fill(gone);
        await copy.press('Enter');
      }
      await expect(chip).toContainText('came back', { timeout: 3000 });
    }).toPass({ timeout: 120_000 });
    await expect(chip).toHaveAttribute('data-failed', '');
    await expect(warning).toContainText(`Our mail to ${gone} came back`);
    await expect(warning.getByRole('button', { name: 'Send all the same' })).toHaveCount(0);
    await expectAccessible(page, 'body');
    await written.focus();
    await page.keyboard.type('A copy for them.');
    await page.keyboard.press('Control+Enter');
    await expect(warning).toBeFocused();
    await expect(warning.getByRole('button', { name: 'Send all the same' })).toBeVisible();
    await warning.getByRole('button', { name: 'Leave it out' }).click();
    await expect(warning).toHaveCount(0);
    await expect(chip).toHaveCount(0);
    await copy.fill(gone);
    await copy.press('Enter');
    await warning.getByRole('button', { name: 'Send all the same' }).click();
    await expect(said(page, /^Your answer goes out in/)).toBeVisible();
  });
  smtp.faults.clear();
});

test('CNV-01/long-names a name, a subject, an address and a file of a hundred letters without a break stay in their boxes', async ({
  product,
  box,
}) => {
  test.setTimeout(240_000);
  const long = (letter: string) => letter.repeat(100);
  const asked = await askByEmail(product, {
    surname: long('w'),
    email: `${'m'.repeat(60)}@${'e'.repeat(40)}.example.com`,
  });
  await deliver(box, {
    from: `${long('N')} <${'o'.repeat(60)}@${'x'.repeat(50)}.example.net>`,
    subject: `${long('S')} [${asked.reference}]`,
    inReplyTo: `<${asked.reference}@example.com>`,
    text: `${long('T')} is a word of theirs.`,
    attachments: [
      { filename: `${long('F')}.pdf`, content: Buffer.from('%PDF-1.7 '), contentType: 'application/pdf' },
    ],
  });
  await deliver(box, {
    from: `${long('Q')} <${'q'.repeat(60)}@${'y'.repeat(50)}.example.net>`,
    subject: long('U'),
    text: `${long('V')} is a word of nobody's enquiry.`,
  });
  await mailSaying(wide, asked.reference, 'is a word of theirs');
  for (const { page, open } of [wide, phone]) {
    for (const path of [`/${asked.reference}`, '?sort=newest', '/mails']) {
      await open(path);
      await expect(page.getByRole('main')).toBeVisible();
      expect([path, await sticksOut(page)]).toEqual([path, []]);
    }
    await page.getByRole('link', { name: /Q{50}/ }).first().click();
    await expect(page.locator('.desk-mail').getByText('is a word of nobody')).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    await open(`/${asked.reference}`);
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
    expect(await sticksOut(page)).toEqual([]);
  }
});
