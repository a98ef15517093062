import { expect, test } from './fixtures.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';

test.describe.configure({ mode: 'serial' });

let editor: Editor;
test.beforeAll(async ({ product }) => {
  editor = await signIn(product, await makeAccount(product, 'editor'));
});

/** As long as an expectation waits. */
const patienceMs = 20_000;

/**
 * Milliseconds until `path` shows what it should. That it is under a second is bench/publish.ts's to measure: a busy machine must
 * not fail a product that is right.
 */
async function msUntil(siteUrl: string, path: string, shows: (html: string) => boolean): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < patienceMs) {
    const html = await (await fetch(new URL(path, siteUrl))).text();
    if (shows(html)) return performance.now() - start;
    await new Promise((done) => setTimeout(done, 20));
  }
  return Number.POSITIVE_INFINITY;
}

const changes: { id: string; collection: string; field: string; path: string; only?: string; is?: string }[] =
  [
    { id: 'CNT-04/home', collection: 'homepage', field: 'heroTitle', path: '/' },
    { id: 'CNT-04/contact-us', collection: 'contactDetails', field: 'officeDays', path: '/contact-us' },
    { id: 'CNT-04/privacy-policy', collection: 'privacyPolicy', field: 'lead', path: '/privacy-policy' },
    {
      id: 'CNT-04/footer',
      collection: 'footer',
      field: 'displayName',
      path: '/',
      only: 'displayName',
      is: 'Plan',
    },
  ];

for (const { id, collection, field, path, only, is } of changes) {
  test(`${id} a published change is live at once and without a rebuild, a draft is not`, async ({
    product,
  }) => {
    const entry = await editor.entry(collection, only, is);
    const words = `Changed at ${Date.now()}`;
    await editor.save(collection, entry.id, { [field]: `${words} as a draft` });
    await new Promise((done) => setTimeout(done, 1_000));
    expect(await (await fetch(new URL(path, product.siteUrl))).text()).not.toContain(words);
    await editor.publish(collection, entry.id, { [field]: words });
    expect(await msUntil(product.siteUrl, path, (html) => html.includes(words))).toBeLessThan(patienceMs);
    await editor.publish(collection, entry.id, { [field]: entry[field] });
    expect(await msUntil(product.siteUrl, path, (html) => !html.includes(words))).toBeLessThan(patienceMs);
  });
}

test('CNT-04/thank-you CNT-04/telephone-dialog words of the thank-you page and numbers of the dialog follow', async ({
  product,
}) => {
  const entry = await editor.entry('contactDetails');
  await editor.publish('contactDetails', entry.id, { ukTollFreeNumber: '0808 157 0999' });
  expect(
    await msUntil(product.siteUrl, '/dialogs/telephone.json?from=/', (json) =>
      json.includes('0808 157 0999'),
    ),
  ).toBeLessThan(patienceMs);
  await editor.publish('contactDetails', entry.id, { ukTollFreeNumber: entry.ukTollFreeNumber });
  const words = `Received at ${Date.now()}`;
  await editor.publish('contactDetails', entry.id, { thankYouText: words });
  expect(
    await msUntil(product.siteUrl, '/thank-you?ref=MC-7KQ2-94HD', (html) => html.includes(words)),
  ).toBeLessThan(patienceMs);
  await editor.publish('contactDetails', entry.id, { thankYouText: entry.thankYouText });
});

test('CNT-04/expiry a notice is gone from a kept page when its time has passed, without anybody acting', async ({
  product,
}) => {
  const message = `The river road is closed, as of ${Date.now()}.`;
  const until = Date.now() + 20_000;
  await editor.create('siteNotice', { kind: 'info', message, until: new Date(until).toISOString() });
  expect(await msUntil(product.siteUrl, '/contact-us', (html) => html.includes(message))).toBeLessThan(
    patienceMs,
  );
  await expect
    .poll(async () => {
      const kept = await fetch(new URL('/contact-us', product.siteUrl));
      return (await kept.text()).includes(message) && kept.headers.get('x-cache');
    })
    .toBe('hit');
  await expect
    .poll(
      async () => (await (await fetch(new URL('/contact-us', product.siteUrl))).text()).includes(message),
      {
        timeout: 30_000,
      },
    )
    .toBe(false);
  expect(Date.now()).toBeGreaterThanOrEqual(until);
});

test('CNT-04/unpublish what is taken back is gone, and stays gone when the studio stops', async ({
  product,
}) => {
  const quote = await editor.entry('quoteComponent', 'quoteFor', 'home');
  const words = String(quote.text).slice(0, 24);
  const has = async () => (await (await fetch(product.siteUrl)).text()).includes(words);
  expect(await has()).toBe(true);
  await editor.unpublish('quoteComponent', quote.id);
  expect(await msUntil(product.siteUrl, '/', (html) => !html.includes(words))).toBeLessThan(patienceMs);
  await product.stopStudio();
  await product.restartSite();
  expect(await has()).toBe(false);
  await product.startStudio();
  await editor.publish('quoteComponent', quote.id, {});
  expect(await msUntil(product.siteUrl, '/', (html) => html.includes(words))).toBeLessThan(patienceMs);
});

test('CNT-05/homepage with the studio stopped, and even after a restart of the site, the last good pages stand', async ({
  product,
  page,
}) => {
  await product.stopStudio();
  await product.restartSite();
  for (const path of ['/', '/contact-us', '/privacy-policy', '/thank-you', '/enquire/telephone?from=/']) {
    expect((await fetch(new URL(path, product.siteUrl))).status, path).toBe(200);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The day ends.');
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)),
    )
    .toBe(true);
  await product.startStudio();
});
