import type { Page } from '@playwright/test';
import type { Product } from '../support/product.ts';
import { expect, test } from './fixtures.ts';
import { type Editor, makeAccount, password, signIn } from './studio-accounts.ts';

let first: string;
let editor: Editor;

test.beforeAll(async ({ product }) => {
  first = await makeAccount(product, 'editor');
  editor = await signIn(product, first);
});

async function openStudio(page: Page, product: Product, email: string): Promise<void> {
  await page.goto(`${product.studioUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin$/);
}

const form = (product: Product, collection: string, id: number | 'create') =>
  `${product.studioUrl}/admin/collections/${collection}/${id}`;

const saved = (page: Page) => expect(page.getByText(/Last saved/)).toBeVisible();

test('a new story saves itself and gets its address from its title', async ({ page, product }) => {
  await openStudio(page, product, first);
  await page.goto(form(product, 'blog', 'create'));
  await page.getByLabel('Title').first().fill('A walk before dawn');
  await expect(page.locator('#field-slug')).toHaveValue('a-walk-before-dawn');
  await saved(page);
  await expect(page.getByRole('region', { name: 'On the site' })).toContainText('/blog/a-walk-before-dawn');
  await page.reload();
  await expect(page.getByLabel('Title').first()).toHaveValue('A walk before dawn');
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
});

test('an editor chooses where a link leads, and a page that is not there is named', async ({
  page,
  product,
}) => {
  await openStudio(page, product, first);
  const { id } = await editor.entry('footer', 'displayName', 'Plan');
  await page.goto(form(product, 'footer', id));
  const link = page.getByRole('combobox', { name: /Where it leads/ }).first();
  const before = await link.inputValue();
  await link.fill('privacy');
  const option = page.getByRole('option', { name: /Privacy policy/ }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(link).toHaveValue('/privacy-policy');
  await link.fill('/impact/project/nowhere');
  await page.keyboard.press('Tab');
  await expect(page.getByText('No page has the address /impact/project/nowhere.')).toBeVisible();
  await link.fill(before);
  await page.keyboard.press('Escape');
  await saved(page);
});

test('what others use is not deleted: the refusal names them, and the editor may agree', async ({
  page,
  product,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  await openStudio(page, product, first);
  const { id } = await editor.entry('packages');
  await page.goto(form(product, 'packages', id));
  const panel = page.getByRole('region', { name: 'On the site' });
  await expect(panel.getByRole('heading', { name: 'Where it is used' })).toBeVisible();
  const users = await panel.getByRole('link').allInnerTexts();
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await expect(page.getByText(/is in use: /)).toContainText(users.at(-1) ?? 'nobody');
  await page.goto(form(product, 'packages', id));
  await panel.getByRole('button', { name: 'Let them lose it' }).click();
  await expect(panel.getByRole('status')).toContainText('Agreed');
  await panel.getByRole('button', { name: 'Keep it protected' }).click();
  await expect(panel.getByRole('button', { name: 'Let them lose it' })).toBeVisible();
});

test('versions are compared and an earlier one is brought back', async ({ page, product }) => {
  await openStudio(page, product, first);
  const { id } = await editor.entry('teamMember');
  const { name } = await editor.entry('teamMember');
  await editor.publish('teamMember', id, { name: 'Somebody Else' });
  await page.goto(`${form(product, 'teamMember', id)}/versions`);
  await page.locator('tbody tr').nth(1).getByRole('link').first().click();
  await expect(page.getByText('Somebody Else').first()).toBeVisible();
  await expect(page.getByText(String(name)).first()).toBeVisible();
  await page.getByRole('button', { name: /Restore this version/i }).click();
  await page.locator('#confirm-action').click();
  await expect.poll(async () => (await editor.entry('teamMember', 'id', String(id))).name).toBe(name);
});

test('an entry goes to the trash and comes back', async ({ page, product, allowFailedResponses }) => {
  // The studio asks once more for the entry that has just left its place.
  allowFailedResponses();
  await openStudio(page, product, first);
  await page.goto(form(product, 'tag', 'create'));
  await page.getByLabel('Title').first().fill('Thrown away');
  // The studio keeps a new entry at once, empty; what is thrown away here has its words.
  await page.waitForURL(/collections\/tag\/\d+/);
  const address = page.url();
  const id = Number(address.split('/').at(-1));
  await expect.poll(async () => (await editor.draft('tag', id)).title).toBe('Thrown away');
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await page.waitForURL(/collections\/tag(\?|$)/);
  await page.goto(`${product.studioUrl}/admin/collections/tag/trash/${id}`);
  await page.locator('#action-restore').click();
  await page.locator('#confirm-action').click();
  await page.waitForURL(address);
  await expect(page.getByLabel('Title').first()).toHaveValue('Thrown away');
});

test('the page stands beside its form, follows what is saved, and shows phone and tablet widths', async ({
  page,
  product,
}) => {
  await openStudio(page, product, first);
  const { id } = await editor.entry('contactDetails');
  await page.goto(form(product, 'contactDetails', id));
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('United Kingdom, toll-free').fill('0808 157 0777');
  await expect(frame.getByText('0808 157 0777').first()).toBeVisible();
  const live = await (await fetch(new URL('/contact-us', product.siteUrl))).text();
  expect(live).not.toContain('0808 157 0777');
  const chooser = page.locator('.live-preview-toolbar-controls__breakpoint');
  for (const [label, width] of [
    ['Phone', 390],
    ['Tablet', 834],
  ] as const) {
    await chooser.click();
    await page.getByRole('button', { name: label }).click();
    await expect
      .poll(() =>
        page.locator('#live-preview-iframe').evaluate((element) => (element as HTMLElement).offsetWidth),
      )
      .toBe(width);
  }
});
