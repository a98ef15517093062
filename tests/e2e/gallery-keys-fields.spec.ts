import type { Page } from '@playwright/test';
import { expect, test } from './gallery-fixtures.ts';
import { example, openComponent } from './gallery-page.ts';

/** The first choice is said, and how many more. */
async function chooseSome(page: Page): Promise<void> {
  const field = example(page, 'nothing chosen');
  const summary = field.locator('summary');
  await expect(summary).toContainText('Please choose');
  await summary.click();
  await field.getByLabel('Southern African Odyssey').check();
  await expect(summary).toContainText('Southern African Odyssey');
  await expect(summary).not.toContainText('more');
  await field.getByLabel('Explore Cape & Safari').check();
  await field.getByLabel('Luxury Safari & Rail Journey').check();
  await expect(summary).toContainText('Explore Cape & Safari, + 2 more');
  await expect(field.getByText('3 of 6 chosen')).toBeVisible();
  await field.getByRole('button', { name: 'Clear' }).click();
  await expect(summary).toContainText('Please choose');
}

/** Forty choices scroll in 600 px, in a filter in 300 px. */
async function openLongLists(page: Page): Promise<void> {
  for (const [name, height] of [
    ['forty choices', 600],
    ['a filter', 300],
  ] as const) {
    const field = example(page, name);
    await field.locator('summary').click();
    const panel = field.locator('details > div');
    const box = await panel.boundingBox();
    expect(box?.height, name).toBeLessThanOrEqual(height);
    expect(box?.height, name).toBeGreaterThan(height - 20);
    const list = field.getByRole('list');
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight), name).toBe(true);
    await field.getByLabel('Choice number 40').check();
    await expect(field.locator('summary')).toContainText('Choice number 40');
    await page.keyboard.press('Escape');
  }
}

/** Space ticks, Escape and Done close and give the focus back. */
async function chooseByKeyboard(page: Page): Promise<void> {
  const field = example(page, 'two chosen');
  const summary = field.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(field.getByText('3 of 6 chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(field.getByText('3 of 6 chosen')).toBeHidden();
  await page.keyboard.press('Enter');
  await field.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(summary).toBeFocused();
}

/** However long the first choice is, the count is not cut off. */
async function readAtNarrowest(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const field = example(page, 'in error, long text');
  await field.locator('summary').click();
  await field.getByLabel('Explore Cape & Safari').check();
  const more = field.getByText(', + 1 more');
  await expect(more).toBeVisible();
  const inside = await more.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const summary = element.closest('summary')?.getBoundingClientRect();
    return box.right <= (summary?.right ?? 0) && element.scrollWidth <= element.clientWidth + 1;
  });
  expect(inside).toBe(true);
}

test('FRM-08/words FRM-08/height FRM-08/blog-height multi-select: what is chosen is said, long lists scroll, and keys tick and close', async ({
  page,
  gallery,
}) => {
  await openComponent(page, gallery.url, 'multi-select');
  await test.step('words', () => chooseSome(page));
  await page.keyboard.press('Escape');
  await test.step('heights', () => openLongLists(page));
  await test.step('keys', () => chooseByKeyboard(page));
  await test.step('320 px', () => readAtNarrowest(page));
});

/** Typing finds by name and by other names; arrows and Enter choose; Escape closes without emptying. */
async function findByTyping(page: Page): Promise<void> {
  const field = example(page, 'empty');
  const input = field.getByRole('combobox');
  await input.focus();
  await page.keyboard.type('holl');
  await expect(field.getByRole('option')).toHaveText(['Netherlands']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('Netherlands');
  await expect(field.locator('input[type="hidden"]')).toHaveValue('Netherlands');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('so');
  await expect(field.getByRole('option')).toHaveText(['South Africa', 'South Korea']);
  await page.keyboard.press('Escape');
  await expect(field.getByRole('option')).toHaveCount(0);
  await expect(input).toHaveValue('Netherlands');
  await expect(field.locator('input[type="hidden"]')).toHaveValue('Netherlands');
}

/** A name typed in full is taken on leaving, nonsense is not, and emptying empties. */
async function typeInFull(page: Page): Promise<void> {
  const field = example(page, 'chosen');
  const input = field.getByRole('combobox');
  const sent = field.locator('input[type="hidden"]');
  await input.fill('cote d ivoire');
  await page.keyboard.press('Tab');
  await expect(sent).toHaveValue('Côte d’Ivoire');
  await input.fill('nowhere at all');
  await expect(field.getByText('Nothing has this name.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(input).toHaveValue('Côte d’Ivoire');
  await input.fill('');
  await page.keyboard.press('Tab');
  await expect(sent).toHaveValue('');
}

test('country: found by typing, chosen by keys, or typed in full', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'combobox');
  await expect(example(page, 'empty').getByRole('combobox')).toHaveJSProperty('tagName', 'INPUT');
  await test.step('by typing', () => findByTyping(page));
  await test.step('in full', () => typeInFull(page));
});

test('the stepper stops at its limits and says what it stands at', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'stepper');
  const field = example(page, 'not chosen yet');
  const more = field.getByRole('button', { name: 'More adults' });
  const fewer = field.getByRole('button', { name: 'Fewer adults' });
  const output = field.locator('output');
  await expect(output).toHaveText('–');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await more.focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press('Enter');
  await expect(output).toHaveText('10');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await fewer.click();
  await expect(output).toHaveText('9');
  await expect(field.locator('input[name="adults"]')).toHaveValue('9');
});

test('a card is chosen by keyboard and by pointer', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'card-picker');
  const field = example(page, 'two chosen');
  await field.getByRole('checkbox', { name: 'The River House' }).focus();
  await page.keyboard.press('Space');
  await expect(field.getByRole('checkbox', { name: 'The River House' })).not.toBeChecked();
  await field.getByRole('checkbox', { name: 'A house without a picture' }).click();
  await expect(field.getByRole('checkbox', { name: 'A house without a picture' })).toBeChecked();
});
