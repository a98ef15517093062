import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { claimJobs } from '../delivery/outbox/claim.ts';
import { recordOutcome } from '../delivery/outbox/record.ts';
import { defaultLimits as limits } from '../limits.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import { createVault } from '../store/vault.ts';
import type { Bounce } from './bounce.ts';
import { takeBounce } from './take-bounce.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const host = 'example.com';
const key = randomBytes(32);
const vault = createVault([key], { subscription: key, fingerprint: key, search: key });
const hash = createPersonHash(vault);
const naledi = 'naledi@example.org';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
  await desk.add('AAAA-2222', { receivedAt: start, channels: ['visitor-mail'] });
  await desk.store.transaction((sql) => sql.run('UPDATE enquiries SET person = ?', [hash(naledi)]));
});
afterEach(() => desk.close());

/** Tries the confirmation once. @returns its id */
async function tried(now: number, kind: 'unclear' | 'delivered' = 'unclear'): Promise<string> {
  const [job] = await claimJobs(desk.store, 'visitor-mail', 1, now, limits);
  if (!job) throw new Error('There was nothing to send.');
  await recordOutcome(desk.store, job, { kind, detail: 'said nothing' }, now, limits);
  return job.id;
}

const failure: Bounce = {
  of: [],
  references: [],
  addresses: [naledi],
  failed: true,
  late: false,
  codes: '550, 5.1.1',
  reason: 'There is no such mailbox.',
};
const take = (bounce: Partial<Bounce>, now: number) =>
  desk.store.transaction((sql) =>
    takeBounce(sql, { ...failure, ...bounce }, { vault, hash, hosts: [host, 'former.example'] }, now, now),
  );
const report = (id: string, now: number, failed = true, from = host) =>
  take({ of: [`${id}@${from}`], failed }, now);
const row = async () =>
  (await desk.store.read.rows('SELECT state, unclear, dismissed_at, last_error FROM deliveries'))[0];
const cameBack = { state: 'dead', last_error: 'It came back from their mail server (550, 5.1.1).' };
const marked = async () =>
  (await desk.store.read.rows('SELECT role, failed_at, failed_reason FROM participants'))[0];

test('CNV-07/complaint a mail marked as spam arrived: its address is marked, once, and nothing is sent again', async () => {
  const id = await tried(start, 'delivered');
  const complaint = { of: [`${id}@${host}`], addresses: [], failed: false, complaint: true } as const;
  for (const later of [1, 2]) expect(await take(complaint, start + later)).toBe(true);
  expect(await row()).toMatchObject({ state: 'delivered', dismissed_at: null });
  expect(await marked()).toEqual({
    role: 'traveller',
    failed_at: start + 2,
    failed_reason: 'Marked as spam by the recipient.',
  });
  expect(await desk.one("SELECT COUNT(*) FROM attempts WHERE outcome = 'complaint'")).toBe(1);
  expect(await desk.one("SELECT COUNT(*) FROM actions WHERE action = 'had a mail marked as spam'")).toBe(1);
});

test('a mail that was left because it may have arrived, and comes back, has not', async () => {
  await tried(start);
  const id = await tried(start + limits.longestBackoff);
  expect(await row()).toMatchObject({ state: 'dead', unclear: 2 });
  const later = start + 2 * limits.longestBackoff;
  expect(await report(id, later, false)).toBe(true);
  expect(await row()).toMatchObject({ state: 'dead', unclear: 2 });
  expect(await report(id, later)).toBe(true);
  expect(await row()).toEqual({ ...cameBack, unclear: 0, dismissed_at: null });
  expect(await desk.one("SELECT COUNT(*) FROM attempts WHERE outcome = 'bounced'")).toBe(1);
  // The same report once more changes nothing.
  expect(await report(id, later + 1)).toBe(true);
  expect(await desk.one("SELECT COUNT(*) FROM attempts WHERE outcome = 'bounced'")).toBe(1);
});

test('one that waits to be tried again is not ended by a report of the try before', async () => {
  const id = await tried(start);
  expect(await report(id, start + 1)).toBe(true);
  expect(await row()).toMatchObject({ state: 'waiting', unclear: 1 });
});

test('CNV-08/address-marked what came back marks the address, with the reason in words', async () => {
  const id = await tried(start, 'delivered');
  expect(await report(id, start + 1)).toBe(true);
  expect(await row()).toMatchObject(cameBack);
  expect(await marked()).toEqual({
    role: 'traveller',
    failed_at: start + 1,
    failed_reason: 'There is no such mailbox (550, 5.1.1).',
  });
});

test('CNV-08/by-reference a report without any id is taken where it names their address as well', async () => {
  await tried(start, 'delivered');
  const references = ['MC-AAAA-2222'];
  expect(await take({ references, addresses: ['somebody@example.org'] }, start + 1)).toBe(false);
  expect(await take({ references, addresses: [] }, start + 1)).toBe(false);
  expect(await row()).toMatchObject({ state: 'delivered' });
  expect(await take({ references }, start + 1)).toBe(true);
  expect(await row()).toMatchObject(cameBack);
});

test('CNV-08/passed-on an address we do not know is where theirs passes mails on to: nobody has received it', async () => {
  const id = await tried(start, 'delivered');
  expect(await take({ of: [`${id}@${host}`], addresses: ['new@mail.example'] }, start + 1)).toBe(true);
  expect(await row()).toMatchObject(cameBack);
  expect(await marked()).toMatchObject({ role: 'traveller', failed_at: start + 1 });
});

test('CNV-08/late one their server still tries stays delivered, and says so', async () => {
  const id = await tried(start, 'delivered');
  const late = { of: [`${id}@${host}`], failed: false, late: true, addresses: [], codes: '451, 4.4.1' };
  expect(await take(late, start + 1)).toBe(true);
  expect(await row()).toMatchObject({ state: 'delivered' });
  expect(await desk.one("SELECT detail FROM attempts WHERE outcome = 'late'")).toBe(
    'Their mail server has not passed it on yet (451, 4.4.1).',
  );
});

test('CNV-08/not-ours ids of others’ mails are no reports of ours', async () => {
  const id = await tried(start, 'delivered');
  expect(await take({ of: [`${id}@elsewhere.example`] }, start + 1)).toBe(false);
  expect(await row()).toMatchObject({ state: 'delivered' });
});

test('CNV-08/former-domain a mail of an earlier domain that comes back is ours', async () => {
  const id = await tried(start, 'delivered');
  expect(await report(id, start + 1, true, 'former.example')).toBe(true);
});
