import { oneShape } from '@sundowner/desk-wire/one';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import type { WorkAct } from '@sundowner/desk-wire/work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callDesk,
  type DeskConnection,
  isRefusal,
  readAnswer,
} from '../../apps/studio/src/desk/client/call.ts';
import { enquiryPath, readList, readOne } from '../../apps/studio/src/desk/client/enquiries.ts';
import { readPeople, readSettings, tellRoster } from '../../apps/studio/src/desk/client/house.ts';
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
  await tellRoster(desk, { people: [{ ...thandi, address: 'thandi@example.com' }] });
});

afterAll(() => stage?.close());

async function posted(more: Record<string, string> = {}): Promise<string> {
  const visitors = enquiriesAt(stage);
  const { json } = await visitors.postJson(visitors.filled(more));
  return String(json.reference);
}

const act = async (reference: string, body: WorkAct) =>
  callDesk(desk, thandi, { method: 'POST', path: `${enquiryPath(reference)}/work`, body });

test('SUB-10 DSK-01/states an accepted enquiry is at the desk with all its fields, in words', async () => {
  const reference = await posted({
    surname: 'Ngcobo',
    timeToCall: 'Afternoon',
    timeZone: 'Africa/Johannesburg',
  });
  await expect.poll(async () => (await readOne(desk, thandi, reference))?.work.dueAt).toBeTruthy();
  // Newest first: the site may have more than a page of them, of the files before.
  const { rows, counts } = await readList(desk, thandi, { list: 'new', sort: 'newest' });
  expect(rows.find((row) => row.reference === reference)).toMatchObject({
    kind: 'telephone',
    name: 'Thandi Ngcobo',
    work: { state: 'new', assignee: null },
  });
  expect(counts.new).toBeGreaterThan(0);
  const one = await readOne(desk, thandi, reference);
  if (!one) throw new Error('The enquiry is not there.');
  expect(one.fields.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Thandi', 'Ngcobo', 'Afternoon', 'Africa/Johannesburg']),
  );
  const { people } = await readPeople(desk, thandi);
  const titles = timelineOf(one, { people, me: '1', now: new Date() }).map(({ title }) => title);
  expect(titles[0]).toBe('Received and stored');
  expect(titles.at(-1)).toBe('First answer due');
  expect(await readOne(desk, thandi, 'MC-2222-2222')).toBeNull();
  expect((await readSettings(desk, thandi)).targetHours).toBe(4);
});

test('SUB-02 a suspected enquiry is held, released once with who, and then refused with a reason', async () => {
  const reference = await posted({ website: 'https://example.com' });
  expect(await readOne(desk, thandi, reference)).toMatchObject({
    state: 'quarantined',
    suspicion: 'honeypot',
  });
  const released = await act(reference, { act: 'release' });
  if (isRefusal(released)) throw new Error('The desk refused.');
  const one = await readAnswer(released, oneShape);
  expect(one.state).toBe('accepted');
  expect(one.deeds.at(-1)).toMatchObject({ by: 'Thandi', person: '1', action: 'released' });
  const states = async () => (await readOne(desk, thandi, reference))?.deliveries.map(({ state }) => state);
  await expect.poll(states, { timeout: 15_000 }).toContain('delivered');
  expect(await act(reference, { act: 'release' })).toMatchObject({
    refused: 409,
    code: 'wrong-state',
    detail: expect.stringMatching(/held/),
  });
});

test('DSK-01/claim without a claim, or with another token’s, the site answers nothing', async () => {
  const forged = { ...desk, token: 'another' };
  await expect(readList(forged, thandi, { list: 'new' })).rejects.toMatchObject({ reason: 'refused-token' });
  const bare = await fetch(`${desk.address}/desk/people`, {
    headers: { authorization: `Bearer ${desk.token}` },
  });
  expect(bare.status).toBe(401);
  expect(((await bare.json()) as { title: string }).title).toBe(
    'The claim of who asks is missing or not valid.',
  );
});
