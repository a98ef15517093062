import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';

test.describe.configure({ mode: 'serial' });

let editor: Editor;
test.beforeAll(async ({ product }) => {
  editor = await signIn(product, await makeAccount(product, 'editor'));
});

test('a question is asked and answered without a script, and its words are marked', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/no-such-page');
  await page.getByRole('searchbox').fill('privcy');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=privcy$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('privcy');
  const result = page
    .locator('main')
    .getByRole('link', { name: /privacy/i })
    .first();
  await expect(result.locator('mark')).toHaveText(/privacy/i);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Pages');
  expect(await page.title()).toMatch(/^privcy \| Search \| /);
  await result.click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await context.close();
});

test('the footer leads to the search, and a question before it is asked has places to start', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(page.locator('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('only built pages are found, and nothing found says so with ways on', async ({ page, request }) => {
  const html = await (await request.get('/search?q=lion')).text();
  const links = [...html.matchAll(/<main[\s\S]*<\/main>/g)].flatMap(([main]) =>
    [...main.matchAll(/href="(\/[^"?#]*)/g)].map(([, href]) => href ?? ''),
  );
  for (const href of new Set(links)) expect((await request.get(href)).status(), href).toBe(200);
  await page.goto('/search?q=qqqqzzzz');
  await expect(page.getByRole('status').first()).toContainText('Nothing here matches');
  await expect(page.locator('main').getByRole('link', { name: 'Home' })).toBeVisible();
});

test('CNT-04/search a publish is found at once, and what is taken back is not', async ({ request }) => {
  const word = `zibeth${Date.now().toString(36)}`;
  const policy = await editor.entry('privacyPolicy');
  await editor.publish('privacyPolicy', policy.id, { lead: `What we keep of a ${word}.` });
  await expect
    .poll(async () => (await request.get(`/search?q=${word}`)).text(), { timeout: 10_000, intervals: [100] })
    .toContain('<mark>');
  await editor.publish('privacyPolicy', policy.id, { lead: 'What we keep.' });
  await expect
    .poll(async () => (await request.get(`/search?q=${word}`)).text(), { timeout: 10_000, intervals: [100] })
    .toContain('Nothing here matches');
});

test('long and hostile questions are answered like any other', async ({ request }) => {
  for (const q of [
    'a'.repeat(1000),
    'lodge '.repeat(150),
    '<script>alert(1)</script>',
    '" onfocus="x',
    '%00%00',
    '((((',
    '__proto__',
  ]) {
    const response = await request.get('/search', { params: { q, in: 'nonsense', page: '-9e9' } });
    expect(response.status()).toBe(200);
    const html = await response.text();
    // Inside the quotes of an attribute a tag is words.
    expect(html.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<script>alert|onfocus=(?!&quot;)/);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
});

test('the search has no fault axe can find, with results and without', async ({ page }) => {
  for (const path of ['/search', '/search?q=policy', '/search?q=qqqqzzzz']) {
    await page.goto(path);
    const { violations } = await axeFor(page).analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
});

test('CNT-05/search while the studio is away the last good copy is searched', async ({
  product,
  request,
}) => {
  expect(await (await request.get('/search?q=privacy')).text()).toContain('<mark>');
  await product.stopStudio();
  await product.restartSite();
  try {
    expect(await (await request.get('/search?q=privacy')).text()).toContain('<mark>');
  } finally {
    await product.startStudio();
  }
});
