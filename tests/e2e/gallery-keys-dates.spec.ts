import type { Page } from '@playwright/test';
import { expect, test } from './gallery-fixtures.ts';
import { example, openComponent } from './gallery-page.ts';

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Focus alone opens nothing. The grid takes arrows, Home, End, Page Up and Page Down; past days cannot be chosen; Escape keeps what was chosen. */
async function walkTheGrid(page: Page): Promise<void> {
  const field = example(page, 'six nights');
  const arrival = field.getByRole('combobox', { name: 'Arrival' });
  await arrival.focus();
  const grid = field.getByRole('grid', { name: 'March 2027' });
  await expect(arrival).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(grid).toBeVisible();
  await expect(field.getByText('6 nights')).toBeVisible();
  await expect.poll(() => focusedName(page)).toMatch(/^Friday 12 March 2027/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedName(page)).toMatch(/^Saturday 13 March 2027/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedName(page)).toMatch(/^Saturday 20 March 2027/);
  await page.keyboard.press('Home');
  await expect.poll(() => focusedName(page)).toMatch(/^Monday 15 March 2027/);
  await page.keyboard.press('End');
  await expect.poll(() => focusedName(page)).toMatch(/^Sunday 21 March 2027/);
  await page.keyboard.press('PageDown');
  await expect.poll(() => focusedName(page)).toMatch(/^Wednesday 21 April 2027/);
  await page.keyboard.press('PageUp');
  await expect.poll(() => focusedName(page)).toMatch(/^Sunday 21 March 2027/);
  await page.keyboard.press('Enter');
  await expect(arrival).toHaveValue('21 March 2027');
  await expect(field.getByRole('combobox', { name: 'Departure' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(grid).toBeHidden();
  await expect(arrival).toHaveValue('21 March 2027');
  await expect(field.locator('input[name="dateStart"]')).toHaveValue('2027-03-21');
  await expect(field.getByRole('combobox', { name: 'Departure' })).toBeFocused();

  await example(page, 'empty').getByText('Arrival').click();
  const past = example(page, 'empty').getByRole('button', { name: 'Tuesday 23 February 2027' });
  await expect(past).toBeDisabled();
}

/** An arrival before today and a departure too early are refused, and a late arrival clears the departure. */
async function chooseOutOfOrder(page: Page): Promise<void> {
  const field = example(page, 'six nights');
  const arrival = field.getByRole('combobox', { name: 'Arrival' });
  const departure = field.getByRole('combobox', { name: 'Departure' });
  await arrival.fill('23 February 2027');
  await departure.focus();
  await expect(field.getByText('Arrival can be 24 February 2027 at the earliest.')).toBeVisible();
  await arrival.fill('12 March 2027');
  await departure.fill('12 March 2027');
  await arrival.focus();
  await expect(field.getByText('Departure can be 13 March 2027 at the earliest.')).toBeVisible();
  await departure.fill('18 March 2027');
  await arrival.fill('18 March 2027');
  await departure.focus();
  await expect(departure).toHaveValue('');
}

/** A typed date is read as people write it, and one that is no date is said. */
async function typeDates(page: Page): Promise<void> {
  const field = example(page, 'empty');
  const arrival = field.getByRole('combobox', { name: 'Arrival' });
  const departure = field.getByRole('combobox', { name: 'Departure' });
  await arrival.fill('5/3/2027');
  // The calendar is where the typed day is, marked, before the field is left.
  await departure.click();
  await departure.fill('9 May');
  await expect(field.getByRole('grid', { name: 'May 2027' })).toBeVisible();
  await expect(field.getByRole('button', { name: 'Sunday 9 May 2027, Departure' })).toBeVisible();
  await departure.fill('9 Mar');
  await expect(field.getByRole('grid', { name: 'March 2027' })).toBeVisible();
  await field.getByRole('button', { name: 'Done' }).click();
  await expect(arrival).toHaveValue('5 March 2027');
  await expect(departure).toHaveValue('9 March 2027');
  await expect(field.locator('input[name="dateStart"]')).toHaveValue('2027-03-05');
  await expect(field.locator('input[name="dateEnd"]')).toHaveValue('2027-03-09');

  await departure.fill('soon');
  await arrival.focus();
  await expect(field.getByText('“soon” is no date we can read.')).toBeVisible();
  await expect(departure).toHaveAttribute('aria-invalid', 'true');
  await departure.fill('mid June');
  await arrival.focus();
  await expect(departure).toHaveValue('15 June 2027');
  await expect(field.locator('[data-precision]')).toHaveAttribute('data-precision', 'days');
}

test('dates: the grid by keyboard, Escape, what is refused, and what is typed', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'date-range-field');
  await test.step('the grid', () => walkTheGrid(page));
  await test.step('out of order', () => chooseOutOfOrder(page));
  await page.keyboard.press('Escape');
  await test.step('typed', () => typeDates(page));
});

test('the calendar is fetched when a date is wanted, and a date can be typed without it', async ({
  page,
  gallery,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/calendar\.island/, (route) => route.abort());
  await openComponent(page, gallery.url, 'date-range-field');
  const field = example(page, 'empty');
  const arrival = field.getByRole('combobox', { name: 'Arrival' });
  expect(asked.filter((url) => url.includes('calendar.island'))).toEqual([]);
  await arrival.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => asked.some((url) => url.includes('calendar.island'))).toBe(true);
  await arrival.fill('tomorrow');
  await page.keyboard.press('Tab');
  await expect(arrival).toHaveValue('25 February 2027');
});
