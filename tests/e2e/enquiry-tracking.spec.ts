import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillByName, visitorOf } from './form-steps.ts';

/** Where a form is opened, and the category it counts under; each row names its requirement. */
const pages = [
  ['SUB-08/lion-sands', '/lionsands/river-lodge', 'Lion Sands'],
  ['SUB-08/marataba', '/marataba/safari-lodge', 'Marataba'],
  ['SUB-08/cape-cadogan', '/capecadogan/rooms', 'Cape Cadogan'],
  ['SUB-08/kruger', '/destinations/kruger-national-park', 'Kruger'],
  ['SUB-08/sabi-sands', '/destinations/sabi-sands-reserve', 'Sabi Sands'],
  ['SUB-08/marakele', '/destinations/marakele-national-park', 'Marakele'],
  ['SUB-08/cape-town', '/destinations/cape-town', 'Cape Town'],
  ['SUB-08/package SUB-11/packages', '/travel-africa/package/romance-of-africa', 'Romance of Africa'],
  ['SUB-08/default SUB-11/homepage', '/monwana', 'Homepage'],
] as const;

/** Where a visitor who agreed to be measured is answered as the server would; what tags hear outlives the page. */
async function measuredPage(page: Page): Promise<void> {
  await page.route(/\/enquiry\/(online|web\/residences|travel-africa)$/, (route) =>
    route.fulfill({ status: 201, json: { reference: 'MC-7KQ2-94HD', measure: true } }),
  );
  await page.goto('/contact-us');
  await page.evaluate(() => {
    Object.assign(window, { measurementConsent: true, dataLayer: [] });
    addEventListener('formSubmisionComplete', () =>
      sessionStorage.setItem('heard', JSON.stringify(Reflect.get(window, 'dataLayer'))),
    );
  });
}

/** Opens a form as the link on a page of that path does, and sends it. */
async function sendFrom(page: Page, kind: 'destination' | 'residences' | 'travel-africa', from: string) {
  const link = page.locator(`main a[href^="/enquire/${kind}?from="]`).first();
  await link.evaluate((anchor: HTMLAnchorElement, path) => {
    anchor.href = path;
  }, `/enquire/${kind}?from=${from}`);
  await link.click();
  const form = page.getByRole('dialog').locator(`#${kind}-form`);
  await fillByName(form, kind, visitorOf(kind));
  await form.locator('[type="submit"]').click();
}

const eventsOf = (kind: string, category: string) => [
  { event: 'form_complete', category, label: 'Enquiry', value: 'Complete' },
  { event: 'ad_conversion', kind },
];
const measured = (page: Page) => page.evaluate(() => Reflect.get(window, 'dataLayer'));
const heard = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('heard') ?? 'null') as unknown);

test(`${pages.map(([ids]) => ids).join(' ')} SUB-07/destination a form counts under the page it was opened on, and is not announced`, async ({
  page,
}) => {
  await measuredPage(page);
  for (const [, path, category] of pages) {
    await test.step(path, async () => {
      await sendFrom(page, 'destination', path);
      await expect(page.getByRole('dialog')).toContainText('MC-7KQ2-94HD');
      expect(await measured(page)).toEqual(eventsOf('destination', category));
      expect(await heard(page)).toBeNull();
      await page.evaluate(() => Object.assign(window, { dataLayer: [] }));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

test('SUB-07/residences a house counts for ads and under its place', async ({ page }) => {
  await measuredPage(page);
  await sendFrom(page, 'residences', '/lionsands/ivory-lodge/fish-eagle-villa');
  await expect(page.getByRole('dialog')).toContainText('MC-7KQ2-94HD');
  expect(await measured(page)).toEqual(eventsOf('residences', 'Lion Sands'));
  expect(await heard(page)).toBeNull();
});

test('SUB-07/travel-africa a journey across Africa is announced too, and leads to the thank-you page', async ({
  page,
}) => {
  await measuredPage(page);
  await sendFrom(page, 'travel-africa', '/travel-africa/package/africa-in-style');
  await page.waitForURL(/\/thank-you\?ref=MC-7KQ2-94HD$/);
  expect(await heard(page)).toEqual(eventsOf('travel-africa', 'Africa In Style'));
});
