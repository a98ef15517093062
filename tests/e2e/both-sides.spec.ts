import { expect, test } from './fixtures.ts';
import { chooseCountry, fillIn, newVisitor, openDialog, submit, takeTime } from './telephone-steps.ts';

const inputs = [
  { name: '', surname: '', tel: '', email: '' },
  { name: 'Zoë', surname: 'N’Dour', tel: 'ring me', email: 'zoe@' },
  { name: '  ', surname: '李', tel: '123', email: 'zoe example.com' },
  { name: 'Ng', surname: "O'Neill-Smith", tel: '+27 (0)82 000 0000', email: 'ng@example.co.za' },
  { name: 'A', surname: 'B', tel: '++27', email: 'a@b' },
];

test('FRM-01/both-sides FRM-01/text FRM-01/check browser and server say the same of the same values', async ({
  page,
  request,
}) => {
  const dialog = await openDialog(page);
  for (const values of inputs) {
    await dialog.getByLabel('First name').fill(values.name);
    await dialog.getByLabel('Surname').fill(values.surname);
    await dialog.getByLabel('Telephone number').fill(values.tel);
    await dialog.getByLabel('Email address').fill(values.email);
    // Consent is left out, so that no round is ever sent.
    await submit(dialog);
    const summary = dialog.getByRole('alert').first();
    await expect(summary).toBeVisible();
    const answer = await request.post('/enquiry/phoneme', { data: { ...values, from: '/' } });
    expect(answer.status()).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    await expect(summary.getByRole('link'), JSON.stringify(values)).toHaveText(
      errors.map(({ message }) => message),
    );
  }
});

test('FRM-01/select FRM-01/radio choices are those of the configuration, and travel as chosen', async ({
  page,
  desk,
}) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  const countries = await dialog
    .getByLabel(/^Country/)
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
  expect(new Set(countries).size).toBeGreaterThan(240);
  expect(countries).toContain('South Africa');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await fillIn(dialog, visitor);
  await chooseCountry(dialog, 'South Africa');
  await dialog.getByText('Evening', { exact: true }).click();
  await takeTime(page);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const enquiry = await desk.show(new URL(page.url()).searchParams.get('ref') ?? '');
  const value = (name: string) => enquiry?.fields.find((field) => field.name === name)?.value;
  expect(value('country')).toBe('South Africa');
  expect(value('timeToCall')).toBe('Evening');
});

test('SUB-14/own-pages SUB-14/concierge SUB-14/contact the addresses are our own pages and the desk’s mailbox unless set otherwise', async ({
  page,
  request,
  mails,
}) => {
  const content = (await (await request.get('/dialogs/telephone.json?from=/')).json()) as {
    contact: { conciergeMail: string };
  };
  expect(content.contact.conciergeMail).toMatch(/@example\.com$/);
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await takeTime(page);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  await expect(page.locator('main').getByRole('link', { name: /speak to us/i })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await expect
    .poll(() =>
      mails().some(({ to, text }) => to === 'concierge@example.com' && text.includes(visitor.email)),
    )
    .toBe(true);
  await expect
    .poll(() => mails().find(({ to }) => to === visitor.email)?.text ?? '', { timeout: 15_000 })
    .toContain('/contact-us');
});

test('GEN-02/timed-out-submission SUB-09/double-click SUB-09/retry an answer that never comes is an apology with everything kept, and trying again sends the same ticket: one enquiry', async ({
  page,
  desk,
}) => {
  test.slow();
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await takeTime(page);
  // The enquiry arrives, and its answer never does.
  const tickets: unknown[] = [];
  await page.route('**/enquiry/phoneme', async (route) => {
    tickets.push(route.request().postDataJSON().ticket);
    await route.fetch();
  });
  await dialog.getByRole('button', { name: 'Call Me Back' }).dblclick();
  await expect(dialog.getByText('This is taking longer than usual.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Apologies' })).toBeVisible({ timeout: 40_000 });
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
