import { expect, test } from './gallery-fixtures.ts';
import { openForms } from './gallery-forms.ts';
import { example } from './gallery-page.ts';

/** The form that takes a file. */
const careers = 'careers';

test.beforeEach(({ page, gallery }, info) => openForms(page, gallery.url, careers, info));

test('a CV is named with its size, taken back, and refused for what it is', async ({ page }) => {
  const form = example(page, careers).locator('form');
  const field = form.getByLabel('CV');
  await field.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 …'),
  });
  await expect(form.getByText('cv.pdf').first()).toBeVisible();
  await form.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(form.getByText('CV must be a PDF or a Word document (.docx)')).toBeVisible();
  await field.setInputFiles({
    name: 'big.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(6_000_000),
  });
  await expect(form.getByText(/big\.pdf has 6\.0 MB; at most 5 MB can be sent/)).toBeVisible();
});

test('a file chosen before the rules have come is judged in its own turn: the earlier choice neither takes it nor its message', async ({
  page,
}) => {
  const rules = Promise.withResolvers<void>();
  await page.route(/form-later[^/]*\.js$/, async (route) => {
    await rules.promise;
    await route.fallback();
  });
  const asked = page.waitForRequest(/form-later[^/]*\.js$/);
  await page.reload();
  const form = example(page, careers).locator('form');
  const field = form.getByLabel('CV');
  const file = (name: string, words: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(words),
  });
  await field.setInputFiles(file('first.pdf', '%PDF-1.7 …'));
  await expect(form.getByRole('button', { name: 'Remove first.pdf' })).toBeVisible();
  await field.setInputFiles(file('second.pdf', '<html>'));
  await expect(form.getByRole('button', { name: 'Remove second.pdf' })).toBeVisible();
  await asked;
  rules.resolve();
  await expect(form.getByText('CV must be a PDF or a Word document (.docx)')).toBeVisible();
});
