import { type DeskCallName, deskCalls } from '@sundowner/desk-wire/calls';
import { callAddress, type DeskCall } from '@sundowner/desk-wire/calls/desk-call';
import { enquiryDetailShape } from '@sundowner/desk-wire/enquiry-detail';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import type { WorkAct } from '@sundowner/desk-wire/work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askSite,
  callSite,
  callSiteOrNull,
  type DeskConnection,
  isRefusal,
  readAnswer,
  theStudio,
} from '../../apps/studio/src/desk/client/site-client.ts';
import { timelineOf } from '../../apps/studio/src/desk/enquiry/timeline.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { sharedSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

/** The studio's client against the site itself: shapes they have in common, so paths, methods, statuses and reasons are what can differ. */
let stage: RunningSite;
let desk: DeskConnection;
const thandi: DeskClaim = { id: '1', name: 'Thandi', role: 'concierge', careers: false };

beforeAll(async () => {
  stage = await sharedSite();
  desk = { address: stage.internalUrl, token: stage.keyring.internalToken, timeout: 30_000 };
  await callSite(desk, theStudio, deskCalls.saveRoster, {
    body: { people: [{ ...thandi, address: 'thandi@example.com' }] },
  });
});

afterAll(() => stage?.close());

async function posted(more: Record<string, string> = {}): Promise<string> {
  const visitors = enquiriesAt(stage);
  const { json } = await visitors.postJson(visitors.filled(more));
  return String(json.reference);
}

const act = async (reference: string, body: WorkAct) =>
  askSite(desk, thandi, {
    method: 'POST',
    path: `${callAddress(deskCalls.readEnquiry, { reference })}/work`,
    body,
  });

test('SUB-10 DSK-01/states an accepted enquiry is at the desk with all its fields, in words', async () => {
  const reference = await posted({
    surname: 'Ngcobo',
    timeToCall: 'Afternoon',
    timeZone: 'Africa/Johannesburg',
  });
  await expect
    .poll(
      async () =>
        (await callSiteOrNull(desk, thandi, deskCalls.readEnquiry, { params: { reference } }))?.work.dueAt,
    )
    .toBeTruthy();
  // Newest first: the site may have more than a page of them, of the files before.
  const { rows, counts } = await callSite(desk, thandi, deskCalls.readList, {
    body: { list: 'new', sort: 'newest' },
  });
  expect(rows.find((row) => row.reference === reference)).toMatchObject({
    kind: 'telephone',
    name: 'Thandi Ngcobo',
    work: { state: 'new', assignee: null },
  });
  expect(counts.new).toBeGreaterThan(0);
  const one = await callSiteOrNull(desk, thandi, deskCalls.readEnquiry, { params: { reference } });
  if (!one) throw new Error('The enquiry is not there.');
  expect(one.fields.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Thandi', 'Ngcobo', 'Afternoon', 'Africa/Johannesburg']),
  );
  const { people } = await callSite(desk, thandi, deskCalls.readPeople);
  const titles = timelineOf(one, { people, me: '1', now: new Date() }).map(({ title }) => title);
  expect(titles[0]).toBe('Received and stored');
  expect(titles.at(-1)).toBe('First answer due');
  expect(
    await callSiteOrNull(desk, thandi, deskCalls.readEnquiry, { params: { reference: 'MC-2222-2222' } }),
  ).toBeNull();
  expect((await callSite(desk, thandi, deskCalls.readSettings)).targetHours).toBe(4);
});

test('SUB-02 a suspected enquiry is held, released once with who, and then refused with a reason', async () => {
  const reference = await posted({ website: 'https://example.com' });
  expect(await callSiteOrNull(desk, thandi, deskCalls.readEnquiry, { params: { reference } })).toMatchObject({
    state: 'quarantined',
    suspicion: 'honeypot',
  });
  const released = await act(reference, { act: 'release' });
  if (isRefusal(released)) throw new Error('The desk refused.');
  const one = await readAnswer(released, enquiryDetailShape);
  expect(one.state).toBe('accepted');
  expect(one.actions.at(-1)).toMatchObject({ by: 'Thandi', person: '1', action: 'released' });
  const states = async () =>
    (await callSiteOrNull(desk, thandi, deskCalls.readEnquiry, { params: { reference } }))?.deliveries.map(
      ({ state }) => state,
    );
  await expect.poll(states, { timeout: 15_000 }).toContain('delivered');
  expect(await act(reference, { act: 'release' })).toMatchObject({
    refused: 409,
    code: 'wrong-state',
    detail: expect.stringMatching(/held/),
  });
});

test('DSK-01/claim without a claim, or with another token’s, the site answers nothing', async () => {
  const forged = { ...desk, token: 'another' };
  await expect(callSite(forged, thandi, deskCalls.readList, { body: { list: 'new' } })).rejects.toMatchObject(
    { reason: 'refused-token' },
  );
  const bare = await fetch(`${desk.address}/desk/people`, {
    headers: { authorization: `Bearer ${desk.token}` },
  });
  expect(bare.status).toBe(401);
  expect(((await bare.json()) as { title: string }).title).toBe(
    'The claim of who asks is missing or not valid.',
  );
});

test('DSK-01/states every call of the desk is answered in its shape, or refused for a reason', async () => {
  const reference = await posted();
  const given: Partial<Record<DeskCallName, { readonly query?: Record<string, string>; body?: unknown }>> = {
    readList: { body: { list: 'all' } },
    readFigures: { query: { from: '2026-11-01', to: '2026-11-02' } },
    findPersons: { body: { words: 'dlam' } },
    askAboutAddresses: { body: { addresses: ['nobody@example.com'] } },
    readPerson: { body: { address: 'nobody@example.com' } },
    showPresence: { body: { doing: 'reading' } },
    setTag: { body: { tag: 'Family', set: true } },
    addNote: { body: { text: 'They asked for the treehouse.' } },
    saveDraft: { body: { subject: 'Your visit', text: 'Dear Thandi', version: 0 } },
    settleAnswer: { body: { as: 'note' } },
    setAway: { body: { until: null } },
    markSeen: { body: { ids: [] } },
    exportEnquiries: { body: { selection: { of: 'references', references: [reference] } } },
    countBulk: { body: { selection: { of: 'references', references: [reference] }, verb: { act: 'close' } } },
  };
  const params = { reference, person: thandi.id, channel: 'concierge-mail', place: 0 };
  const rest = {
    note: 'x',
    answer: 'x',
    message: 'x',
    field: 'x',
    view: 'x',
    bulk: 'x',
    mail: 'x',
    erasure: 'x',
    hold: 'x',
    rule: 'x',
  };
  const calls = Object.entries(deskCalls) as [DeskCallName, DeskCall][];
  for (const [name, call] of calls.filter(([, { answeredByStudio }]) => !answeredByStudio)) {
    const { query, body = {} } = given[name] ?? {};
    const answer = await askSite(desk, thandi, {
      method: call.method,
      path: callAddress(call, { ...params, ...rest }, query),
      ...(call.method === 'POST' ? { body } : {}),
    });
    if (isRefusal(answer)) {
      const unread = call.body !== undefined || call.transfer === 'upload';
      // A 400 comes of a body this test does not fill in; any other refusal has a code of the desk's.
      expect(unread && answer.refused === 400 ? 'unread' : answer.code, name).not.toBeNull();
      expect(answer.detail, name).toBeTruthy();
      if (given[name]) expect(answer.refused, name).not.toBe(400);
    } else if (call.answer) await readAnswer(answer, call.answer);
    else {
      const isFile = call.file !== undefined || call.transfer === 'download';
      expect(answer.status, name).toBe(isFile ? 200 : 204);
      await answer.body?.cancel();
    }
  }
});

test('CNV-04/errors CNV-04/once CNV-09/merge over the wire: wrong fields are refused, the same key is one enquiry, and two become one', async () => {
  const beginning = {
    key: crypto.randomUUID(),
    way: 'telephone',
    name: 'Nomvula Dlamini',
    email: 'nomvula.wire@example.com',
    at: new Date().toISOString(),
    consent: 'said-yes',
  } as const;
  const wrong = await askSite(desk, thandi, {
    method: 'POST',
    path: callAddress(deskCalls.beginEnquiry),
    body: { ...beginning, email: 'nomvula', country: 'Atlantis' },
  });
  expect(isRefusal(wrong) && [wrong.refused, wrong.code]).toEqual([400, 'invalid']);
  const { reference } = await callSite(desk, thandi, deskCalls.beginEnquiry, { body: beginning });
  expect(await callSite(desk, thandi, deskCalls.beginEnquiry, { body: beginning })).toEqual({ reference });
  const other = await callSite(desk, thandi, deskCalls.beginEnquiry, {
    body: { ...beginning, key: crypto.randomUUID(), way: 'walk-in' },
  });
  const whole = await callSite(desk, thandi, deskCalls.merge, {
    params: { reference },
    body: { other: other.reference, as: 'merge', samePerson: true },
  });
  expect(whole.merged).toMatchObject([{ reference: other.reference, as: 'merge' }]);
  const read = await callSite(desk, thandi, deskCalls.readEnquiry, {
    params: { reference: other.reference },
  });
  expect(read.reference).toBe(reference);
});
