import type { Browser, Page } from '@playwright/test';
import type { Product } from '../support/product.ts';
import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { reload, type StudioVisit, visitStudio } from './studio-visit.ts';

interface Colleague {
  readonly page: Page;
  readonly visit: StudioVisit;
  leave(): Promise<void>;
}

/** Somebody else at a browser of their own. */
async function colleague(browser: Browser, product: Product): Promise<Colleague> {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { page, visit: await visitStudio(page, product, 'admin'), leave: () => context.close() };
}

const nameField = (page: Page) => page.locator('#field-name');

/** Writes a name and waits until the form has saved it by itself. */
async function write(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('autosave=true'),
  );
  await nameField(page).fill(name);
  expect((await saved).status()).toBe(200);
}

const warning = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'Somebody is editing this entry' });

test('who opens an entry somebody edits is warned with the name, reads it or takes it over; its next hand writes on, and the first keeps what was not saved', async ({
  page,
  browser,
  product,
}) => {
  // Two people at a form each, in turns.
  test.slow();
  const visit = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const { id, name } = await editor.entry('treehouse');
  const path = `/collections/treehouse/${id}`;
  const first = await colleague(browser, product);
  try {
    await first.visit.open(path);
    await write(first.page, 'First hand');
    await write(first.page, 'First hand again');

    await visit.open(path);
    await expect(warning(page)).toContainText('Test admin');
    await warning(page).getByRole('button', { name: 'Read it only' }).click();
    await expect(nameField(page)).toBeDisabled();
    await expect(nameField(page)).toHaveValue('First hand again');

    await reload(page);
    await warning(page).getByRole('button', { name: 'Take it over' }).click();
    await expect(warning(page)).toBeHidden();
    await expect(page.locator('.collection-edit__main-wrapper')).not.toHaveAttribute('inert');
    await expect(nameField(page)).toHaveValue('First hand again');
    await write(page, 'Second hand');
    expect((await editor.draft('treehouse', id)).name).toBe('Second hand');

    const refused = first.page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.status() === 423,
    );
    await nameField(first.page).fill('Words of the first hand');
    await refused;
    const taken = first.page.getByRole('dialog').filter({ hasText: 'Somebody has taken this entry over' });
    await expect(taken).toContainText('Words that were not saved');
    await taken.getByRole('button', { name: 'Read it only' }).click();
    await expect(nameField(first.page)).toBeDisabled();
    const kept = first.page.getByRole('region', { name: 'Words that were not saved' });
    await expect(kept.getByLabel('Name')).toHaveValue('Words of the first hand');

    // The entry stays the second person's while they write on, however often the form was built anew.
    await write(page, 'Second hand again');
    await first.visit.open(path);
    await expect(warning(first.page)).toContainText('Test editor');
    await warning(first.page).getByRole('button', { name: 'Read it only' }).click();
    await expect(nameField(first.page)).toHaveValue('Second hand again');
    await expect(kept.getByLabel('Name')).toHaveValue('Words of the first hand');
    await kept.getByRole('button', { name: 'I no longer need them' }).click();
    await expect(kept).toBeHidden();
  } finally {
    await first.leave();
    await editor.publish('treehouse', id, { name });
  }
});
