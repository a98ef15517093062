import { dayIn } from '@sundowner/calendar/zone';
import { bulkCountShape, bulkDoneShape, lastBulkShape } from '@sundowner/desk-wire/bulk';
import { enquiryDetailShape } from '@sundowner/desk-wire/enquiry-detail';
import { figuresShape } from '@sundowner/desk-wire/figures';
import { filterChoicesShape } from '@sundowner/desk-wire/filter-choices';
import { listAnswerShape } from '@sundowner/desk-wire/list';
import { liveShape } from '@sundowner/desk-wire/live';
import { unmatchedMailsShape } from '@sundowner/desk-wire/mails';
import { peopleShape } from '@sundowner/desk-wire/people';
import {
  accessesShape,
  consentsShape,
  erasuresShape,
  holdsShape,
  personShape,
  retentionShape,
} from '@sundowner/desk-wire/privacy';
import { deskProblemShape } from '@sundowner/desk-wire/problems';
import { savedViewsShape } from '@sundowner/desk-wire/saved-views';
import { signDeskClaim } from '@sundowner/keyring';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOfSite, type SiteDesk, sipho, thandi } from './site-desk-asking.ts';
import { sharedSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

let stage: RunningSite;
let desk: SiteDesk;

beforeAll(async () => {
  stage = await sharedSite();
  desk = deskOfSite(stage);
});
afterAll(() => stage?.close());

const call: SiteDesk['call'] = (...asked) => desk.call(...asked);

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
  const reference = await desk.posted('Quick');
  const live = liveShape.parse((await call('/desk/live')).json);
  const held = listAnswerShape.parse((await call('/desk/list', { list: 'held' })).json);
  expect(held.rows.find((row) => row.reference === reference)).toMatchObject({ suspicion: 'too-fast' });
  const at = `/desk/enquiries/${reference.toLowerCase()}`;
  const released = enquiryDetailShape.parse((await call(`${at}/work`, { act: 'release' })).json);
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
  const back = enquiryDetailShape.parse((await call(`${at}/answers/${key}/call-back`, {})).json);
  expect(back.work).toMatchObject({ state: 'new', version: 2 });
  expect((await call(at, undefined, { ...thandi, id: 'desk-api-3' })).status).toBe(200);
  expect((await call('/desk/enquiries/MC-2222-2222')).status).toBe(404);
  expect((await call(`${at}/work`, { act: 'fly' })).status).toBe(400);
});

test('where no mailbox is read, that is said, and there is nothing to put anywhere', async () => {
  expect(unmatchedMailsShape.parse((await call('/desk/mails')).json)).toEqual({
    configured: false,
    mailbox: null,
    readAt: null,
    mails: [],
    more: { waiting: 0, machines: 0, away: 0 },
    begun: null,
  });
  expect((await call('/desk/mails/none', { act: 'put-away' })).status).toBe(404);
  expect((await call('/desk/mails/none/look', {})).status).toBe(204);
  expect((await call('/desk/mails/none', { act: 'read' })).status).toBe(400);
  expect((await call('/desk/mails', undefined, 'forged.claim')).status).toBe(401);
  expect(liveShape.parse((await call('/desk/live')).json).mailbox).toEqual({
    comesIn: false,
    unmatched: 0,
    late: 0,
  });
});

test('an administrator says who is at the desk and how it is set; a concierge does not', async () => {
  const roster = {
    people: [thandi, sipho].map((each) => ({ ...each, address: `${each.id}@lodges.example` })),
  };
  expect((await call('/desk/people', roster)).status).toBe(403);
  expect((await call('/desk/people', roster, sipho)).status).toBe(204);
  const { people } = peopleShape.parse((await call('/desk/people')).json);
  // Others of this installation have left with that roster.
  expect(people.flatMap(({ name, left }) => (left ? [] : name))).toEqual(['Sipho', 'Thandi']);
  expect((await call('/desk/settings', { targetHours: 2 })).status).toBe(403);
  expect((await call('/desk/settings')).json).toMatchObject({ targetHours: 4, sendDelay: 10 });
});

test('DSK-05/saved-views DSK-06/export DSK-07/chart-and-table finding, many at once and figures over the wire, in the shapes of the wire', async () => {
  const reference = await desk.posted('Wire');
  const view = { name: 'Held', shared: false, list: 'held', filter: { kinds: ['telephone'] } };
  const { views } = savedViewsShape.parse((await call('/desk/views', view)).json);
  const at = `/desk/views/${views[0]?.id}`;
  expect(savedViewsShape.parse((await call(at, { ...view, name: 'Machines' })).json).views[0]?.name).toBe(
    'Machines',
  );
  expect((await call(`${at}/place`, { place: 0 })).status).toBe(200);
  expect(savedViewsShape.parse((await call('/desk/views')).json).views).toHaveLength(1);
  expect(savedViewsShape.parse((await call(`${at}/remove`, {})).json).views).toEqual([]);
  expect(filterChoicesShape.parse((await call('/desk/choices')).json).kinds).toContain('telephone');

  const selection = { of: 'references', references: [reference] };
  const verb = { act: 'discard' };
  const counted = bulkCountShape.parse((await call('/desk/bulk/count', { selection, verb })).json);
  expect(counted).toMatchObject({ count: 1, left: [] });
  expect((await call('/desk/bulk', { selection, verb, counted: 2 })).json).toMatchObject({
    code: 'count-changed',
  });
  const done = bulkDoneShape.parse((await call('/desk/bulk', { selection, verb, counted: 1 })).json);
  expect(lastBulkShape.parse((await call('/desk/bulk/last')).json).last).toMatchObject({
    id: done.id,
    count: 1,
  });
  expect(bulkDoneShape.parse((await call(`/desk/bulk/${done.id}/undo`, {})).json).done).toBe(1);
  const file = await call('/desk/export', { selection });
  expect([file.status, file.text.includes(reference)]).toEqual([200, true]);

  const today = dayIn(Date.now(), 'Africa/Johannesburg');
  const period = `/desk/figures?from=${today}&to=${today}`;
  expect(figuresShape.parse((await call(period)).json).tables.day).toHaveLength(1);
  expect((await call(`${period}&table=kind`, undefined, thandi, 'text/csv')).text).toContain('"telephone",');
  expect((await call('/desk/figures?from=2020-01-01&to=2026-01-01')).status).toBe(400);
  const metrics = await call('/metrics');
  expect(metrics.text).toMatch(/site_desk_enquiries\{list="held"\} \d/);
});

test('DSK-08/export DSK-08/erase what is of privacy over the wire, in the shapes of the wire', async () => {
  const reference = await desk.posted('Person');
  const about = { address: 'desk.api@example.com' };
  // It is taken up a moment after it came in.
  await expect
    .poll(async () =>
      personShape.parse((await call('/desk/person', about)).json).enquiries.map((each) => each.reference),
    )
    .toContain(reference);
  const page = await call('/desk/person', about, thandi, 'text/html');
  expect(page.text).toContain('<h1>What is held about desk.api@example.com</h1>');
  const [erasure] = erasuresShape.parse((await call('/desk/erasures', { reference })).json).erasures;
  const at = `/desk/erasures/${erasure?.id}`;
  expect((await call(`${at}/confirm`, {})).json).toMatchObject({ code: 'second-person' });
  expect(erasuresShape.parse((await call(`${at}/confirm`, {}, sipho)).json).erasures[0]?.confirmedBy).toBe(
    sipho.id,
  );
  expect((await call(`${at}/receipt`)).status).toBe(409);
  expect((await call(`${at}/withdraw`, {})).status).toBe(200);
  expect(erasuresShape.parse((await call('/desk/erasures')).json).erasures).toEqual([]);

  const hold = { of: { reference }, reason: 'A claim' };
  expect((await call('/desk/holds', hold)).status).toBe(403);
  const { holds } = holdsShape.parse((await call('/desk/holds', hold, sipho)).json);
  expect(holds[0]).toMatchObject({ references: [reference], reason: 'A claim' });
  expect((await call(`/desk/holds/${holds[0]?.id}/lift`, {}, { ...sipho, id: 'desk-api-9' })).status).toBe(
    200,
  );
  expect(
    holdsShape.parse((await call('/desk/holds', undefined, sipho)).json).holds[0]?.liftedAt,
  ).not.toBeNull();
  retentionShape.parse((await call('/desk/retention?month=2027-01')).json);
  expect((await call('/desk/retention?month=soon')).status).toBe(400);

  expect(consentsShape.parse((await call('/desk/consents', { reference })).json).consents).toHaveLength(1);
  expect((await call('/desk/consents', { reference }, thandi, 'text/csv')).text).toContain(reference);
  const withdrawal = { purpose: 'enquiry', way: 'by telephone' };
  expect((await call(`/desk/consents/${reference}/withdraw`, withdrawal, sipho)).status).toBe(200);
  const { accesses } = accessesShape.parse((await call('/desk/accesses', undefined, sipho)).json);
  expect(accesses.map(({ what }) => what)).toContain('exported consents');
  expect((await call('/desk/accesses')).status).toBe(403);
});
