import { askByEmail } from './desk-stage.ts';
import { expect, test } from './own-product.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';
import { follow, leave, pressUntil, visitStudio } from './studio-visit.ts';

/** Every walk is of somebody far from the house, whose clock is the one they read. */
test.use({ timezoneId: 'America/New_York' });

const house = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Johannesburg',
  hour: '2-digit',
  minute: '2-digit',
});

let editor: Editor;
test.beforeAll(async ({ product }) => {
  editor = await signIn(product, await makeAccount(product, 'editor'));
});

test('an editor chooses where a link leads, and a page that is not there is named', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const { id } = await editor.entry('footer', 'displayName', 'Plan');
  await studio.open(`/collections/footer/${id}`);
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
  await expect(page.getByText(/Last saved/)).toBeVisible();
});

test('what others use is not deleted: the refusal names them, and the editor may agree', async ({
  page,
  product,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const studio = await visitStudio(page, product, 'editor');
  const { id } = await editor.entry('packages');
  await studio.open(`/collections/packages/${id}`);
  const panel = page.getByRole('region', { name: 'On the site' });
  await expect(panel.getByRole('heading', { name: 'Where it is used' })).toBeVisible();
  const users = await panel.getByRole('link').allInnerTexts();
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await expect(page.getByText(/is in use: /)).toContainText(users.at(-1) ?? 'nobody');
  await studio.open(`/collections/packages/${id}`);
  await panel.getByRole('button', { name: 'Let them lose it' }).click();
  await expect(panel.getByRole('status')).toContainText('Agreed');
  await panel.getByRole('button', { name: 'Keep it protected' }).click();
  await expect(panel.getByRole('button', { name: 'Let them lose it' })).toBeVisible();
});

test('COL-06/one-clock an entry, its versions, its list and the desk have one clock, the house’s, and say whose', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'admin');
  const { id, name } = await editor.entry('teamMember');
  const { updatedAt } = await editor.draft('teamMember', id);
  const clock = house.format(new Date(String(updatedAt)));
  await studio.open(`/collections/teamMember/${id}`);
  const head = page.locator('.doc-controls');
  await expect(head).toContainText(`Last changed, in South Africa`);
  await expect(head).toContainText(clock);
  await studio.open(`/collections/teamMember/${id}/versions`);
  await expect(page.getByRole('cell', { name: clock }).first()).toBeVisible();
  await follow(page.locator('tbody tr').first().getByRole('link').first());
  await expect(page.getByText(clock).first()).toBeVisible();
  const named = new URLSearchParams({ search: String(name), columns: '["name","updatedAt"]' });
  await studio.open(`/collections/teamMember?${named}`);
  await expect(page.getByRole('columnheader', { name: /Last changed, in South Africa/ })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText(clock);

  const asked = await askByEmail(product);
  await studio.open(`/desk/${asked.reference}`);
  const received = page.locator('.desk-enquiry-line time');
  const at = await received.getAttribute('datetime');
  await expect(received).toContainText(house.format(new Date(String(at))));
});

test('STU-04/compared versions say who saved them, the oldest what it is compared with, and an earlier one comes back as a draft', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const { id, name } = await editor.entry('teamMember');
  await editor.publish('teamMember', id, { name: 'Somebody Else' });
  await studio.open(`/collections/teamMember/${id}/versions`);
  await expect(page.getByText('Published by Test editor').first()).toBeVisible();
  const rows = page.locator('tbody tr');
  await follow(rows.last().getByRole('link').first());
  await expect(page.getByText(/there is nothing before it to compare it with/)).toBeVisible();
  await studio.open(`/collections/teamMember/${id}/versions`);
  await follow(rows.nth(1).getByRole('link').first());
  await expect(page.getByText(String(name)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Bring this version back as a draft' }).click();
  await page.locator('#confirm-action').click();
  await expect.poll(async () => (await editor.draft('teamMember', id)).name).toBe(name);
  expect((await editor.entry('teamMember', 'id', String(id))).name).toBe('Somebody Else');
  await editor.publish('teamMember', id, { name });
});

test('an entry goes to the trash and comes back', async ({ page, product, allowFailedResponses }) => {
  // The studio asks once more for the entry that has just left its place.
  allowFailedResponses();
  const studio = await visitStudio(page, product, 'editor');
  await studio.open('/collections/tag/create');
  await page.getByLabel('Title').first().fill('Thrown away');
  // The studio keeps a new entry at once, empty; what is thrown away here has its words.
  await page.waitForURL(/collections\/tag\/\d+/);
  const address = page.url();
  const id = Number(address.split('/').at(-1));
  await expect.poll(async () => (await editor.draft('tag', id)).title).toBe('Thrown away');
  await pressUntil(page.locator('.doc-controls__popup button').first(), page.locator('#action-delete'));
  await page.locator('#action-delete').click();
  await page.locator('#confirm-action').click();
  await page.waitForURL(/collections\/tag(\?|$)/);
  await studio.open(`/collections/tag/trash/${id}`);
  await page.locator('#action-restore').click();
  await page.locator('#confirm-action').click();
  await page.waitForURL(address);
  await expect(page.getByLabel('Title').first()).toHaveValue('Thrown away');
  await leave(page);
  await editor.remove('tag', id);
});

test('what is typed into several fields while a save is under way stays, in the form and in the draft', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const entry = await editor.entry('treehouse');
  const line = page.locator('#field-line');
  await studio.open(`/collections/treehouse/${entry.id}`);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isSave = (method: string, url: string) => method === 'PATCH' && url.includes('autosave=true');
  await page.route(
    (url) => isSave('PATCH', url.href),
    async (route) => {
      const answer = await route.fetch();
      await held;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  try {
    const underWay = page.waitForRequest((request) => isSave(request.method(), request.url()));
    await line.fill('Typed before the save');
    await underWay;
    await line.fill('Typed while it was under way');
    await page.locator('#field-identifier').fill('typed-next');
    await page.locator('#field-name').fill('Typed last');
    letGo();
    await expect
      .poll(async () => await editor.draft('treehouse', entry.id))
      .toMatchObject({
        line: 'Typed while it was under way',
        identifier: 'typed-next',
        name: 'Typed last',
      });
    await expect(line).toHaveValue('Typed while it was under way');
    await expect(page.locator('#field-identifier')).toHaveValue('typed-next');
    await expect(page.locator('#field-name')).toHaveValue('Typed last');
  } finally {
    letGo();
    await leave(page);
    const { line: words, identifier, name } = entry;
    await editor.publish('treehouse', entry.id, { line: words, identifier, name });
  }
});
