import { expect, test } from './fixtures.ts';
import { fillIn, newVisitor, openDialog, submit, ticketCame } from './telephone-steps.ts';

// The test sets the page's clock, so it does not wait for a deadline.
test.use({ deadlineFactor: 1 });

test('GEN-02/timed-out-submission SUB-09/double-click SUB-09/retry an answer that never comes is an apology with everything kept, and trying again sends the same ticket: one enquiry', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  const visitor = newVisitor();
  const dialog = await openDialog(page, '/contact-us');
  await fillIn(dialog, visitor);
  await ticketCame(page);
  // The enquiry arrives, and its answer never does.
  const tickets: unknown[] = [];
  const arrived = Promise.withResolvers<void>();
  await page.route('**/enquiry/phoneme', async (route) => {
    tickets.push(route.request().postDataJSON().ticket);
    await route.fetch();
    arrived.resolve();
  });
  await dialog.getByRole('button', { name: 'Call Me Back' }).dblclick();
  await arrived.promise;
  await page.clock.fastForward(5_000);
  await expect(dialog.getByText('This is taking longer than usual.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Apologies' })).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(dialog.getByRole('heading', { name: 'Apologies' })).toBeVisible();
  await expect(dialog).toContainText(
    'No answer came in time. Your request may have reached us all the same.',
  );
  expect(new URL(page.url()).pathname).toBe('/enquire/telephone');
  expect(tickets).toHaveLength(1);
  await page.unroute('**/enquiry/phoneme');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Surname')).toHaveValue(visitor.surname);
  const again = page.waitForRequest('**/enquiry/phoneme');
  await submit(dialog);
  expect((await again).postDataJSON().ticket).toBe(tickets[0]);
  await page.waitForURL(/\/thank-you\?ref=/);
  expect((await desk.list(visitor.surname)).enquiries).toHaveLength(1);
});
