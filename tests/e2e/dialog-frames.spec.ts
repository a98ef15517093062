import { expect, test } from './gallery-fixtures.ts';

/** The frames dialogs wear, by their example: who wears which is said in each dialog’s own folder. */
const frames = [
  {
    ids: 'MOD-04/enquire MOD-04/close-button',
    opener: 'Open the dialog',
    back: 'ENQUIRE NOW',
    closeOnPhone: false,
  },
  {
    ids: 'MOD-04/book MOD-04/close-button',
    opener: 'Open bookings',
    back: 'Bookings & Availability',
    closeOnPhone: false,
  },
  {
    ids: 'MOD-04/exceptions MOD-18/amenities MOD-18/instagram-warning',
    opener: 'Open the one with an icon',
    back: 'ENQUIRE NOW',
    closeOnPhone: true,
  },
];

for (const { ids, opener, back, closeOnPhone } of frames) {
  test(`${ids} the frame of “${opener}” at 768 px and below, and above`, async ({ page, gallery }) => {
    await page.goto(`${gallery.url}/gallery/ui/dialog`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const button = page.getByRole('button', { name: opener });
    await button.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await button.click();
    const dialog = page.getByRole('dialog');
    for (const { width, height, phone } of [
      { width: 768, height: 900, phone: true },
      { width: 390, height: 844, phone: true },
      { width: 769, height: 900, phone: false },
      { width: 1440, height: 900, phone: false },
    ]) {
      await page.setViewportSize({ width, height });
      await expect(dialog.getByText(back, { exact: true })).toBeVisible({ visible: phone });
      await expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible({ visible: phone });
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(close).toBeVisible({ visible: !phone || closeOnPhone });
      // Full screen on a phone, a sheet elsewhere.
      const box = await dialog.boundingBox();
      // The places of scrollbars are kept free, and are no part of the page.
      if (phone) {
        expect(width - (box?.width ?? 0)).toBeLessThanOrEqual(16);
        expect(height - (box?.height ?? 0)).toBeLessThanOrEqual(16);
      } else expect(width - (box?.width ?? 0)).toBeGreaterThan(32);
      if (phone && closeOnPhone) {
        const spot = await close.boundingBox();
        expect((spot?.x ?? 0) + (spot?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(spot?.width).toBeGreaterThanOrEqual(44);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('button', { name: closeOnPhone ? 'Close' : 'Back' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(place).toBeGreaterThanOrEqual(0);
  });
}
