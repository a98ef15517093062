import { expect, test } from './fixtures.ts';
import { expectNobodyHas } from './nobody-has.ts';

/** Pages of places to sleep and of the way there, and something each alone can say. */
const pages = [
  ['RT-04/treehouses', '/lionsands/treehouses', 'Treehouses', 'Tinyeleti'],
  ['RT-04/chalkley', '/lionsands/treehouses/chalkley', 'Chalkley', 'leadwood'],
  ['RT-04/kingston', '/lionsands/treehouses/kingston', 'Kingston', 'Thirty-six'],
  ['RT-04/tinyeleti', '/lionsands/treehouses/tinyeleti', 'Tinyeleti', 'Tsonga'],
  ['RT-05/treehouses', '/marataba/treehouses', 'reehouse', 'Thabametsi'],
  ['RT-05/thabametsi', '/marataba/treehouses/thabametsi', 'Thabametsi', 'vultures'],
  ['RT-04/river-lodge-rooms', '/lionsands/river-lodge/rooms', 'River Lodge', 'Family suite'],
  ['RT-04/ivory-lodge-rooms', '/lionsands/ivory-lodge/rooms', 'Ivory Lodge', 'Glass villa'],
  ['RT-04/tinga-lodge-rooms', '/lionsands/tinga-lodge/rooms', 'Tinga Lodge', 'Confluence suite'],
  ['RT-04/narina-lodge-rooms', '/lionsands/narina-lodge/rooms', 'Narina Lodge', 'Fig suite'],
  ['RT-05/safari-lodge-rooms', '/marataba/safari-lodge/rooms', 'Safari Lodge', 'Tented suite'],
  ['RT-05/mountain-lodge-rooms', '/marataba/mountain-lodge/rooms', 'Mountain Lodge', 'Mountain suite'],
  ['RT-06/monwana-suites', '/monwana/suites', 'Monwana', 'Marula suite'],
  ['RT-06/capecadogan-rooms', '/capecadogan/rooms', 'Cape Cadogan', 'Courtyard room'],
  ['RT-04/travel-info', '/lionsands/travel-info', 'Lion Sands', 'Shaw’s Gate'],
  ['RT-09/cape-town', '/destinations/cape-town', 'Cape Town', 'Cape Cadogan'],
  ['RT-09/sabi-sands-reserve', '/destinations/sabi-sands-reserve', 'Sabi Sand', 'Lion Sands Game Reserve'],
  ['RT-09/marakele-national-park', '/destinations/marakele-national-park', 'Marakele', 'Marataba'],
  ['RT-09/kruger-national-park', '/destinations/kruger-national-park', 'Kruger', 'Lion Sands Game Reserve'],
] as const;

for (const [id, path, heading, mark] of pages) {
  test(`${id} is a page of its own, with its way back and its ways to ask`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.locator('main')).toContainText(mark);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
    for (const form of path.startsWith('/destinations') ? ['destination', 'book'] : ['email', 'book']) {
      const address = `/enquire/${form}?from=${path}`;
      // The link may say which lodge it is about.
      const link = page.locator(`main a:is([href="${address}"], [href^="${address}&"])`);
      await expect(link.first()).toBeVisible();
    }
  });
}

test('RT-11/unknown-slug a lodge, a treehouse and a destination nobody has are not found', async ({
  request,
}) => {
  for (const path of [
    '/lionsands/nowhere/rooms',
    '/marataba/river-lodge/rooms',
    '/lionsands/treehouses/nowhere',
    '/destinations/nowhere',
    '/marataba/travel-info',
  ])
    await expectNobodyHas(request, path);
});

test('rooms are compared by two or three, in place, and the address keeps the choice', async ({ page }) => {
  await page.goto('/lionsands/river-lodge/rooms', { waitUntil: 'networkidle' });
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'River suite' }).uncheck();
  await expect(table.getByRole('columnheader')).toHaveText([/Luxury room/, /Family suite/]);
  await expect(page.getByText('Side by side: Luxury room, Family suite.')).toBeVisible();
  await expect(page).toHaveURL(/\?compare=river-luxury-room&compare=river-family-suite$/);
  await expect(page.getByRole('checkbox', { name: 'Luxury room' })).toBeDisabled();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'River suite' }).check();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Show only what differs' }).check();
  await expect(table.getByRole('rowheader', { name: 'Size' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same comparison is a form', async ({ page }) => {
    await page.goto('/capecadogan/rooms');
    await page.getByRole('checkbox', { name: 'Mountain room' }).uncheck();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader')).toHaveText([/Courtyard room/, /Family rooms/]);
    await page.goto('/capecadogan/rooms?compare=cape-courtyard-room');
    await expect(page.getByText('Choose two or three rooms to compare.')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });
});

test('a night is asked for from its treehouse, and the form knows which', async ({ page }) => {
  await page.goto('/lionsands/treehouses/tinyeleti', { waitUntil: 'networkidle' });
  await page.locator('main').getByRole('link', { name: 'Ask for a night' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/enquire\/email\?from=\/lionsands\/treehouses\/tinyeleti&comments=/);
  await expect(page.getByRole('dialog').getByLabel('Comments')).toHaveValue(/a night at Tinyeleti/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
