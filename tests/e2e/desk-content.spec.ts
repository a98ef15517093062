import { consentTrue } from '@sundowner/enquiries/forms/consent';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { createTicketSigner } from '@sundowner/enquiries/intake/ticket';
import { loadKeyring } from '@sundowner/keyring';
import type { Product } from '../support/product.ts';
import { expect, test } from './own-product.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';

test.describe.configure({ mode: 'serial' });

let editor: Editor;
test.beforeAll(async ({ product }) => {
  editor = await signIn(product, await makeAccount(product, 'editor'));
});

/** Every look is an enquiry whose two mails are waited for; the first may come before what was published. */
const lookLimit = { timeout: 60_000 };

interface TicketAnswer {
  ticket: string;
  consent: { version: string; parts: { text: string }[] };
}

const ticketOf = async (product: Product): Promise<TicketAnswer> =>
  (await fetch(`${product.siteUrl}/enquiry/ticket?kind=telephone`)).json();

/** An enquiry with the words its visitor is shown now, from a form that was opened a minute ago. */
async function enquire(product: Product): Promise<{ reference: string; version: string }> {
  const { consent } = await ticketOf(product);
  const office = createTicketSigner({
    keyring: loadKeyring(product.keysDir),
    clock: { now: () => Date.now() - 60_000 },
    limits: { ticketAge: 86_400_000 },
  });
  const response = await fetch(`${product.siteUrl}/enquiry/phoneme`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: product.siteUrl },
    body: JSON.stringify({
      ticket: office.issue({ ...telephoneForm, consent }),
      name: 'Naledi',
      surname: `Okafor${Date.now()}`,
      tel: '+27 82 000 0000',
      email: `naledi.${Date.now()}@example.com`,
      accept: consentTrue,
      from: '/',
      url: '/enquire/telephone',
    }),
  });
  const { reference } = (await response.json()) as { reference: string };
  expect(response.status).toBe(201);
  return { reference, version: consent.version };
}

test('SUB-14/mailbox-in-studio SUB-10/mail-in-studio a mailbox and mail texts published in the studio hold for the next enquiry', async ({
  product,
  mails,
}) => {
  const form = await editor.entry('enquiryForm', 'kind', 'telephone');
  const words = `We ring ${Date.now()}`;
  await editor.publish('enquiryForm', form.id, {
    mailbox: 'switchboard@example.com',
    mailSubject: words,
    mailClosing: 'Until we speak.',
  });
  const received = async () => {
    const { reference } = await enquire(product);
    const of = () => mails().filter(({ text }) => text.includes(reference));
    await expect.poll(() => of().length).toBe(2);
    return of();
  };
  await expect
    .poll(async () => (await received()).map(({ to }) => to), lookLimit)
    .toContain('switchboard@example.com');
  const own = (await received()).find(({ to }) => to !== 'switchboard@example.com');
  expect(own?.subject).toContain(words);
  expect(own?.text).toContain('Until we speak.');
  await editor.publish('enquiryForm', form.id, { mailbox: null, mailSubject: '', mailClosing: '' });
  await expect
    .poll(async () => (await received()).map(({ to }) => to), lookLimit)
    .toContain('concierge@example.com');
});

test('FRM-17/studio-versions changed consent words are a new version for new enquiries, and the page shows them', async ({
  product,
  desk,
}) => {
  const form = await editor.entry('enquiryForm', 'kind', 'telephone');
  const before = await enquire(product);
  await editor.publish('enquiryForm', form.id, {
    consentText: 'Other words of ours, as told in the [privacy policy].',
    consentVersions: [],
  });
  await expect.poll(async () => (await ticketOf(product)).consent.version).not.toBe(before.version);
  const after = await enquire(product);
  const consentOf = async (reference: string) =>
    ((await desk.show(reference)) as unknown as { consent: { version: string; text: string } }).consent;
  expect((await consentOf(before.reference)).version).toBe(before.version);
  expect(await consentOf(after.reference)).toMatchObject({
    version: after.version,
    text: 'Other words of ours, as told in the privacy policy.',
  });
  const formPage = await (await fetch(`${product.siteUrl}/enquire/telephone`)).text();
  expect(formPage).toContain('Other words of ours, as told in the');

  // The history is the studio's own: an editor who sends an empty one changes nothing.
  const kept = await editor.entry('enquiryForm', 'kind', 'telephone');
  expect((kept.consentVersions as { version: string }[]).map(({ version }) => version)).toHaveLength(2);
  await editor.publish('enquiryForm', form.id, { consentText: form.consentText });
  await expect.poll(async () => (await ticketOf(product)).consent.version).toBe(before.version);
});

test('FRM-03/studio-lists a choice taken out of a list is remembered with the time it went', async () => {
  const list = await editor.entry('choiceList', 'name', 'packages');
  const choices = list.choices as { value: string }[];
  expect(choices).toHaveLength(10);
  await editor.publish('choiceList', list.id, { choices: choices.slice(1), retired: [] });
  const after = await editor.entry('choiceList', 'name', 'packages');
  expect(after.retired).toMatchObject([{ value: choices[0]?.value, until: expect.any(String) }]);
  await editor.publish('choiceList', list.id, { choices });
  expect((await editor.entry('choiceList', 'name', 'packages')).retired).toEqual([]);
});
