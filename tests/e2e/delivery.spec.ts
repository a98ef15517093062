import { expect, telephoneFormGuid, test } from './fixtures.ts';
import { chooseCountry, fillIn, newVisitor, openDialog, submit, takeTime } from './telephone-steps.ts';

test('SUB-10/telephone-mail SUB-10/telephone-inbox SUB-05/consent SUB-12/telephone the concierge, the visitor and the CRM each get theirs', async ({
  page,
  desk,
  mails,
  services,
}) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page, '/contact-us');
  await fillIn(dialog, visitor);
  await chooseCountry(dialog, 'Germany');
  await dialog.getByText('Afternoon', { exact: true }).click();
  await takeTime(page);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';

  await expect.poll(() => mails().filter(({ text }) => text.includes(reference)).length).toBe(2);
  const concierge = mails().find(
    ({ to, text }) => to === 'concierge@example.com' && text.includes(reference),
  );
  expect(concierge?.replyTo).toBe(visitor.email);
  expect(concierge?.subject).toContain(reference);
  for (const value of [
    visitor.name,
    visitor.surname,
    visitor.email,
    'Germany',
    'Afternoon',
    '/contact-us',
    'POPI',
  ]) {
    expect(concierge?.text, `the concierge's mail names ${value}`).toContain(value);
  }
  expect(concierge?.text.replaceAll(' ', '')).toContain('+27820000000');
  const own = mails().find(({ to }) => to === visitor.email);
  expect(own?.text).toContain(reference);
  expect(own?.text).not.toContain(visitor.surname);

  await expect
    .poll(
      () =>
        services.hubspot.accepted().filter(({ body }) => JSON.stringify(body).includes(visitor.email)).length,
    )
    .toBe(1);
  const sent = services.hubspot.accepted().find(({ body }) => JSON.stringify(body).includes(visitor.email));
  expect(sent?.formGuid).toBe(telephoneFormGuid);
  const fields = new Map(sent?.body.fields.map(({ name, value }) => [name, value]));
  expect(Object.fromEntries(fields)).toEqual({
    firstname: visitor.name,
    lastname: visitor.surname.replace('’', "'"),
    phone: '+27820000000',
    email: visitor.email,
    country__dropdown_: 'Germany',
    preferred_time_to_call: 'Afternoon',
  });
  const consent = sent?.body.legalConsentOptions?.consent;
  expect(consent?.consentToProcess).toBe(true);
  expect(consent?.communications.map(({ subscriptionTypeId }) => subscriptionTypeId)).toEqual([306316330]);

  const { enquiries } = await desk.list(reference);
  expect(enquiries).toHaveLength(1);
  await expect
    .poll(async () => (await desk.show(reference))?.deliveries.map(({ state }) => state))
    .toEqual(['delivered', 'delivered', 'delivered']);
});

test('SUB-06 a CRM that fails never fails the enquiry', async ({ page, desk, services, mails }) => {
  services.hubspot.faults.always({ status: 503 });
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, visitor);
  await takeTime(page);
  await submit(dialog);
  await page.waitForURL(/\/thank-you\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await expect.poll(() => mails().filter(({ text }) => text.includes(reference)).length).toBe(2);
  await expect
    .poll(
      async () => (await desk.show(reference))?.deliveries.find(({ channel }) => channel === 'crm')?.attempts,
    )
    .toBeGreaterThan(0);
  expect((await desk.show(reference))?.deliveries.find(({ channel }) => channel === 'crm')?.state).not.toBe(
    'delivered',
  );
  services.hubspot.faults.clear();
});
