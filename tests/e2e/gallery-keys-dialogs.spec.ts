import { expect, test } from './gallery-fixtures.ts';
import { example, openComponent } from './gallery-page.ts';

test('the gallery opens a lightbox: arrows turn, Escape closes, the focus returns', async ({
  page,
  gallery,
}) => {
  await openComponent(page, gallery.url, 'gallery');
  const opener = example(page, 'five pictures').getByRole('link', { name: /All the pictures/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Pictures of the place' });
  await expect(lightbox.getByText('4 of 5')).toBeVisible();
  await expect(lightbox.getByText('A platform, late')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('1 of 5')).toBeVisible();
  await expect(lightbox.getByRole('img')).toHaveAttribute('alt', /dusk plain/);
  await page.keyboard.press('End');
  await expect(lightbox.getByText('5 of 5')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(opener).toBeFocused();
});

test('MOD-02/scroll MOD-02/focus-trap MOD-02/focus-restored MOD-02/escape MOD-02/close-icon MOD-02/label the dialog is modal', async ({
  page,
  gallery,
}) => {
  await openComponent(page, gallery.url, 'dialog');
  const button = example(page, 'opened by a button').getByRole('button', { name: 'Open the dialog' });
  for (const close of ['Escape', 'icon']) {
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Call us' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Call us' })).toBeFocused();
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('MOD-04/close-button on a telephone a bar leads back and the icon is gone, but where it is kept', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openComponent(page, gallery.url, 'dialog');
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open the one with an icon' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
