import { expect, test } from './fixtures.ts';

/** Pages of places to sleep, and something each alone can say. */
const pages = [
  { id: 'RT-04/treehouses', path: '/lionsands/treehouses', heading: 'Treehouses', mark: 'Tinyeleti' },
  { id: 'RT-04/chalkley', path: '/lionsands/treehouses/chalkley', heading: 'Chalkley', mark: 'leadwood' },
  { id: 'RT-04/kingston', path: '/lionsands/treehouses/kingston', heading: 'Kingston', mark: 'Thirty-six' },
  { id: 'RT-04/tinyeleti', path: '/lionsands/treehouses/tinyeleti', heading: 'Tinyeleti', mark: 'Tsonga' },
  { id: 'RT-05/treehouses', path: '/marataba/treehouses', heading: 'reehouse', mark: 'Thabametsi' },
  {
    id: 'RT-05/thabametsi',
    path: '/marataba/treehouses/thabametsi',
    heading: 'Thabametsi',
    mark: 'vultures',
  },
];

for (const { id, path, heading, mark } of pages) {
  test(`${id} is a page of its own, with its way back and its ways to ask`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.locator('main')).toContainText(mark);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
    await expect(page.locator(`main a[href="/enquire/email?from=${path}"]`).first()).toBeVisible();
  });
}
