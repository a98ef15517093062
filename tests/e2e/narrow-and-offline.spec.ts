import { expect, test } from './fixtures.ts';
import { wayByTelephone } from './telephone-steps.ts';

test('GEN-01/told without a line a dialog that cannot load leaves the page as it is', async ({
  page,
  context,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  // Nothing of the dialog may be at hand, as on a page that was just loaded.
  await page.route('**/dialogs.island.*', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  const way = await wayByTelephone(page);
  await context.setOffline(true);
  await way.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(way).not.toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

test('GEN-01/told without a line a stay is not worked out, and what was typed stays', async ({
  page,
  context,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/rates');
  const adults = page.getByLabel('Adults');
  const submit = page.getByRole('button', { name: 'Calculate' });
  await adults.focus();
  await expect(page.locator('form[data-estimate="ready"]')).toBeAttached();
  await adults.fill('4');
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText('You are offline, so nothing was worked out.')).toBeVisible();
  await expect(adults).toHaveValue('4');
  expect(new URL(page.url()).pathname).toBe('/rates');

  await context.setOffline(false);
  await submit.click();
  await expect(page.getByText('You are offline, so nothing was worked out.')).toBeHidden();
  await expect(adults).toHaveValue('4');
});

test('GEN-01/told without a line a press before the calculator was ever touched leaves it standing', async ({
  page,
  context,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/lionsands/rates-and-offers');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByLabel('Adults').fill('4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByLabel('Adults')).toHaveValue('4');
  expect(new URL(page.url()).search).toBe('');

  // With the line back the form is sent as it stands.
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Arrival is required')).toBeVisible();
  await expect(page.getByLabel('Adults')).toHaveValue('4');
});

for (const [width, pages] of [
  [
    320,
    [
      ['a word without an end', `/search?q=${'x'.repeat(100)}`],
      ['words twice as large, among results', '/search?q=lodge'],
      ['words twice as large, on the home page', '/'],
      ['words twice as large, among offices', '/contact-us'],
    ],
  ],
  [
    390,
    [
      ['words twice as large, among experiences', '/experiences'],
      ['words twice as large, on a kind of experience', '/experiences/safari'],
      ['words twice as large, in a house', '/capecadogan/residence'],
      ['words twice as large, among treehouses', '/marataba/treehouses'],
      ['words twice as large, at a lodge', '/lionsands/river-lodge'],
      ['words twice as large, at a hotel', '/capecadogan'],
    ],
  ],
] as const) {
  test(`words twice as large, or one without an end: nothing runs past a screen of ${width} px, and the menu stays in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const [what, path] of pages) {
      await page.goto(path);
      if (what.startsWith('words twice as large')) {
        // As a browser's own setting for larger words does.
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(
        width,
      );
      const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
      expect(menu && menu.x + menu.width, what).toBeLessThanOrEqual(width);
    }
  });
}
