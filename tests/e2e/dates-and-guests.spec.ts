import { daysAfter } from '@sundowner/calendar/day';
import { dayIn } from '@sundowner/calendar/zone';
import { expect, test } from './fixtures.ts';

test('TRV-03/lodge TRV-03/availability dates and guests are asked once: rules, estimate, the partner’s address, and every form after', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return null;
    };
  });
  await page.goto('/lionsands/river-lodge');
  const strip = page.getByRole('region', { name: 'Dates and guests, River Lodge' });
  await page.mouse.move(200, 300);
  await strip.scrollIntoViewIfNeeded();
  const [arrival, departure] = [
    strip.getByRole('combobox', { name: 'Arrival' }),
    strip.getByRole('combobox', { name: 'Departure' }),
  ];
  await expect(arrival).toBeVisible();
  const check = strip.getByRole('button', { name: 'Check availability' });
  await check.click();
  await expect(arrival).toBeFocused();
  await expect(strip.getByRole('alert')).toHaveText('Arrival is required. Choose the day you come.');
  await arrival.fill('10 July 2027');
  await check.click();
  await expect(strip.getByRole('alert')).toHaveText('Departure is required. Choose the day you leave.');

  const tomorrow = daysAfter(dayIn(Date.now(), 'Africa/Johannesburg'), 1);
  await arrival.fill(tomorrow.split('-').reverse().join('/'));
  await departure.fill('5 July 2027');
  await check.click();
  await expect(strip.getByRole('alert')).toContainText('Arrival is too soon to book online.');
  await expect(strip.getByRole('alert').getByRole('link', { name: /^Call / })).toBeVisible();

  await departure.fill('');
  await arrival.fill('10 July 2027');
  await departure.fill('11 July 2027');
  await check.click();
  await expect(strip.getByRole('alert')).toContainText('The minimum stay');
  await strip.getByRole('button', { name: 'Stay until 12 July 2027' }).click();
  await expect(strip.getByText('The minimum stay')).toBeHidden();
  await expect(departure).toHaveValue('12 July 2027');

  await expect(strip.locator('[data-stay-price]')).toContainText('2 nights');
  await expect(strip.locator('[data-stay-price]')).toContainText('levy included');
  // Three do not sleep in the room the price is of.
  await strip.getByLabel('Children').selectOption('1');
  await strip.getByLabel('Age of child 1').selectOption('7');
  await expect(strip.locator('[data-stay-price]')).toContainText('No estimate for this stay.');
  await expect(strip.locator('[data-stay-price]')).toContainText('per person sharing');
  await check.click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-opened',
    /arrival=2027-07-10&departure=2027-07-12&adults=2&children=1$/,
  );

  // Nobody asks twice: another strip, the calculator and the enquiry have them.
  await page.goto('/lionsands/river-lodge/rooms');
  await page.mouse.move(220, 320);
  await page.getByRole('region', { name: /^Dates and guests/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: 'Arrival' })).toHaveValue('10 July 2027');
  await page.getByRole('link', { name: 'Enquire with these dates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name="dateStart"]')).toHaveValue('2027-07-10');
  await expect(dialog.locator('[name="dateEnd"]')).toHaveValue('2027-07-12');
});
