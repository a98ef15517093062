import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { hasStarted, openPage, visitStudio } from './studio-visit.ts';

/** A kind for each part that forms and lists are made of: pictures, tabs and arrays, long text, prices, colours, choices, files, accounts. */
const fewKinds = ['propertyUpdated', 'accommodation', 'blog', 'rate', 'collection', 'enquiryForm', 'media'];

const all = process.env.SUNDOWNER_TEST_FULL === '1';

/** What runs past the window with words twice as large, the furthest first. */
const pastWindow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .map((element) => ({ element, over: Math.round(element.getBoundingClientRect().right - clientWidth) }))
      .filter(({ over }) => over > 0)
      .sort((a, b) => b.over - a.over)
      .slice(0, 5)
      .map(({ element, over }) => `${over} px: ${element.tagName} ${element.getAttribute('class') ?? ''}`);
  });

test('words twice as large: no list, form, start page or login page of the studio runs past a window of 390 px', async ({
  page,
  product,
  allowFailedResponses,
}) => {
  // A page is left while what it shows is still on its way.
  allowFailedResponses();
  test.setTimeout(all ? 900_000 : 120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const wrong: string[] = [];
  const hold = async (what: string) => {
    let past = await pastWindow(page);
    // The sheet of a list may come after the list itself.
    for (let looks = 1; past.length > 0 && looks < 20; looks += 1) {
      await page.waitForTimeout(250);
      past = await pastWindow(page);
    }
    for (const over of past) wrong.push(`${what}, ${over}`);
  };
  // Without an account the studio asks for the first one.
  const editor = await signIn(product, await makeAccount(product, 'admin'));
  await openPage(page, `${product.studioUrl}/admin/login`);
  await hold('login page');

  const studio = await visitStudio(page, product, 'admin');
  await studio.open('');
  await hold('start page');
  const links = page.locator('.by-task a[href*="/admin/collections/"]');
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const kinds = [
    ...new Set(addresses.flatMap((address) => /collections\/(\w+)/.exec(address)?.[1] ?? [])),
  ].filter((kind) => all || fewKinds.includes(kind));
  expect(kinds.length).toBeGreaterThanOrEqual(fewKinds.length);
  for (const kind of kinds) {
    // Of what there is only one, its form stands in place of a list.
    await studio.open(`/collections/${kind}`);
    await hold(`list of ${kind}`);
    const { id } = await editor.entry(kind);
    await page.goto(`${product.studioUrl}/admin/collections/${kind}/${id}`);
    await expect(page.locator('.document-fields, .collection-edit__form').first()).toBeVisible();
    await hasStarted(page);
    const tabs = page.locator('.tabs-field__tab-button');
    await hold(`form of ${kind}`);
    for (const tab of (await tabs.all()).slice(1)) {
      await tab.click();
      await hold(`form of ${kind}, ${await tab.textContent()}`);
    }
  }
  expect(wrong).toEqual([]);
});
