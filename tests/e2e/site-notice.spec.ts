import { axeFor } from '../support/axe.ts';
import { settled } from './settled-page.ts';
import { expect, test } from './stage-fixtures.ts';

const words = 'The road to the river is closed.';

test.beforeEach(async ({ stage }) => {
  await stage.publish(['siteNotice'], ({ store }) => {
    store.collections.siteNotice = [
      {
        id: 1,
        kind: 'warning',
        message: words,
        linkText: 'Ask us',
        link: '/contact-us',
        from: null,
        until: null,
      },
    ];
  });
});

test.afterAll(async ({ stage }) => {
  await stage.publish(['siteNotice'], ({ store }) => {
    store.collections.siteNotice = [];
  });
});

test('a notice stands over every page, can be put away for the session, and later pages do not jump', async ({
  page,
  context,
  stage,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const notice = page.getByRole('region', { name: 'Notice' });
  for (const path of ['/', '/privacy-policy', '/contact-us']) {
    await page.goto(path);
    await expect(notice).toContainText(words);
    await expect(notice.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  }
  const { violations } = await axeFor(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await notice.getByRole('button', { name: 'Put this notice away' }).click();
  await expect(notice).toBeHidden();
  await settled(page, () => page.goto('/privacy-policy'));
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);

  // A notice with other words is another notice, and another session has not closed it.
  await stage.publish(['siteNotice'], ({ store }) => {
    Object.assign(store.collections.siteNotice?.[0] ?? {}, { message: 'The bridge is closed too.' });
  });
  await page.reload();
  await expect(notice).toContainText('The bridge is closed too.');
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  await expect(other.getByRole('region', { name: 'Notice' })).toBeVisible();
});

test('a notice is read without scripts, where there is nothing to put it away with', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/contact-us`);
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText(words);
  await expect(notice.getByRole('button')).toBeHidden();
  await context.close();
});
