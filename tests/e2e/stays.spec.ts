import { expect, test } from './fixtures.ts';

test('rooms are compared by two or three, in place, and the address keeps the choice', async ({ page }) => {
  await page.goto('/lionsands/river-lodge/rooms');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'River suite' }).uncheck();
  await expect(table.getByRole('columnheader')).toHaveText([/Luxury room/, /Family suite/]);
  await expect(page.getByText('Side by side: Luxury room, Family suite.')).toBeVisible();
  await expect(page).toHaveURL(/\?compare=river-luxury-room&compare=river-family-suite$/);
  await expect(page.getByRole('checkbox', { name: 'Luxury room' })).toBeDisabled();
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'River suite' }).check();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: 'Plan' })).toBeVisible();
  // Nothing is the same of all three: there is no box that would hide nothing.
  await expect(table.locator('tr[data-same]')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Show only what differs' })).toHaveCount(0);
});
