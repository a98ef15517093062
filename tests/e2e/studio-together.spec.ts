import type { Browser, Page } from '@playwright/test';
import type { Product } from '../support/product.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './studio-accounts.ts';
import { type StudioVisit, visitStudio } from './studio-visit.ts';

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

test('who opens an entry somebody edits is warned with the name, reads it, or takes it over', async ({
  page,
  browser,
  product,
}) => {
  const visit = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, visit.email);
  const { id } = await editor.entry('teamMember');
  const path = `/collections/teamMember/${id}`;
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

    await page.reload();
    await warning(page).getByRole('button', { name: 'Take it over' }).click();
    await expect(warning(page)).toBeHidden();
  } finally {
    await first.leave();
  }
});
