import type { Page } from '@playwright/test';
import { isListed } from '../support/listed-in-policy.ts';
import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit } from './telephone-steps.ts';

test('CNT-20/information-downloads CNT-21 lists are narrowed down in place, and what is ticked stays so', async ({
  page,
}) => {
  await page.goto('/information-downloads');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const list = page.locator('#documents');
  const count = page.locator('#document-count');
  const all = await list.locator('tbody a').count();
  await list.getByLabel('Choose Monwana: fact sheet').check();
  const ticked = list.locator('[data-ticked]');
  await expect(ticked).toHaveText(/^1 document, \d+ KB$/);

  await list.getByRole('link', { name: 'Marataba', exact: true }).click();
  await expect(count).toHaveText('1 document');
  await expect(count).toBeFocused();
  expect(new URL(page.url()).search).toBe('?property=marataba');
  await list.getByLabel('Choose Marataba: fact sheet').check();
  await expect(ticked).toHaveText(/^2 documents, \d+ KB$/);
  await list.getByLabel('Find a document').fill('menu');
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('No document matches.');
  await list.getByRole('link', { name: 'all documents' }).click();
  await expect(list.locator('tbody a')).toHaveCount(all);
  await expect(list.getByLabel('Find a document')).toHaveValue('');
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.goBack();
  await expect(count).toHaveText('No document matches.');
  await expect(list.getByLabel('Find a document')).toHaveValue('menu');

  const taken: string[] = [];
  page.on('download', (download) => taken.push(download.suggestedFilename()));
  await list.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => taken.length).toBe(2);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  await page.goto('/careers');
  await page.getByRole('link', { name: 'Marataba', exact: true }).click();
  await expect(page.locator('#vacancy-count')).toHaveText('1 vacancy');
  await expect(page.locator('#vacancies-listed h3')).toHaveText('Field ranger');
  // An address that names a post opens its row.
  await page.goto('/careers#sous-chef-river-lodge');
  await expect(page.getByRole('heading', { name: 'What you will do' }).nth(0)).toBeVisible();
});

/** Everything the browser keeps of the page's own site. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    tab: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    databases: (await indexedDB.databases()).length,
    caches: 'caches' in window ? (await caches.keys()).length : 0,
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }));

test('RT-01/cookie-policy what a visit leaves in the browser stands in the policy, and nothing else', async ({
  page,
  context,
}) => {
  await page.goto('/cookie-policy');
  const policy = await page.locator('table tbody th').evaluateAll((cells) =>
    cells.map((cell) => ({
      name: cell.querySelector('code')?.textContent ?? '',
      place:
        cell.querySelector('span')?.textContent === 'Cookie'
          ? ('Cookie' as const)
          : ('Session storage' as const),
    })),
  );
  const form = await openDialog(page);
  const visitor = newVisitor();
  await form.getByLabel('First name').fill(visitor.name);
  await expect.poll(async () => (await keptBy(page)).tab).toContain('enquiry-draft:telephone');
  const drafted = await keptBy(page);
  await fillIn(form, visitor);
  await submit(form);
  await page.waitForURL(/\/thank-you/);
  await expect.poll(async () => (await keptBy(page)).tab).toContain('enquiry-receipt');
  const sent = await keptBy(page);
  expect(sent).toMatchObject({ local: [], databases: 0, caches: 0, workers: 0 });
  expect(await context.cookies()).toEqual([]);
  const listed = (name: string) => isListed({ name, place: 'Session storage' }, policy);
  expect([...drafted.tab, ...sent.tab].filter((name) => !listed(name))).toEqual([]);
  expect(listed('a-key-nobody-wrote-down')).toBe(false);
});
