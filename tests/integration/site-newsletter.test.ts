import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeHubspot } from '../fakes/hubspot.ts';
import { formsAt } from './site-form-posts.ts';
import { concierge, letterForm, sharedMailingSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
let hubspot: FakeHubspot;
let visitors: ReturnType<typeof formsAt>;
let count = 0;

beforeAll(async () => {
  const shared = await sharedMailingSite();
  stage = shared;
  hubspot = shared.hubspot;
  visitors = formsAt(shared, shared.smtp);
});
afterAll(() => stage?.close());

/** Asks for the letter and waits for its mail. */
async function asked(given?: string) {
  count += 1;
  const email = given ?? `reader${count}@example.com`;
  const { status, json } = await visitors.postJson('newsletter', {
    ticket: visitors.ticket('newsletter'),
    email,
    name: 'Naledi',
    interests: ['Safaris'],
    accept: 'consentTrue',
    from: '/contact-us',
  });
  expect(status).toBe(201);
  const reference = String(json.reference);
  await expect.poll(() => visitors.mailsTo(email, reference).length, { timeout: 20_000 }).toBe(1);
  const [mail] = visitors.mailsTo(email, reference);
  const link = (path: string) => {
    const found = mail?.parsed.text?.match(new RegExp(`${path}\\?token=\\S+`))?.[0];
    if (!found) throw new Error(`The mail has no link to ${path}.`);
    return found;
  };
  return { email, reference, mail, confirm: link('/subscription-confirmation'), leave: link('/unsubscribe') };
}

const page = async (path: string) => {
  const answer = await rawRequest(stage.port, path);
  return { ...answer, text: answer.body.toString() };
};
const press = (path: string, more: Record<string, string> = {}) => {
  const [address = '', query = ''] = path.split('?');
  const body = new URLSearchParams({ token: new URLSearchParams(query).get('token') ?? '', ...more });
  return visitors.send(address, 'application/x-www-form-urlencoded', body.toString(), 'text/html');
};
const channelsOf = async (reference: string) =>
  (await visitors.shown(reference)).deliveries.map(({ channel }) => channel).sort();

test('FRM-12/newsletter FRM-12/double-opt-in nothing but its own mail comes of an address before it is confirmed', async () => {
  const { reference, confirm, email } = await asked();
  expect(await channelsOf(reference)).toEqual(['visitor-mail']);
  const shown = await page(confirm);
  expect(shown.status).toBe(200);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.text).toContain('Confirm my address');
  expect(shown.text).toContain('noindex');
  // A scanner that opens the link has confirmed nothing.
  expect(await channelsOf(reference)).toEqual(['visitor-mail']);
  expect(visitors.mailsTo(concierge, reference)).toEqual([]);
  expect(hubspot.received.some(({ body }) => JSON.stringify(body).includes(email))).toBe(false);
});

test('FRM-12/newsletter SUB-13 it leads to the page that says what is left to do, whatever thank-you page is set', async () => {
  const { reference } = await asked();
  const sent = await page(`/subscription-confirmation?ref=${reference}`);
  expect(sent.status).toBe(200);
  expect(sent.headers['cache-control']).toBe('no-store');
  expect(sent.text).toContain(reference);
  expect(sent.text).toContain('Thank you');
  // Of a made-up reference it says nothing but where to look.
  const other = await page('/subscription-confirmation?ref=MC-7KQ2-94HD');
  expect(other.text).toContain('Look for our note in your mail');
  expect(other.text).not.toContain('MC-7KQ2-94HD');
});

test('FRM-12/double-opt-in SUB-10/newsletter-mail SUB-10/newsletter-inbox SUB-12/newsletter a confirmed one reaches the concierge and the CRM, once', async () => {
  const { reference, confirm, email } = await asked();
  const pressed = await press(confirm);
  expect([pressed.status, pressed.headers.location]).toEqual([303, confirm]);
  expect((await page(confirm)).text).toContain('You are on the list');
  await press(confirm);
  expect(await channelsOf(reference)).toEqual(['concierge-mail', 'crm', 'visitor-mail']);
  const sent = () => hubspot.accepted().filter(({ body }) => JSON.stringify(body).includes(email));
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(1);
  expect(sent()[0]).toMatchObject({
    formGuid: letterForm,
    body: {
      fields: [
        { objectTypeId: '0-1', name: 'email', value: email },
        { objectTypeId: '0-1', name: 'firstname', value: 'Naledi' },
      ],
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          communications: [
            { value: true, subscriptionTypeId: 306316139 },
            { value: true, subscriptionTypeId: 306316330 },
          ],
        },
      },
    },
  });
  await expect.poll(() => visitors.mailsTo(concierge, reference).length, { timeout: 20_000 }).toBe(1);
  expect(visitors.mailsTo(concierge, reference)[0]?.parsed.text).toContain('Safaris');
  const { actions } = await visitors.shown(reference);
  expect(actions).toMatchObject([{ by: 'the visitor', action: 'confirmed the address' }]);
});

const oneClick = 'List-Unsubscribe=One-Click';
const inParts =
  '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

test.each([
  ['application/x-www-form-urlencoded', oneClick],
  ['multipart/form-data; boundary=b', inParts],
])(
  'FRM-12/unsubscribe by one post of a mail program as %s, without a redirect (RFC 8058)',
  async (type, body) => {
    const { reference, mail, confirm } = await asked();
    await press(confirm);
    const header = mail?.parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    expect(mail?.parsed.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
    const address = new URL(header.replace(/^<|>$/g, ''));
    const answer = await visitors.send(`${address.pathname}${address.search}`, type, body, '*/*');
    expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
    expect((await visitors.shown(reference)).actions.map(({ action }) => action)).toContain(
      'left the letter',
    );
    expect((await page(confirm)).text).toContain('You have left the letter');
  },
);

test('KEEP-01/multipart a one-click post that breaks off is refused, and does nothing', async () => {
  const { reference, leave } = await asked();
  for (const body of [inParts.slice(0, 60), '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n']) {
    const answer = await visitors.send(leave, 'multipart/form-data; boundary=b', body, 'application/json');
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
  }
  expect((await visitors.shown(reference)).actions).toEqual([]);
});

test('FRM-12/unsubscribe by its page: opened it does nothing, pressed it ends the subscription, confirmed or not', async () => {
  const { reference, leave, confirm } = await asked();
  expect((await page(leave)).text).toContain('One press, and nothing more is sent to you');
  expect((await visitors.shown(reference)).actions).toEqual([]);
  expect((await press(leave)).status).toBe(303);
  expect((await page(leave)).text).toContain('You have left the letter');
  await press(confirm);
  expect(await channelsOf(reference)).toEqual(['visitor-mail']);
});

test('FRM-12/double-opt-in a link that is none of ours, or for another step, says nothing and does nothing', async () => {
  const { reference, confirm, leave } = await asked();
  const forged = [
    '/subscription-confirmation',
    '/subscription-confirmation?token=x.y',
    `${confirm}x`,
    leave.replace('/unsubscribe', '/subscription-confirmation'),
    `/subscription-confirmation?token=${'a'.repeat(4000)}`,
  ];
  const pages = await Promise.all(forged.map((path) => page(path)));
  for (const { status, text } of pages) {
    expect(status).toBe(200);
    expect(text).not.toContain('Confirm my address');
  }
  for (const path of forged) await press(path);
  expect(await channelsOf(reference)).toEqual(['visitor-mail']);
});

test('FRM-12/newsletter an address that is on the list already is answered like any other', async () => {
  const first = await asked('twice@example.com');
  await press(first.confirm);
  const answers = await Promise.all(
    ['twice@example.com', 'never@example.com'].map((email) =>
      visitors.postJson('newsletter', {
        ticket: visitors.ticket('newsletter'),
        email,
        accept: 'consentTrue',
      }),
    ),
  );
  const shape = answers.map(({ status, json, headers }) => [
    status,
    Object.keys(json),
    String(headers.location).replace(/MC-.*/, ''),
  ]);
  expect(shape[0]).toEqual(shape[1]);
});
