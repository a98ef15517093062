import { expect, test } from './fixtures.ts';

const pages = [
  { id: 'RT-01/home', path: '/', heading: 'The day ends.', mark: 'Four landscapes' },
  { id: 'RT-01/contact-us', path: '/contact-us', heading: 'person', mark: 'Office hours' },
  { id: 'RT-01/privacy-policy', path: '/privacy-policy', heading: 'rivacy', mark: 'POPI' },
  { id: 'RT-01/thank-you', path: '/thank-you?ref=MC-7KQ2-94HD', heading: 'Thank you', mark: 'MC-7KQ2-94HD' },
];

for (const { id, path, heading, mark } of pages) {
  test(`${id} answers 200 with its own heading, title, description and content`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.locator('main')).toContainText(mark);
    expect((await page.title()).length).toBeGreaterThan(8);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(20);
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return [
        /<title>([^<]+)</.exec(html)?.[1],
        /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
      ];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(pages.length);
});

test('an address that is no page answers 404 with a way home', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('This page could not be found');
  expect(html).toContain('Were you searching for one of these?');
});

test('GEN-07/marked GEN-07/not-indexed every page says it is a demonstration and asks not to be indexed', async ({
  page,
  request,
}) => {
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.getByText(/demonstration/i).first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Disallow: \//);
});

test('GEN-04/sizes-and-formats GEN-04/alt pictures carry sizes, modern formats, dimensions and alt text', async ({
  page,
}) => {
  await page.goto('/');
  const pictures = page.locator('main picture');
  expect(await pictures.count()).toBeGreaterThan(10);
  for (const picture of await pictures.all()) {
    const types = await picture
      .locator('source')
      .evaluateAll((sources) => sources.map((s) => s.getAttribute('type')));
    expect(types).toEqual(expect.arrayContaining(['image/avif', 'image/webp']));
    for (const source of await picture.locator('source').all()) {
      await expect(source).toHaveAttribute('srcset', /\/media\/\S+ 640w/);
      await expect(source).toHaveAttribute('sizes', /\S/);
    }
    const image = picture.locator('img');
    expect(await image.getAttribute('alt')).not.toBeNull();
    expect(Number(await image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(await image.getAttribute('height'))).toBeGreaterThan(0);
  }
  const described = await page
    .locator('main img')
    .evaluateAll((all) => all.filter((img) => img.getAttribute('alt')).length);
  expect(described).toBeGreaterThan(4);
});

test('no page shows the same picture twice', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const sources = await page
      .locator('main img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    // The experiences index shows each plate as a thumbnail and in its frame: one plate, two sizes of window.
    const outsideIndex = await page
      .locator('main img:not([data-frame])')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    expect(new Set(outsideIndex).size, `${path}: ${sources.join(', ')}`).toBe(outsideIndex.length);
  }
});

test('the first load brings no React and at most 5 kB of script', async ({ page }) => {
  const scripts: Promise<{ url: string; body: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text().then((body) => ({ url: response.url(), body })));
    }
  });
  await page.goto('/', { waitUntil: 'load' });
  // As long as the browser’s idle moment can take to come, and a little: what is fetched then counts too.
  await page.waitForTimeout(2500);
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter(({ body }) => /react\.transitional\.element/.test(body))).toEqual([]);
  const { gzipSync } = await import('node:zlib');
  const bytes = loaded.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes).toBeLessThanOrEqual(5 * 1024);
});

test('nothing moves while a page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/contact-us']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(
      0.01,
    );
  }
});

test('strict security headers on every answer', async ({ request }) => {
  for (const path of ['/', '/contact-us', '/no-such-page', '/enquire/telephone?from=/', '/robots.txt']) {
    const { 'content-security-policy': policy = '', ...headers } = (await request.get(path)).headers();
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toContain('unsafe');
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});
