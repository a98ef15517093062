import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, submit, wayByTelephone } from './telephone-steps.ts';

test.use({ javaScriptEnabled: false });

test('RT-19/telephone SUB-03/telephone FRM-15/telephone SUB-10/telephone-inbox without scripts the menu leads to the form’s own page, where it is filled in, taken and answered with the reference', async ({
  page,
  desk,
}) => {
  const visitor = newVisitor();
  await page.goto('/contact-us');
  await (await wayByTelephone(page)).click();
  await expect(page).toHaveURL(/\/enquire\/telephone\?from=\/contact-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fillIn(page.locator('main form'), visitor);
  await submit(page.locator('main form'));
  await expect(page).toHaveURL(/\/thank-you\?ref=MC-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await expect(page.locator('main')).toContainText(reference);
  expect(await desk.show(reference)).toMatchObject({
    kind: 'telephone',
    state: 'accepted',
    page: '/contact-us',
  });
  const { enquiries } = await desk.list(visitor.surname);
  expect(enquiries).toHaveLength(1);
});
