import type { Page } from '@playwright/test';
import { heicPicture } from '../support/heic-picture.ts';
import { askByEmail, concierge, said } from './desk-stage.ts';
import { expect, test } from './fixtures.ts';
import { makeAccount, sessionOf } from './studio-accounts.ts';
import { expectAccessible } from './studio-visit.ts';

const size = { width: 1440, height: 900 };
const written = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('CNV-02/recipients CNV-02/formatted CNV-02/pictures-in-place CNV-02/telephone-pictures an answer goes to several, with bold words, a list and a telephone’s picture, as both parts, all by keyboard', async ({
  product,
  mails,
  browser,
}) => {
  test.setTimeout(180_000);
  const asked = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  await open(`/${asked.reference}`);
  await page.keyboard.press('r');
  await expect(written(page)).toBeFocused();
  const to = page.getByRole('list', { name: 'To', exact: true });
  await expect(to).toContainText(asked.email);

  await test.step('copies are named by what is typed and pasted; what is no address is said', async () => {
    await page.getByRole('button', { name: 'Copy, hidden copy…' }).click();
    const copy = page.getByRole('combobox', { name: 'Copy', exact: true });
    await copy.fill('Sam Okafor <sam.copy@example.org>');
    await copy.press('Enter');
    await expect(page.getByRole('list', { name: 'Copy', exact: true })).toContainText('sam.copy@example.org');
    await copy.fill('nobody');
    await copy.press('Enter');
    await expect(page.getByRole('alert').getByText('“nobody” is no mail address.')).toBeVisible();
    await copy.fill('');
    const hidden = page.getByRole('combobox', { name: 'Hidden copy' });
    await hidden.fill('house@example.org');
    await hidden.press('Enter');
    await expectAccessible(page, 'body');
  });

  await test.step('words are formatted', async () => {
    await written(page).fill('There are ');
    await page.keyboard.press('End');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('two rooms');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.keyboard.type('the family suite');
    await expect(written(page).locator('strong')).toHaveText('two rooms');
    await expect(written(page).getByRole('listitem')).toHaveText('the family suite');
    await page.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'IMG_0042.HEIC',
      mimeType: 'image/heic',
      buffer: heicPicture([150, 100, 180]),
    });
    const picture = written(page).getByRole('img', { name: 'IMG_0042.jpg' });
    // It is made a JPEG in a process of its own, and the browser gets it from there.
    const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect(picture).toBeVisible({ timeout: 60_000 });
    await expect.poll(isDrawn, { timeout: 30_000 }).toBe(true);
    await expect(page.getByText(/Draft saved/)).toBeVisible();
    await open(`/${asked.reference}`);
    await page.keyboard.press('r');
    await expect(written(page).locator('strong')).toHaveText('two rooms');
    await expect.poll(isDrawn, { timeout: 30_000 }).toBe(true);
    await expect(page.getByRole('list', { name: 'Hidden copy' })).toContainText('house@example.org');
    await expectAccessible(page, 'body');
  });

  await page.keyboard.press('Control+Enter');
  await expect(said(page, /^Your answer goes out in/)).toBeVisible();
  // Theirs leaves first, with the link to their page; the others' follows.
  const sent = () =>
    mails().filter(({ subject, text }) => subject.includes(asked.reference) && text.includes('two rooms'));
  await expect
    .poll(() => sent().flatMap(({ to }) => to.split(', ').sort()), { timeout: 60_000 })
    .toEqual([asked.email, 'house@example.org', 'sam.copy@example.org']);
  for (const { text } of sent()) expect(text).toMatch(/There are two rooms\r?\n\r?\n- the family suite/);
  expect(sent()[0]?.html).toMatch(/<img src="cid:[^"]+" alt="IMG_0042\.jpg"/);
  expect(sent()[0]?.files).toEqual(['IMG_0042.jpg']);
  await open(`/${asked.reference}`);
  const card = page.locator('.desk-message').last();
  await expect(card.locator('header')).toContainText('hidden copy to house@example.org');
  await expect(card.locator('strong')).toHaveText('two rooms');
  await close();
});

test('CNV-02/snippets CNV-02/template-once texts are put in by ;, their gaps stop Send, and a template chosen again does not double', async ({
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const name = `Transfer from the airstrip ${process.pid}`;
  const [cookie = '', value = ''] = (await sessionOf(product, await makeAccount(product, 'editor'))).split(
    '=',
  );
  const made = await fetch(`${product.studioUrl}/api/answerTemplate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${cookie}=${value}`, origin: product.studioUrl },
    body: JSON.stringify({
      name,
      language: 'en',
      text: 'Dear {first name},\n\nWe meet you on the apron of the airstrip, {first name}.\n\nThe drive takes {minutes}.',
      _status: 'published',
    }),
  });
  expect(made.status).toBe(201);
  const asked = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  await open(`/${asked.reference}`);
  await page.keyboard.press('r');
  await expect(written(page)).toBeFocused();
  await page.keyboard.type('The car seats fit. ;airs');
  const list = page.getByRole('listbox', { name: 'Snippets for ;airs' });
  await expect(list.getByRole('option', { name })).toBeVisible();
  await expectAccessible(page, 'body');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(written(page)).toContainText(';airs');
  // Letters that were left alone stay so, however they go on; begun anew they are offered again.
  await page.keyboard.type('t');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  for (const _letter of ';airst') await page.keyboard.press('Backspace');
  await page.keyboard.type(';airst');
  await expect(page.getByRole('listbox', { name: 'Snippets for ;airst' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(written(page)).toContainText(
    'The car seats fit. We meet you on the apron of the airstrip, Naledi.',
  );
  await expect(page.getByText('1 field empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.getByRole('combobox', { name: 'Template' }).selectOption({ label: `${name}, English` });
  await expect(said(page, 'The words of this template stand there already.')).toBeVisible();
  const text = (await written(page).textContent()) ?? '';
  expect(text.split('We meet you on the apron').length).toBe(2);
  await close();
});

test('CNV-02/send-later CNV-02/remind an answer waits for its time, says so, gets another and is stopped; the draft is there again', async ({
  product,
  mails,
  browser,
}) => {
  test.setTimeout(120_000);
  const asked = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  await open(`/${asked.reference}`);
  await page.keyboard.press('r');
  await written(page).fill('It waits until tomorrow.');
  await page.getByRole('button', { name: 'Send later…' }).click();
  await expectAccessible(page, 'body');
  await page
    .getByRole('region', { name: 'Send later' })
    .getByRole('button', { name: /^(Tomorrow, 08:00|\w{3} 08:00)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remind me…' }).click();
  await page
    .getByRole('region', { name: 'Remind me if no answer' })
    .getByRole('button', { name: 'In a week' })
    .click();
  await page.getByRole('button', { name: /^Send \w{3} \d\d:\d\d/ }).click();
  const card = page.locator('.desk-message').filter({ hasText: 'It waits until tomorrow.' });
  await expect(card.getByText(/^Goes out/).first()).toBeVisible();
  await expect(card.getByText(/Reminds you .*, if nobody of theirs writes/)).toBeVisible();
  await expectAccessible(page, 'body');
  await card.getByRole('button', { name: 'Stop it' }).click();
  await expect(said(page, /^Stopped; nothing was sent\./)).toBeVisible();
  await page.getByRole('button', { name: 'Go on with the answer' }).click();
  await expect(written(page)).toContainText('It waits until tomorrow.');
  expect(mails().filter(({ text }) => text.includes('It waits until tomorrow.'))).toEqual([]);
  await close();
});

test('CNV-02/forward what goes to the lodge is ticked, without addresses and numbers, and stands as inner', async ({
  product,
  mails,
  browser,
}) => {
  test.setTimeout(120_000);
  const asked = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  await open(`/${asked.reference}`);
  await page.keyboard.press('f');
  await expect(written(page)).toBeFocused();
  const goes = page.getByRole('group', { name: 'What goes with it' });
  await expect(goes.getByRole('checkbox', { name: 'What they asked for' })).toBeChecked();
  await expect(goes.getByRole('checkbox', { name: /^Addresses and telephone numbers/ })).not.toBeChecked();
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.fill(`river.${process.pid}@example.com`);
  await to.press('Enter');
  await written(page).fill('Could the family suite be theirs?');
  await expectAccessible(page, 'body');
  await page.keyboard.press('Control+Enter');
  const passed = () => mails().find(({ text }) => text.includes('Could the family suite be theirs?'));
  await expect
    .poll(() => passed()?.text, { timeout: 60_000 })
    .toContain('Is there a room where she can hear the hippos?');
  expect(passed()?.text).not.toMatch(/7946 0018|by-email\./);
  await open(`/${asked.reference}`);
  const card = page.locator('.desk-message[data-way="lodge"]');
  await expect(card).toContainText('to the lodge, inner');
  await expect(page.locator('.desk-acts')).not.toContainText('Waiting for the traveller');
  await close();
});

test('CNV-02/phone CNV-02/sent-elsewhere on a phone one line stands above the words, the foot covers no caret, and a draft sent elsewhere does not come back', async ({
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const asked = await askByEmail(product);
  const phone = await concierge(browser, product, { width: 390, height: 844 });
  const { page, open } = phone;
  await open(`/${asked.reference}`);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(written(page)).toBeFocused();
  const head = page.getByRole('button', { name: /^To Naledi/ });
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeHidden();
  expect(await fits(page)).toBe(true);
  for (let line = 0; line < 30; line += 1) {
    await page.keyboard.type(`Line ${line}`);
    await page.keyboard.press('Enter');
  }
  const gap = await page.evaluate(() => {
    const caret = window.getSelection()?.focusNode;
    const block = caret instanceof Element ? caret : caret?.parentElement;
    const foot = document.querySelector('.desk-composer-foot');
    return (foot?.getBoundingClientRect().top ?? 0) - (block?.getBoundingClientRect().bottom ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  await head.click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  const small = await page
    .locator('.desk-composer :is(button, select, .desk-attach)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.textContent),
    );
  expect(small).toEqual([]);
  await expectAccessible(page, 'body');
  await expect(page.getByText(/Draft saved/)).toBeVisible();

  // The same draft as it lies on another device, sent from here meanwhile.
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(page, /^Your answer goes out in/)).toBeVisible();
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(JSON.parse(all) as Record<string, string>))
      localStorage.setItem(name, value);
  }, kept);
  await open(`/${asked.reference}`);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(written(page)).toBeFocused();
  await expect(written(page)).not.toContainText('Line 3');
  await phone.close();
});

test('CNV-02/sent-elsewhere what is saved while an answer goes does not come back as its draft', async ({
  product,
  browser,
}) => {
  const asked = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  await open(`/${asked.reference}`);
  await page.keyboard.press('r');
  await expect(written(page)).toBeFocused();
  const sending = Promise.withResolvers<void>();
  const order: string[] = [];
  await page.route('**/draft', async (route) => {
    await sending.promise;
    const response = await route.fetch();
    order.push('saved');
    await route.fulfill({ response });
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) order.push('sent');
  });
  const saving = page.waitForRequest('**/draft');
  await page.keyboard.type('It is written,');
  await saving;
  await page.keyboard.type(' and goes.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.type(' Too late.');
  await expect(written(page)).not.toContainText('Too late');
  sending.resolve();
  await expect(said(page, /^Your answer goes out in/)).toBeVisible();
  expect(order).toEqual(['saved', 'sent']);
  await open(`/${asked.reference}`);
  await expect(page.locator('.desk-message')).toContainText('It is written, and goes.');
  await expect(page.getByRole('button', { name: 'Go on with the answer' })).toHaveCount(0);
  await close();
});

test('CNV-02/mentions Enter takes a mention in a note', async ({ product, browser }) => {
  const asked = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  const other = await concierge(browser, product, size);
  await open(`/${asked.reference}`);
  await page.keyboard.press('n');
  await page.keyboard.type('Please ring them @T');
  const people = page.getByRole('listbox', { name: 'People to mention' });
  await expect(people.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'A note' })).toHaveValue(/^Please ring them @T\S+.* $/);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.desk-note b')).toHaveText(/^@T/);
  await Promise.all([close(), other.close()]);
});
