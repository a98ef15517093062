import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { figuresShape } from '@sundowner/desk-wire/figures';
import { askByEmail, concierge, said } from './desk-stage.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './studio-visit.ts';

const size = { width: 1440, height: 900 };
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('CNV-09/merge CNV-09/undo two enquiries of one person become one, the chosen fields are kept, both references lead to it, and they are taken apart again', async ({
  product,
  desk,
  browser,
}) => {
  test.setTimeout(240_000);
  const first = await askByEmail(product, { adults: '2' });
  const second = await askByEmail(product, { email: first.email, adults: '4', comments: 'Now we are four.' });
  const { page, open, close } = await concierge(browser, product, size);
  await open(`/${second.reference}?sort=newest`);
  const beside = page.locator('.desk-mini').getByText(second.name);
  await expect(beside).toHaveCount(1);
  await page.getByRole('button', { name: 'Same as another enquiry…' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: new RegExp(first.reference) }).click();
  await expect(question.getByRole('columnheader', { name: `First ${first.reference}` })).toBeVisible();
  // The later words are proposed.
  await expect(question.getByRole('radio', { name: /^Guests: 4/ })).toBeChecked();
  await expectAccessible(page, 'dialog');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fits(page)).toBe(true);
  await expectAccessible(page, 'dialog');
  await page.setViewportSize(size);
  await page.keyboard.press('Control+Enter');
  await expect(said(page, new RegExp(`${second.reference} is part of ${first.reference} now`))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(first.reference));
  // It is no row of its own any more, though the list was not read again.
  await expect(beside).toHaveCount(0);
  await expect(page.getByText('Now we are four.').first()).toBeVisible();
  expect(await desk.show(second.reference)).toMatchObject({ reference: first.reference });
  const merged = page.getByRole('listitem').filter({ hasText: second.reference });
  await expect(merged.first()).toContainText('Merged by');
  await expectAccessible(page, 'body');

  await merged.getByRole('button', { name: `Undo the merge of ${second.reference}` }).click();
  await expectAccessible(page, 'dialog');
  await question.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(said(page, /are two again/)).toBeVisible();
  await expect(beside).toHaveCount(1);
  expect(await desk.show(second.reference)).toMatchObject({ reference: second.reference });
  await close();
});

test('CNV-09/link two of different addresses are asked about before, and may only name each other', async ({
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const first = await askByEmail(product);
  const second = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  await open(`/${first.reference}`);
  await page.getByRole('button', { name: 'Same as another enquiry…' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox').fill(second.reference.toLowerCase());
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Only link them' }).click();
  await expect(question.getByText('Is it the same person?')).toBeVisible();
  await question.getByRole('checkbox', { name: 'Yes, it is the same person' }).check();
  await question.getByRole('button', { name: 'Only link them' }).click();
  await expect(said(page, /name each other now/)).toBeVisible();
  await page.getByRole('link', { name: second.reference }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
  await page.getByRole('button', { name: `End the link with ${first.reference}` }).click();
  await expect(said(page, /are two again/)).toBeVisible();
  await close();
});

test('CNV-09/rules CNV-09/urgent a rule for words tags what arrives and puts it on top, with its mark', async ({
  product,
  browser,
}) => {
  test.setTimeout(240_000);
  const word = `quagga${process.pid}`;
  const { page, open, close } = await concierge(browser, product, size, 'admin');
  await open('/settings');
  const rules = page.getByRole('region', { name: 'What happens at arrival' });
  await rules.getByText('Add one for arrival').click();
  await rules.getByRole('button', { name: 'Add this rule' }).click();
  await expect(rules.getByRole('alert')).toHaveText('A rule needs a name.');
  await rules.getByRole('textbox', { name: 'What the rule is called' }).fill(`Rule ${word}`);
  await rules.getByRole('textbox', { name: /^Any of these words/ }).fill(word);
  await rules.getByRole('textbox', { name: 'Tag it' }).fill(word);
  await rules.getByRole('checkbox', { name: /^Urgent/ }).check();
  await expectAccessible(page, 'body');
  await rules.getByRole('button', { name: 'Add this rule' }).click();
  await expect(rules.getByText(`With “${word}”: tagged ${word}, urgent`)).toBeVisible();

  const asked = await askByEmail(product, { comments: `Arriving soon, with a ${word}.` });
  await expect(async () => {
    await open('');
    await expect(page.locator('.desk-rows > li').first()).toContainText(asked.name, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('.desk-rows > li').first().getByText('Urgent', { exact: true })).toBeVisible();
  await expectAccessible(page, 'body');

  await open('/settings');
  await rules.getByRole('button', { name: `Remove the rule “Rule ${word}”` }).click();
  await expect(said(page, `The rule “Rule ${word}” is removed.`)).toBeVisible();
  await close();
});

test('CNV-09/figures how much came in and how soon it was answered, per concierge and hour, in the numbers of what was done', async ({
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const answered = await askByEmail(product);
  const taken = await askByEmail(product);
  const { page, open, close } = await concierge(browser, product, size);
  await open(`/${answered.reference}`);
  await page.keyboard.press('t');
  await page.keyboard.press('2');
  await page.keyboard.press('Control+Enter');
  await expect(said(page, 'Recorded as an answer.')).toBeVisible();
  await open(`/${taken.reference}`);
  await page.keyboard.press('e');
  await expect(said(page, 'Taken.')).toBeVisible();
  const id = await page.evaluate(async () => {
    const { user } = (await (await fetch('/api/users/me')).json()) as { user: { id: number } };
    return String(user.id);
  });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(new Date());
  const coming = page.waitForResponse((response) => response.url().includes(`to=${today}`));
  await open('/figures');
  const { total, tables, answering } = figuresShape.parse(await (await coming).json());
  const mine = tables.concierge.findIndex(({ name }) => name === id);
  expect(tables.concierge[mine]).toMatchObject({
    received: 2,
    held: 0,
    first: { inTarget: 1, late: 0, waiting: 1 },
  });
  const hours = answering.find(({ name }) => name === id)?.hours ?? [];
  expect([hours.length, hours.reduce((sum, each) => sum + each, 0)]).toEqual([24, 1]);

  const shown = async (name: string) => {
    const figure = page.getByRole('region', { name, exact: true });
    await expect(figure.locator('.desk-chart').first()).toBeVisible();
    await figure.getByRole('button', { name: 'Table' }).click();
    const table = figure.getByRole('table');
    await expect(table).toBeVisible();
    const numbers = (index: number) => table.locator('tbody tr').nth(index).locator('td').allInnerTexts();
    return { figure, table, numbers };
  };
  const byPerson = await shown('By concierge');
  const [received, held, median, most, ...rest] = await byPerson.numbers(mine);
  expect([received, held, ...rest]).toEqual(['2', '0', '1', '0', '1']);
  expect([median, most]).toEqual([expect.stringMatching(/min$/), expect.stringMatching(/min$/)]);
  for (const [name, lines] of [
    ['By hour of the day', tables.hour],
    ['By the way it began', tables.way],
  ] as const) {
    const { numbers } = await shown(name);
    expect(lines.reduce((sum, line) => sum + line.received, 0)).toBe(total.received);
    for (const [index, line] of lines.entries()) {
      const cells = await numbers(index);
      expect([cells[0], cells.at(-1)]).toEqual([String(line.received), String(line.first.waiting)]);
    }
  }
  const byHour = await shown('Answers by concierge and hour');
  const line = answering.findIndex(({ name }) => name === id);
  expect((await byHour.numbers(line)).filter((cell) => cell !== '')).toEqual(['1', '1']);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Answers by concierge and hour as CSV' }).click();
  expect(readFileSync(await (await file).path(), 'utf8')).toContain(
    [id, ...hours].map((cell) => `"${cell}"`).join(','),
  );
  await expectAccessible(page, 'body');
  for (const width of [390, 833, 1120]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fits(page)).toBe(true);
  }
  await close();
});

test('CNV-09/forgiving-search a name typed with a slip finds the enquiry and says so', async ({
  product,
  browser,
}) => {
  test.setTimeout(240_000);
  const surname = `Vermeulen${[...String(process.pid)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const asked = await askByEmail(product, { surname });
  const { page, open, close } = await concierge(browser, product, size);
  await open('');
  const box = page.getByRole('searchbox', { name: 'Search words, names, references' });
  await expect(async () => {
    await box.fill('');
    await page.keyboard.press('Enter');
    await box.fill(surname.replace('meul', 'muel'));
    await page.keyboard.press('Enter');
    await expect(page.locator(`a[data-reference="${asked.reference}"]`)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByText(/^Also found for /i)).toBeVisible();
  await expectAccessible(page, 'body');
  await close();
});

test('CNV-09/row a row names dates and party', async ({ product, browser }) => {
  const year = new Date().getFullYear() + 1;
  const asked = await askByEmail(product, {
    dateStart: `${year}-03-12`,
    dateEnd: `${year}-03-18`,
    adults: '2',
    children: '1',
    agesOfChildren: '7',
  });
  const { page, open, close } = await concierge(browser, product, size);
  await open('?sort=newest');
  const row = page.locator('.desk-row').filter({ hasText: asked.name });
  await expect(row).toContainText(`12 to 18 March ${year}`);
  await expect(row).toContainText('2 adults');
  await expect(row).toContainText('1 child (7)');
  await close();
});
