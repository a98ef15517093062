import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskOfAll } from '../../../../../tests/fakes/desk-enquiries.ts';
import {
  type FakeDesk,
  type SiteInternals,
  startSiteInternals,
} from '../../../../../tests/fakes/site-internal-api.ts';
import { createDeskClient, type DeskClient } from '../desk/client.ts';
import { actOnEnquiry, resendFailed } from './desk-actions.ts';

let site: SiteInternals;
let fake: FakeDesk;
let address: string;
let desk: DeskClient;

beforeEach(async () => {
  site = await startSiteInternals('a token');
  fake = site.desk;
  fake.enquiries.push(...deskOfAll(new Date()));
  address = `http://127.0.0.1:${site.port}`;
  desk = createDeskClient({ address, token: 'a token', timeout: 30_000 });
});

afterEach(() => site.close());

const release = { verb: 'release' } as const;

test('SUB-02 a release is done once; a second click of the same person is no error', async () => {
  expect(await actOnEnquiry(desk, 'MC-HELD-2222', release, 'Thandeka', new Date())).toMatchObject({
    code: 'released',
    status: 200,
  });
  expect((await actOnEnquiry(desk, 'MC-HELD-2222', release, 'Thandeka', new Date())).code).toBe('released');
  expect(fake.enquiries.find(({ reference }) => reference === 'MC-HELD-2222')?.actions).toHaveLength(1);
});

test('SUB-02 what somebody else did already is said, with who', async () => {
  await desk.discard('MC-HELD-2222', 'Sipho (sipho@example.com)');
  const outcome = await actOnEnquiry(desk, 'MC-HELD-2222', release, 'Thandeka', new Date());
  expect(outcome).toMatchObject({ code: 'already', status: 409 });
  expect(outcome.text).toContain('Somebody was quicker. Discarded by Sipho (sipho@example.com)');
});

test('SUB-10 what failed can be left unsent, once', async () => {
  const discard = { verb: 'discard' } as const;
  const outcome = await actOnEnquiry(desk, 'MC-DEAD-3333', discard, 'Thandeka', new Date());
  expect(outcome.text).toBe('Left unsent. The enquiry stays open.');
  const again = await actOnEnquiry(desk, 'MC-DEAD-3333', discard, 'Sipho', new Date());
  expect(again.text).toBe(
    'Nothing was done. There is nothing to discard: the enquiry is not held and no delivery failed.',
  );
});

test('one’s own release of an hour ago is a conflict, not a double click', async () => {
  await desk.release('MC-HELD-2222', 'Thandeka');
  const later = new Date(Date.now() + 3_600_000);
  expect((await actOnEnquiry(desk, 'MC-HELD-2222', release, 'Thandeka', later)).code).toBe('already');
});

test('a site that does not answer leaves it open whether it was done', async () => {
  fake.fault = { kind: 'hang' };
  const impatient = createDeskClient({ address, token: 'a token', timeout: 300 });
  const outcome = await actOnEnquiry(impatient, 'MC-HELD-2222', release, 'Thandeka', new Date());
  expect(outcome).toMatchObject({ code: 'unreachable', status: 503, reason: 'timed-out' });
  expect(outcome.text).toContain('we cannot tell whether this was done');
});

test('an enquiry that is gone is said to be gone', async () => {
  expect((await actOnEnquiry(desk, 'MC-0000-0000', release, 'Thandeka', new Date())).status).toBe(404);
});

test('SUB-10 all that failed goes out again, and the number is told', async () => {
  expect((await resendFailed(desk, 'Thandeka', new Date())).text).toBe('One delivery is being sent again.');
  expect((await resendFailed(desk, 'Thandeka', new Date())).text).toBe(
    'Nothing had failed, so nothing was sent again.',
  );
});

test('KEEP-04/send-again a delivered mail is sent once more, and a second click is no second copy', async () => {
  const reference =
    fake.enquiries.find(({ deliveries }) => deliveries[0]?.state === 'delivered')?.reference ?? '';
  const again = { verb: 'send-again', channel: 'concierge-mail' } as const;
  for (let click = 0; click < 2; click++) {
    expect(await actOnEnquiry(desk, reference, again, 'Thandeka', new Date())).toMatchObject({
      code: 'sent-again',
      text: 'It is being sent once more, as a mail of its own.',
    });
  }
  const { actions = [] } = fake.enquiries.find((one) => one.reference === reference) ?? {};
  expect(actions.filter(({ action }) => action === 'sent once more concierge-mail')).toHaveLength(1);
});
