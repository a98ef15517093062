import { siteStage } from '../integration/site-stage.ts';
import { expect, test } from './stage-fixtures.ts';

test.beforeEach(({ allowFailedResponses }) => allowFailedResponses());

test('RT-15/other-failure GEN-06/status GEN-06/message a page that fails says its number, an apology and the way home, and comes back by itself', async ({
  page,
}) => {
  const empty = await siteStage({ started: false });
  try {
    await empty.stopStudio();
    await empty.start();
    const response = await page.goto(empty.url);
    expect(response?.status()).toBe(503);
    await expect(page).toHaveTitle('This page cannot be shown at the moment. Please try again shortly.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('503');
    await expect(page.getByText('Apologies, this page cannot be shown just now.')).toBeVisible();
    const home = page.getByRole('main').getByRole('link', { name: /homepage$/i });
    await expect(home).toBeVisible();
    await empty.startStudio();
    // Nothing of the failure is kept, for this page or another.
    await expect.poll(async () => (await page.request.get(empty.url)).status()).toBe(200);
    await home.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('503');
    expect((await page.request.get(`${empty.url}/privacy-policy`)).status()).toBe(200);
  } finally {
    await empty.close();
  }
});

test('GEN-06/status GEN-06/message what is not there is 404 for a page and for a script alike', async ({
  page,
}) => {
  const nowhere = await page.goto('/no-such-page');
  expect(nowhere?.status()).toBe(404);
  await expect(page).toHaveTitle('This page could not be found');
  const dialog = await page.request.get('/dialogs/no-such-dialog.json');
  expect(dialog.status()).toBe(404);
  expect(await dialog.json()).toEqual({ status: 404, title: 'There is no such dialog.' });
});
