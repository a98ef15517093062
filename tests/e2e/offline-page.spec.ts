import { expect, test } from './fixtures.ts';

// The worker answers what is asked for without a connection.
test.use({ serviceWorkers: 'allow' });

test('SEE-05/page SEE-05/kept without a connection a page that was never open is one of our own, and nothing but it is kept', async ({
  page,
  context,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/enquire/email?from=/lionsands');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/offline-worker.js');
    await navigator.serviceWorker.ready;
  });
  // With it at work: pages are the site's, and stay out of what is kept.
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speak to a person');
  await page.goto('/my-enquiry');
  const kept = await page.evaluate(async () => {
    const caches = await window.caches.keys();
    const files = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return files.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(['/brand-mark.svg', '/offline.css', '/offline.html']);

  await context.setOffline(true);
  await page.goto('/lionsands/river-lodge?currency=USD');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(247, 241, 229)',
  );
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('River Lodge');
  expect(new URL(page.url()).search).toBe('?currency=USD');
});

test('SEE-05/every-page the page without a connection is there after any first page', async ({
  page,
  context,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await page.goto('/awards');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
});
