import { expect, test } from './gallery-fixtures.ts';
import { example, openComponent } from './gallery-page.ts';

test('tabs: arrows, Home and End move and choose, and the address keeps the choice', async ({
  page,
  gallery,
}) => {
  await openComponent(page, gallery.url, 'tabs');
  const tabs = example(page, 'three');
  const tab = (name: string) => tabs.getByRole('tab', { name });
  // What the first panel says is there before any script.
  await expect(tabs.getByRole('region', { name: 'By air' })).toBeVisible();
  await expect(tabs.getByRole('region', { name: 'By road' })).toBeHidden();
  await tabs.getByRole('link', { name: 'By air' }).focus();
  await expect(tab('By air')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab('By road')).toBeFocused();
  await expect(tabs.getByRole('tabpanel')).toHaveText('What there is to say of by road.');
  await page.keyboard.press('End');
  await expect(tab('By rail')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('By air')).toBeFocused();
  await tab('By rail').click();
  await expect(page).toHaveURL(/#by-rail$/);
  await page.reload();
  await expect(tabs.getByRole('region', { name: 'By rail' })).toBeVisible();
  await expect(tabs.getByRole('region', { name: 'By air' })).toBeHidden();
  await tabs.getByRole('navigation').hover();
  await expect(tab('By rail')).toHaveAttribute('aria-selected', 'true');
});

test('the carousel gains buttons and a count, which stop at its ends', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'carousel');
  const carousel = example(page, 'more than fit');
  const [previous, next] = [
    carousel.getByRole('button', { name: /^Previous/ }),
    carousel.getByRole('button', { name: /^Next/ }),
  ];
  await expect(carousel.getByText('1 of 6')).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(carousel.getByText('2 of 6')).toBeVisible();
  for (let press = 0; press < 6 && (await next.isEnabled()); press++) {
    const before = await carousel.locator('[data-carousel-count]').textContent();
    await next.click();
    await expect(carousel.locator('[data-carousel-count]')).not.toHaveText(before ?? '');
  }
  await expect(carousel.getByText('6 of 6')).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(example(page, 'one that fits').getByRole('button')).toHaveCount(0);
});

test('ticked documents are counted with their size, and cleared', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'downloads-list');
  const list = example(page, 'two groups');
  await expect(list.getByRole('button', { name: 'Download' })).toBeHidden();
  await list.getByLabel('Choose River house').check();
  await list.getByLabel('Choose Ridge house').check();
  await expect(list.getByRole('status')).toHaveText('2 documents, 1.6 MB');
  const taken: string[] = [];
  page.on('download', (download) => taken.push(download.url()));
  await list.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => taken.length).toBe(2);
  await list.getByRole('button', { name: 'Clear' }).click();
  await expect(list.getByRole('button', { name: 'Download' })).toBeHidden();
  await expect(list.getByLabel('Choose River house')).toBeFocused();
});

test('only what differs is shown when asked', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'compare-table');
  const table = example(page, 'three');
  await expect(table.getByRole('rowheader', { name: 'Sleeps' })).toBeVisible();
  await table.getByLabel('Show only what differs').check();
  await expect(table.getByRole('rowheader', { name: 'Sleeps' })).toBeHidden();
  await expect(table.getByRole('rowheader', { name: 'Pool' })).toBeVisible();
});
