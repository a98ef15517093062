import {
  RejectedDeliveryError,
  RetryableDeliveryError,
} from '@sundowner/enquiries/delivery/channels/channel';
import { mailIdOf } from '@sundowner/enquiries/delivery/mail/thread';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { formVersion } from '@sundowner/enquiries/intake/form-version';
import { beforeEach, expect } from 'vitest';
import { createStage, onBothDatabases, type Stage } from './enquiries-stage.ts';

const minute = 60_000;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let stage: Stage;
  beforeEach(async () => {
    const database = await newDatabase();
    stage = createStage(await database.open(), database.dataDir);
  });

  const list = (request: Partial<Parameters<Stage['pipeline']['desk']['list']>[0]> = {}) =>
    stage.pipeline.desk.list({ view: 'all', query: '', cursor: null, limit: 25, ...request });

  async function held(fields = {}): Promise<string> {
    const result = await stage.submit({ feedback: 'x', ...fields });
    return result.status === 'created' ? result.reference : '';
  }

  testOnBoth(
    'SUB-10 the inbox shows an accepted enquiry with the form\u2019s labels, in its order',
    async () => {
      const reference = await stage.accepted();
      expect(await list()).toEqual({
        enquiries: [
          {
            reference,
            kind: 'telephone',
            state: 'accepted',
            receivedAt: '2026-11-20T12:00:00.000Z',
            name: 'Naledi Okaforsson',
            headline: 'Call back, Afternoon',
            country: 'United Kingdom',
            attention: 'none',
            deliveries: [
              { channel: 'concierge-mail', state: 'pending' },
              { channel: 'visitor-mail', state: 'pending' },
              { channel: 'crm', state: 'pending' },
            ],
            linkedTo: null,
          },
        ],
        nextCursor: null,
        counts: { open: 1, held: 0, failed: 0, all: 1 },
      });
      const detail = await stage.pipeline.desk.show(reference.toLowerCase().replaceAll('-', ' '));
      expect(detail?.fields).toEqual([
        { name: 'name', label: 'First name', value: 'Naledi' },
        { name: 'surname', label: 'Surname', value: 'Okaforsson' },
        { name: 'tel', label: 'Telephone number', value: '+442079460018' },
        { name: 'email', label: 'Email address', value: 'naledi.okaforsson@example.com' },
        { name: 'country', label: 'Country', value: 'United Kingdom' },
        { name: 'timeToCall', label: 'Preferred time to call', value: 'Afternoon' },
      ]);
      // The consent stands on its own, with the words that were agreed to.
      expect(detail).toMatchObject({
        consent: { text: expect.stringContaining('POPI') },
        page: '/lionsands',
        formVersion: formVersion(telephoneForm),
        suspicion: null,
        actions: [],
      });
      expect(await stage.pipeline.desk.show('MC-2222-2222')).toBeNull();
    },
  );

  testOnBoth('pages follow one another without a gap or a double, newest first', async () => {
    const references: string[] = [];
    for (let index = 0; index < 12; index++) {
      // Some of the same millisecond.
      if (index % 3 === 0) stage.clock.at += 1;
      references.unshift(await stage.accepted({ timeToCall: `at ${index}` }));
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ limit: 5, cursor });
      seen.push(...page.enquiries.map((enquiry) => enquiry.reference));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(references);
    expect((await list({ cursor: 'nonsense' })).enquiries).toHaveLength(12);
  });

  test.each([
    ['okaforsson', 1],
    ['  NALEDI   oka', 1],
    ['zoe', 1],
    ['Zoë müller', 1],
    ['7946 0018', 2],
    ['example.com', 2],
    ['nobody', 0],
    ['%', 0],
  ])('a search for "%s" over encrypted names finds %d', async (query, count) => {
    await stage.accepted();
    await stage.accepted({ name: 'Zoë', surname: 'Müller', email: 'z@example.com' });
    expect((await list({ query })).enquiries).toHaveLength(count);
  });

  test('a reference is found with and without its hyphens', async () => {
    const reference = await stage.accepted();
    await stage.accepted({ timeToCall: 'Evening' });
    for (const query of [reference, reference.replaceAll('-', ''), reference.slice(3).toLowerCase()]) {
      expect((await list({ query })).enquiries.map((enquiry) => enquiry.reference)).toEqual([reference]);
    }
  });

  test('a bounded search says where to go on', async () => {
    const few = createStage(stage.store, stage.dataDir, {
      keyring: stage.keyring,
      limits: { searchScan: 3 },
    });
    const oldest = await stage.accepted({ surname: 'Mabuza' });
    for (let index = 0; index < 5; index++) {
      stage.clock.at += 1;
      await stage.accepted({ timeToCall: `at ${index}` });
    }
    const search = (cursor: string | null) =>
      few.pipeline.desk.list({ view: 'all', query: 'mabuza', cursor, limit: 5 });
    const first = await search(null);
    expect(first).toMatchObject({ enquiries: [], nextCursor: expect.any(String) });
    expect((await search(first.nextCursor)).enquiries.map((enquiry) => enquiry.reference)).toEqual([oldest]);
  });

  test('SUB-02 a held enquiry is released by a person, and only then sent', async () => {
    const reference = await held();
    expect(await list({ view: 'held' })).toMatchObject({
      enquiries: [{ reference, state: 'quarantined', attention: 'held', deliveries: [] }],
      counts: { open: 0, held: 1, all: 1 },
    });
    expect(await stage.pipeline.worker.tick()).toBe(0);
    const released = await stage.pipeline.desk.release(reference, 'thandeka@example.com');
    expect(released).toMatchObject({
      outcome: 'done',
      enquiry: {
        state: 'accepted',
        attention: 'none',
        suspicion: 'honeypot',
        actions: [{ at: '2026-11-20T12:00:00.000Z', by: 'thandeka@example.com', action: 'released' }],
      },
    });
    expect(await stage.pipeline.worker.tick()).toBe(2);
    expect(stage.channels['concierge-mail'].seen[0]?.enquiry.suspicion).toBe('honeypot');
    expect(await stage.pipeline.desk.release(reference, 'thandeka')).toEqual({
      outcome: 'conflict',
      reason: 'Only an enquiry that is held can be released.',
    });
    expect(stage.logged()).not.toContain('thandeka@example.com');
  });

  testOnBoth('two who release at once make its deliveries once', async () => {
    const reference = await held();
    const results = await Promise.all([
      stage.pipeline.desk.release(reference, 'a'),
      stage.pipeline.desk.release(reference, 'b'),
    ]);
    expect(results.map((result) => result.outcome).sort()).toEqual(['conflict', 'done']);
    expect(await stage.count('deliveries')).toBe(2);
  });

  test('a held enquiry is discarded and sent nowhere', async () => {
    const reference = await held();
    expect(await stage.pipeline.desk.discard(reference, 'thandeka')).toMatchObject({
      outcome: 'done',
      enquiry: { state: 'discarded', attention: 'none', actions: [{ action: 'discarded' }] },
    });
    expect(await stage.pipeline.desk.release(reference, 'thandeka')).toMatchObject({ outcome: 'conflict' });
    expect(await stage.pipeline.worker.tick()).toBe(0);
    expect((await list({ view: 'held' })).enquiries).toEqual([]);
  });

  test('a dead delivery is shown until somebody resends or discards it', async () => {
    const reference = await stage.accepted();
    stage.channels.crm.fail(() => new RejectedDeliveryError('HubSpot 400 BLOCKED_EMAIL'), 2);
    await stage.pipeline.worker.tick();
    expect(await list({ view: 'failed' })).toMatchObject({
      enquiries: [{ reference, attention: 'failed' }],
      counts: { failed: 1 },
    });
    const resent = await stage.pipeline.desk.resend(reference, 'crm', 'thandeka');
    expect(resent).toMatchObject({
      outcome: 'done',
      enquiry: { attention: 'none', actions: [{ action: 'resent crm' }] },
    });
    await stage.pipeline.worker.tick();
    expect(stage.channels.crm.seen.map((job) => job.id)).toHaveLength(2);
    expect(new Set(stage.channels.crm.seen.map((job) => job.id)).size).toBe(1);
    expect(await stage.pipeline.desk.discard(reference, 'thandeka')).toMatchObject({
      outcome: 'done',
      enquiry: { state: 'accepted', attention: 'none' },
    });
    expect((await list({ view: 'failed' })).enquiries).toEqual([]);
    expect(await stage.pipeline.desk.discard(reference, 'thandeka')).toMatchObject({ outcome: 'conflict' });
  });

  test('what is delivered is not resent, and an unknown reference is not found', async () => {
    const reference = await stage.accepted();
    await stage.pipeline.worker.tick();
    expect(await stage.pipeline.desk.resend(reference, 'crm', 'thandeka')).toMatchObject({
      outcome: 'conflict',
    });
    expect(await stage.pipeline.desk.resend(reference, 'webhook', 'thandeka')).toMatchObject({
      outcome: 'conflict',
    });
    expect(await stage.pipeline.desk.release('MC-2222-2222', 'thandeka')).toEqual({ outcome: 'not-found' });
  });

  testOnBoth('dead deliveries are resent by filter, each with who and when', async () => {
    const references = [await stage.accepted(), await stage.accepted({ timeToCall: 'Evening' })];
    stage.channels.crm.fail(() => new RejectedDeliveryError('no'), 2);
    stage.channels['visitor-mail'].fail(() => new RejectedDeliveryError('no'), 2);
    await stage.pipeline.worker.tick();
    expect(await stage.pipeline.desk.resendAll({ state: 'dead', channel: 'crm' }, 'thandeka')).toBe(2);
    expect(await stage.pipeline.desk.resendAll({ state: 'dead' }, 'thandeka')).toBe(2);
    expect(await stage.pipeline.desk.resendAll({ state: 'dead' }, 'thandeka')).toBe(0);
    const detail = await stage.pipeline.desk.show(references[0] ?? '');
    expect(detail?.actions.map(({ by, action }) => `${by}: ${action}`)).toEqual([
      'thandeka: resent crm',
      'thandeka: resent visitor-mail',
    ]);
  });

  test('KEEP-04/resend a resent delivery is tried as if for the first time', async () => {
    const reference = await stage.accepted();
    stage.channels.crm.fail(() => new RetryableDeliveryError('503'), 5);
    for (let hours = 0; hours < 4; hours++) {
      await stage.pipeline.worker.tick();
      stage.clock.at += 60 * minute;
    }
    const crm = async () =>
      (await stage.pipeline.desk.show(reference))?.deliveries.find(({ channel }) => channel === 'crm');
    expect(await crm()).toMatchObject({ state: 'waiting', attempts: 4 });
    await stage.pipeline.desk.resend(reference, 'crm', 'Thandeka');
    await stage.pipeline.worker.tick();
    const again = await crm();
    expect(again).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(again?.history).toHaveLength(5);
    // Five seconds at most, as after a first failure.
    expect(Date.parse(again?.nextAttemptAt ?? '') - stage.clock.at).toBeLessThanOrEqual(5000);
  });

  test('KEEP-04/send-again a delivered mail is sent once more by choice, as a copy of its own', async () => {
    const reference = await stage.accepted();
    const { desk, worker } = stage.pipeline;
    expect(await desk.sendAgain(reference, 'concierge-mail', 'Thandeka')).toMatchObject({
      outcome: 'conflict',
    });
    await worker.tick();
    expect(await desk.sendAgain(reference, 'concierge-mail', 'Thandeka')).toMatchObject({ outcome: 'done' });
    await worker.tick();
    const { seen } = stage.channels['concierge-mail'];
    expect(seen.map(({ copy }) => copy)).toEqual([0, 1]);
    expect(seen.map(mailIdOf)).toEqual([seen[0]?.id, `${seen[0]?.id}.1`]);
    const shown = await desk.show(reference);
    expect(shown?.deliveries[0]).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(shown?.actions).toMatchObject([{ by: 'Thandeka', action: 'sent once more concierge-mail' }]);
    for (const channel of ['crm', 'webhook'] as const) {
      expect(await desk.sendAgain(reference, channel, 'Thandeka')).toMatchObject({ outcome: 'conflict' });
    }
  });

  test('a delivery not done after fifteen minutes is late', async () => {
    const reference = await stage.accepted();
    stage.channels.crm.fail(() => new RetryableDeliveryError('HubSpot 503', { retryAfterSeconds: 3600 }));
    await stage.pipeline.worker.tick();
    stage.clock.at += 15 * minute;
    expect(await stage.pipeline.desk.show(reference)).toMatchObject({ attention: 'late' });
    expect(await stage.pipeline.health()).toMatchObject({
      enquiries: {
        total: 1,
        pending: 1,
        late: 1,
        dead: 0,
        quarantined: 0,
        oldestPendingSeconds: 900,
        lastReceivedAt: '2026-11-20T12:00:00.000Z',
      },
    });
  });

  test('one enquiry whose key is gone does not empty the inbox', async () => {
    await stage.accepted();
    const stranger = createStage(stage.store, stage.dataDir);
    const page = await stranger.pipeline.desk.list({ view: 'all', query: '', cursor: null, limit: 25 });
    expect(page.enquiries).toMatchObject([{ name: '', headline: 'Call back', country: null }]);
    await stranger.pipeline.worker.tick();
    expect(await stranger.count('deliveries', "state = 'waiting'")).toBe(3);
  });
});
