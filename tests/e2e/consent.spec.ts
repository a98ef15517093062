import type { Locator, Page } from '@playwright/test';
import { keptInBrowser } from '../../apps/site/src/views/cookie-policy/kept-in-browser.ts';
import type { FakeVendor } from '../fakes/vendor.ts';
import { axeFor } from '../support/axe.ts';
import { isListed } from '../support/listed-in-policy.ts';
import { idle, overflows } from '../support/whole-page.ts';
import { settled } from './settled-page.ts';
import { expect, test } from './stage-fixtures.ts';
import { wayByTelephone } from './telephone-steps.ts';

/** The data layer as a tag manager finds it. */
interface Measured {
  dataLayer?: object[];
}

const question = (page: Page) => page.getByRole('form', { name: 'May we count your visit?' });
const yes = (page: Page) => question(page).getByRole('button', { name: 'Yes, you may' });
const no = (page: Page) => question(page).getByRole('button', { name: 'No, thank you' });

/** What the vendor's scripts reported of the data layer. */
const reported = (vendor: FakeVendor) =>
  vendor.requests
    .filter(({ path }) => path.startsWith('/collect'))
    .map(({ path }) => new URL(path, vendor.origin).searchParams.get('data') ?? '');

test.use({ answered: false });
test.beforeEach(({ vendor }) => {
  vendor.requests.length = 0;
});

test('GEN-05/before-consent nothing of a vendor’s is asked for, fetched or remembered before an answer', async ({
  page,
  vendor,
  context,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const path of ['/', '/contact-us', '/privacy-policy']) {
    await settled(page, () => page.goto(path));
    await expect(question(page)).toBeVisible();
  }
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
  expect(vendor.requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(() => [(window as Measured).dataLayer, 'fbq' in window, 'clarity' in window]),
  ).toEqual([undefined, false, false]);
});

test('GEN-05/before-consent both answers weigh the same, move nothing and take no focus', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/contact-us');
  await expect(question(page)).toBeVisible();
  const look = (button: Locator) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
    });
  const expectAlike = async () => {
    const [one, other] = [await look(yes(page)), await look(no(page))];
    expect(one).toEqual(other);
    expect(one.height).toBeGreaterThanOrEqual(44);
  };
  await expectAlike();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  // A fallback font that gives way late leaves less than a thousandth.
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
  const { violations } = await axeFor(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  // As much on a phone, where the answers stand below the words.
  expect(await overflows(page, [1440, 390])).toEqual([]);
  await expectAlike();
});

test('GEN-05/after-consent a yes loads what is configured, on this page and the next, and is not asked again', async ({
  page,
  vendor,
  context,
}) => {
  await page.goto('/contact-us');
  await yes(page).click();
  await expect(question(page)).toBeHidden();
  const loaded = () => vendor.requests.map(({ path }) => path).filter((path) => !path.startsWith('/collect'));
  await expect
    .poll(loaded)
    .toEqual(expect.arrayContaining(['/gtm.js?id=GTM-TEST', '/en_US/fbevents.js', '/tag/heat']));
  await expect
    .poll(() => reported(vendor).join('\n'))
    .toContain('"consent","update",{"ad_storage":"granted"');
  await expect.poll(() => reported(vendor).join('\n')).toContain('["set","autoConfig",false,"424242"]');
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
  expect(cookie).toMatchObject({ value: 'yes', sameSite: 'Lax', httpOnly: false });
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(90, 0);

  vendor.requests.length = 0;
  await page.goto('/privacy-policy');
  await expect.poll(loaded).toContain('/gtm.js?id=GTM-TEST');
  await expect(question(page)).toBeHidden();
});

test('GEN-05/after-consent a no loads nothing and is remembered; the footer asks again, and a no after a yes takes everything back', async ({
  page,
  vendor,
  context,
}) => {
  await page.goto('/contact-us');
  await no(page).click();
  await expect(question(page)).toBeHidden();
  await settled(page, () => page.goto('/'));
  await expect(question(page)).toBeHidden();
  expect(vendor.requests).toEqual([]);

  const again = page.getByRole('button', { name: 'Cookie choices' });
  await again.click();
  await expect(question(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(again).toBeFocused();

  await again.click();
  await yes(page).click();
  await expect(again).toBeFocused();
  await expect
    .poll(() => context.cookies().then((all) => all.map(({ name }) => name).sort()))
    .toEqual(['_ga', 'consent']);
  // What is kept then is what the cookie policy says.
  const policy = keptInBrowser({ tagManager: {}, pixel: {}, heatMap: {}, consentDays: 90 });
  for (const { name } of await context.cookies())
    expect(isListed({ name, place: 'Cookie' }, policy), name).toBe(true);
  await again.click();
  await Promise.all([page.waitForEvent('load'), no(page).click()]);
  vendor.requests.length = 0;
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['consent=no']);
  await settled(page, () => page.reload());
  expect(vendor.requests).toEqual([]);
});

test('GEN-05/before-consent a browser’s own no counts, and the footer lets its owner say yes', async ({
  page,
  vendor,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await settled(page, () => page.goto('/contact-us'));
  await expect(question(page)).toBeHidden();
  expect(vendor.requests).toEqual([]);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await yes(page).click();
  await expect.poll(() => vendor.requests.map(({ path }) => path)).toContain('/gtm.js?id=GTM-TEST');
});

test('GEN-05/after-consent nothing is loaded on a form’s page, and its policy names no vendor', async ({
  page,
  request,
  vendor,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'consent', value: 'yes', url: baseURL ?? '' }]);
  await settled(page, () => page.goto('/enquire/telephone?from=/'));
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(vendor.requests).toEqual([]);
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policy('/enquire/telephone?from=/')).not.toContain(vendor.origin);
  expect(await policy('/contact-us')).toContain(`connect-src 'self' ${vendor.origin}`);
  // Entries of the data layer there wait for a page that has vendors.
  await expect.poll(() => page.evaluate(() => Array.isArray((window as Measured).dataLayer))).toBe(true);
  await page.evaluate(() =>
    (window as Measured).dataLayer?.push({ event: 'form_complete', label: 'Enquiry' }),
  );
  await page.goto('/thank-you');
  await expect
    .poll(() => reported(vendor).join('\n'))
    .toContain('{"event":"form_complete","label":"Enquiry"}');
});

test('GEN-05/after-consent nothing is loaded under an open form, even after a yes', async ({
  page,
  vendor,
  context,
}) => {
  await page.goto('/contact-us');
  // It is asked by a script, and over no form.
  await expect(question(page)).toBeVisible();
  await (await wayByTelephone(page)).click();
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
  // The question lies behind the dialog and cannot be reached; a yes from a tab beside this one can come at any time.
  await yes(page).dispatchEvent('click');
  await expect.poll(async () => (await context.cookies()).map(({ value }) => value)).toEqual(['yes']);
  await page.getByRole('dialog').getByLabel('First name').fill('Naledi');
  await idle(page);
  expect(vendor.requests).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => vendor.requests.map(({ path }) => path)).toContain('/gtm.js?id=GTM-TEST');
  expect(reported(vendor).join('\n')).not.toContain('Naledi');
});
