import { listAnswerShape } from '@sundowner/desk-wire/list';
import { liveShape } from '@sundowner/desk-wire/live';
import { oneShape } from '@sundowner/desk-wire/one';
import { peopleShape } from '@sundowner/desk-wire/people';
import { deskProblemShape } from '@sundowner/desk-wire/problems';
import { consentTrue } from '@sundowner/enquiries/forms/consent';
import { signDeskClaim } from '@sundowner/keyring';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

let stage: RunningSite;

beforeAll(async () => {
  stage = await sharedSite();
});
afterAll(() => stage?.close());

const thandi = { id: 'desk-api-1', name: 'Thandi', role: 'concierge', careers: false };
const sipho = { ...thandi, id: 'desk-api-2', name: 'Sipho', role: 'admin' };

async function call(path: string, body?: object, claim: object | string = thandi) {
  const token = stage.keyring.internalToken;
  const response = await fetch(`${stage.internalUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'desk-claim': typeof claim === 'string' ? claim : signDeskClaim(claim, token),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? null : (JSON.parse(text) as object) };
}

async function posted(name: string): Promise<string> {
  const asked = await fetch(`${stage.url}/enquiry/ticket?kind=telephone`);
  const { ticket } = (await asked.json()) as { ticket: string };
  const answer = await fetch(`${stage.url}/enquiry/phoneme`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ticket,
      name,
      surname: 'Okafor',
      tel: '+27 82 123 4567',
      email: 'desk.api@example.com',
      accept: consentTrue,
      from: '/',
    }),
  });
  return ((await answer.json()) as { reference: string }).reference;
}

test('nobody is answered who does not say who asks', async () => {
  for (const claim of [
    '',
    'forged.claim',
    signDeskClaim(thandi, 'another token'),
    signDeskClaim({ id: '1' }, stage.keyring.internalToken),
  ]) {
    const { status, json } = await call('/desk/people', undefined, claim);
    expect([status, deskProblemShape.parse(json).code]).toEqual([401, 'no-claim']);
  }
  expect((await call('/desk/nothing')).status).toBe(404);
});

test('DSK-01/history a held enquiry is released, taken and answered once over the wire, in the shapes of the wire', async () => {
  // Sent at once after its ticket: it looks like a machine's.
  const reference = await posted('Quick');
  const live = liveShape.parse((await call('/desk/live')).json);
  const held = listAnswerShape.parse((await call('/desk/list', { list: 'held' })).json);
  expect(held.rows.find((row) => row.reference === reference)).toMatchObject({ suspicion: 'too-fast' });
  const at = `/desk/enquiries/${reference.toLowerCase()}`;
  const released = oneShape.parse((await call(`${at}/work`, { act: 'release' })).json);
  expect(released).toMatchObject({ reference, state: 'accepted', releaseConfirms: false });
  expect(released.deliveries.map(({ channel }) => channel)).not.toContain('visitor-mail');
  const news = liveShape.parse((await call(`/desk/live?after=${live.cursor}`)).json);
  expect(news.changed.map((change) => change.reference)).toContain(reference);

  expect((await call(`${at}/presence`, { doing: 'writing' })).status).toBe(204);
  const words = { subject: 'Your call', text: 'We ring at two.', version: 0 };
  expect((await call(`${at}/draft`, words)).json).toMatchObject({ revision: 1 });
  const answer = (key: string) => call(`${at}/answers`, { ...words, key });
  const key = crypto.randomUUID();
  const first = await answer(key);
  expect([first.status, first.json]).toEqual([200, expect.objectContaining({ message: key, version: 1 })]);
  expect((await answer(key)).status).toBe(200);
  const second = await answer(crypto.randomUUID());
  expect(second.status).toBe(409);
  expect(deskProblemShape.parse(second.json)).toMatchObject({ code: 'conversation-moved' });
  const back = oneShape.parse((await call(`${at}/answers/${key}/call-back`, {})).json);
  expect(back.work).toMatchObject({ state: 'new', version: 2 });
  expect((await call(at, undefined, { ...thandi, id: 'desk-api-3' })).status).toBe(200);
  expect((await call('/desk/enquiries/MC-2222-2222')).status).toBe(404);
  expect((await call(`${at}/work`, { act: 'fly' })).status).toBe(400);
});

test('an administrator says who is at the desk and how it is set; a concierge does not', async () => {
  const roster = {
    people: [thandi, sipho].map((each) => ({ ...each, address: `${each.id}@lodges.example` })),
  };
  expect((await call('/desk/people', roster)).status).toBe(403);
  expect((await call('/desk/people', roster, sipho)).status).toBe(204);
  const { people } = peopleShape.parse((await call('/desk/people')).json);
  expect(people.map(({ name }) => name)).toEqual(['Sipho', 'Thandi']);
  expect((await call('/desk/settings', { targetHours: 2 })).status).toBe(403);
  expect((await call('/desk/settings')).json).toMatchObject({ targetHours: 4, sendDelay: 10 });
});
