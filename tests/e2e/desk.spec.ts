import { askByEmail, concierge, said } from './desk-stage.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './studio-visit.ts';
import { fillIn, newVisitor, openDialog, submit } from './telephone-steps.ts';

test('SUB-10/telephone-inbox SUB-02/feedback DSK-09/keyboard DSK-04/notes DSK-04/tags DSK-03/outbox DSK-03/delivery-shown DSK-01/snoozing a day’s work by keys alone: a held one released, one taken, noted, tagged, answered, called back, sent, rung, snoozed, closed, and all of it undone', async ({
  page: visiting,
  product,
  desk,
  mails,
  browser,
}) => {
  test.setTimeout(240_000);
  const visitor = newVisitor();
  const dialog = await openDialog(visiting);
  await fillIn(dialog, visitor);
  await dialog.locator('input[name="visitKind"]').evaluate((input: HTMLInputElement) => {
    input.value = 'buy now';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submit(dialog);
  await visiting.waitForURL(/\/thank-you\?ref=/);
  const reference = new URL(visiting.url()).searchParams.get('ref') ?? '';
  expect(await desk.show(reference)).toMatchObject({ state: 'quarantined' });
  const asked = await askByEmail(product);

  const { page, open, close } = await concierge(browser, product, { width: 1440, height: 900 });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const question = page.getByRole('dialog');

  await open('');
  await expectAccessible(page, 'body');
  await press('?');
  await expect(question.getByRole('heading', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await press('Escape');

  await test.step('a held one is found, opened and released; its visitor hears nothing', async () => {
    await open('?list=held');
    const row = page.getByRole('link', { name: new RegExp(visitor.surname) });
    await expect(row).toBeVisible();
    for (
      let step = 0;
      step < 60 && !(await row.evaluate((link) => link === document.activeElement));
      step += 1
    )
      await press('j');
    await expectAccessible(page, 'body');
    await press('Enter');
    await expect(page.getByText('Held.')).toBeVisible();
    await expectAccessible(page, 'body');
    await press('y');
    await expect(question.getByText('No confirmation goes to the traveller,')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await press('Enter');
    await expect(said(page, /^Released/)).toBeVisible();
    await expect
      .poll(() =>
        mails().some(({ to, text }) => to === 'concierge@example.com' && text.includes(visitor.email)),
      )
      .toBe(true);
    // A machine may have entered a stranger's address, so no mail is sent to it.
    expect(mails().filter(({ to }) => to === visitor.email)).toEqual([]);
  });

  await test.step('an enquiry is taken and given back by undo, noted and tagged', async () => {
    await open(`/${asked.reference}`);
    await expect(page.getByText('“Is there a room where she can hear the hippos?”')).toBeVisible();
    await press('e');
    await expect(said(page, 'Taken.')).toBeVisible();
    await press('z');
    await expect(said(page, 'Taken back.')).toBeVisible();
    await press('e');
    await expect(said(page, 'Taken.')).toBeVisible();
    await press('n');
    await page.keyboard.type('Suite 12 is over ');
    // The draft is there again, with the cursor at its end.
    await press('Escape');
    await expect(page.getByRole('button', { name: 'Go on with the note' })).toBeVisible();
    await open(`/${asked.reference}`);
    await press('n', 'End');
    await page.keyboard.type('the hippo pool.');
    await press('Control+Enter');
    await expect(page.locator('.desk-note')).toContainText('Suite 12 is over the hippo pool.');
    await press('l');
    await page.keyboard.type('first safari');
    await press('Enter');
    await expect(page.locator('.desk-tag')).toContainText('first safari');
    await expectAccessible(page, 'body');
  });

  await test.step('an answer is written, kept, sent, called back and sent again', async () => {
    await press('r');
    const field = page.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toBeFocused();
    await page.keyboard.type('There is such a room.');
    await expect(page.getByText(/Draft saved/)).toBeVisible();
    await expectAccessible(page, 'body');
    await press('Escape');
    await expect(field).toBeHidden();
    await open(`/${asked.reference}`);
    await press('r');
    await expect(field).toHaveText(/There is such a room\./);
    await press('Control+Enter');
    await expect(said(page, /^Your answer goes out in/)).toBeVisible();
    await press('z');
    await expect(said(page, /^Called back/)).toBeVisible();
    await expect(field).toHaveText(/There is such a room\./);
    await press('Control+Enter');
    await expect(said(page, /^Your answer goes out in/)).toBeVisible();
    const sent = () => mails().filter(({ to, text }) => to === asked.email && text.includes('such a room'));
    await expect.poll(() => sent().length, { timeout: 60_000 }).toBe(1);
    expect(sent()[0]?.subject).toContain(asked.reference);
    await expect(page.getByText(/Delivered at/).first()).toBeVisible();
    await expectAccessible(page, 'body');
  });

  await test.step('it is snoozed, rung, closed and opened again', async () => {
    await press('s');
    await expect(question.getByText('Tomorrow')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await press('Enter');
    await expect(said(page, /^Snoozed until/)).toBeVisible();
    await press('z');
    await expect(said(page, 'Taken back.')).toBeVisible();
    await press('t', '2');
    await expect(question.getByRole('button', { name: 'Left a message' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page, 'dialog');
    await press('Control+Enter');
    await expect(said(page, 'Recorded as an answer.')).toBeVisible();
    await press('c');
    await expect(said(page, 'Closed.')).toBeVisible();
    await press('c');
    await expect(said(page, 'Opened again.')).toBeVisible();
    await press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: /^New/ })).toBeVisible();
    await press('g', 'm');
    await expect(page.getByRole('heading', { level: 1, name: /^Mine/ })).toBeVisible();
    await expect(page.getByRole('link', { name: asked.name })).toBeVisible();
    await expectAccessible(page, 'body');
  });
  await close();
});

test('DSK-02/presence DSK-02/one-answer DSK-01/live CNV-09/call-back two concierges see each other at once, the second answer is stopped, both texts are kept, and a call-back is read at once', async ({
  product,
  mails,
  browser,
}) => {
  test.setTimeout(180_000);
  const size = { width: 1440, height: 900 };
  const first = await concierge(browser, product, size);
  const second = await concierge(browser, product, size);
  await first.open('?sort=newest');
  const asked = await askByEmail(product);
  const arrived = first.page.getByRole('link', { name: asked.name });
  // What comes in waits behind a button, others' too: no row moves.
  await expect(async () => {
    await first.page.getByRole('button', { name: /^Show \d+ new/ }).click({ timeout: 5000 });
    await expect(arrived).toBeVisible({ timeout: 5000 });
  }).toPass();
  await arrived.click();
  await second.open(`/${asked.reference}`);
  await expect(second.page.getByText(/is reading/)).toBeVisible();
  await first.page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(second.page.getByText(/is writing an answer/).first()).toBeVisible();
  await second.page.getByRole('button', { name: 'Answer', exact: true }).click();
  const field = (page: typeof first.page) => page.getByRole('textbox', { name: 'Your answer' });
  await field(second.page).fill('Children of seven may join the morning drive with a parent.');
  await field(first.page).fill('There is such a room over the hippo pool.');
  await first.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(second.page.getByText('Read it before you send yours.')).toBeVisible();
  await second.page.getByRole('button', { name: 'Send', exact: true }).click();
  const stopped = second.page.getByRole('region', { name: 'Your answer was not sent.' });
  await expect(stopped.getByText('There is such a room over the hippo pool.')).toBeVisible();
  await expect(stopped.locator('mark')).toHaveText(
    'Children of seven may join the morning drive with a parent.',
  );
  await test.step('the first is called back: the second reads so at once, with nothing loaded anew', async () => {
    await first.page.keyboard.press('z');
    await expect(said(first.page, /^Called back/)).toBeVisible();
    await expect(stopped).toContainText('was called back: nothing went out.', { timeout: 5000 });
    await expect(stopped.getByRole('button', { name: 'Go on with mine as the answer' })).toBeVisible();
    await expect(stopped).not.toContainText('goes out');
    await expect(second.page.getByText('Answer called back').first()).toBeVisible();
    await first.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(said(first.page, /^Your answer goes out in/)).toBeVisible();
  });
  await expectAccessible(second.page, 'body');
  await stopped.getByRole('button', { name: /as a note$/ }).click();
  await expect(second.page.locator('.desk-note')).toContainText('Children of seven');
  await expect(first.page.locator('.desk-note')).toContainText('Children of seven');
  const answers = () =>
    mails().filter(({ to, text }) => to === asked.email && /hippo pool|morning drive/.test(text));
  await expect.poll(() => answers().length, { timeout: 60_000 }).toBe(1);
  await Promise.all([first.close(), second.close()]);
});

test('DSK-09/phone on a phone an enquiry is taken, given to nobody and closed with one hand, every target large enough', async ({
  product,
  browser,
}) => {
  const asked = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, { width: 390, height: 844 });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await open('');
  await expectAccessible(page, 'body');
  expect(await fits()).toBe(true);
  const tabs = page.getByRole('navigation', { name: 'Lists at hand' });
  await tabs.getByRole('link', { name: /^Mine/ }).click();
  await expect(tabs.getByRole('link', { name: /^Mine/ })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await tabs.getByRole('button', { name: 'All lists' }).click();
  await expectAccessible(page, 'dialog');
  await page.getByRole('dialog').getByRole('link', { name: /^All/ }).click();
  await page.getByRole('link', { name: asked.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: asked.name })).toBeVisible();
  await expectAccessible(page, 'body');
  expect(await fits()).toBe(true);
  const small = await page.locator('.desk :is(button, a, summary)').evaluateAll((controls) =>
    controls
      .filter(
        (control) =>
          control instanceof HTMLElement && control.offsetParent !== null && !control.matches('.desk-skip'),
      )
      .filter((control) => control.getBoundingClientRect().height < 44 && control.closest('p, dd') === null)
      .map((control) => control.textContent),
  );
  expect(small).toEqual([]);
  const more = async (words: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('list').getByRole('button', { name: words }).click();
  };
  await more('Take it');
  await expect(said(page, 'Taken.')).toBeVisible();
  await more('Give to…');
  await expectAccessible(page, 'dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Nobody' }).click();
  await expect(said(page, 'With nobody now.')).toBeVisible();
  await more('Close');
  await expect(said(page, 'Closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page, 'Taken back.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeInViewport();
  await expectAccessible(page, 'body');
  await close();
});
