import { RejectedDeliveryError, RetryableDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { mailIdOf } from '@sundowner/enquiries/delivery/mail/thread';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { formVersion } from '@sundowner/enquiries/intake/form-reference';
import { isRefused } from '@sundowner/enquiries/work/access';
import { beforeEach, expect } from 'vitest';
import { deskCalls, taken } from '../fakes/desk-calls.ts';
import { createStage, onBothDatabases, type Stage } from './enquiries-stage.ts';

const minute = 60_000;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let stage: Stage;
  beforeEach(async () => {
    const database = await newDatabase();
    stage = createStage(await database.open(), database.dataDir);
  });

  /** The desk, as an operator asks it; one whose words can be searched. */
  const operator = () => deskCalls(stage.pipeline.desk);
  const list = async (request: Parameters<ReturnType<typeof deskCalls>['list']>[0] = {}) => {
    await stage.pipeline.triage.tick();
    return operator().list(request);
  };
  const found = async (words: string) => {
    await stage.pipeline.tidy();
    return (await list({ words })).rows.map(({ reference }) => reference);
  };

  async function held(fields = {}): Promise<string> {
    const result = await stage.submit({ feedback: 'x', ...fields });
    return result.status === 'created' ? result.reference : '';
  }

  testOnBoth(
    'SUB-10 the inbox shows an accepted enquiry with the form\u2019s labels, in its order',
    async () => {
      const reference = await stage.accepted();
      expect(await list()).toMatchObject({
        rows: [
          {
            reference,
            kind: 'telephone',
            state: 'accepted',
            receivedAt: '2026-11-20T12:00:00.000Z',
            name: 'Naledi Okaforsson',
            headline: 'Call back, Afternoon',
            country: 'United Kingdom',
            work: { state: 'new', attention: [] },
          },
        ],
        nextCursor: null,
        counts: { new: 1, held: 0, attention: 0, all: 1 },
        found: 1,
      });
      const detail = await operator().show(reference.toLowerCase().replaceAll('-', ' '));
      expect(detail?.fields).toEqual([
        { name: 'name', label: 'First name', value: 'Naledi' },
        { name: 'surname', label: 'Surname', value: 'Okaforsson' },
        { name: 'tel', label: 'Telephone number', value: '+44 20 7946 0018' },
        { name: 'email', label: 'Email address', value: 'naledi.okaforsson@example.com' },
        { name: 'country', label: 'Country', value: 'United Kingdom' },
        { name: 'timeToCall', label: 'Preferred time to call', value: 'Afternoon' },
      ]);
      // The consent stands on its own, with the words that were agreed to.
      expect(detail).toMatchObject({
        consent: { text: expect.stringContaining('recorded and stored') },
        page: '/lionsands',
        formVersion: formVersion(telephoneForm),
        suspicion: null,
        deliveries: [
          { channel: 'concierge-mail', state: 'pending' },
          { channel: 'visitor-mail', state: 'pending' },
          { channel: 'crm', state: 'pending' },
        ],
        linkedTo: null,
      });
      expect(detail?.actions.filter(({ person }) => person !== null)).toEqual([]);
      expect(await operator().show('MC-2222-2222')).toBeNull();
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
      seen.push(...page.rows.map((enquiry) => enquiry.reference));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(references);
    expect((await list({ cursor: 'nonsense' })).rows).toHaveLength(12);
  });

  test.each([
    ['okaforsson', 1],
    ['  NALEDI   oka', 1],
    ['zoe', 1],
    ['Zoë müller', 1],
    ['okaforsson zoe', 0],
    ['+44 20 7946-0018', 2],
    ['020 7946 0018', 2],
    ['7946 0019', 0],
    ['example.com', 2],
    ['nobody', 0],
    ['%', 0],
  ])('a search for "%s" over encrypted names finds %d', async (words, count) => {
    await stage.accepted();
    await stage.accepted({ name: 'Zoë', surname: 'Müller', email: 'z@example.com' });
    expect(await found(words)).toHaveLength(count);
  });

  test('a reference is found with and without its hyphens', async () => {
    const reference = await stage.accepted();
    await stage.accepted({ timeToCall: 'Evening' });
    for (const query of [reference, reference.replaceAll('-', ''), reference.slice(3).toLowerCase()]) {
      expect(await found(query)).toEqual([reference]);
    }
  });

  test('SUB-02 a held enquiry is released by a person, and only then sent', async () => {
    const reference = await held();
    expect(await list({ list: 'held' })).toMatchObject({
      rows: [{ reference, state: 'quarantined' }],
      counts: { new: 0, held: 1, all: 1 },
    });
    expect((await operator().show(reference))?.deliveries).toEqual([]);
    expect(await stage.pipeline.worker.tick()).toBe(0);
    const released = await deskCalls(stage.pipeline.desk, 'thandeka@example.com').release(reference);
    expect(released).toMatchObject({
      state: 'accepted',
      work: { state: 'new', attention: [] },
      suspicion: 'honeypot',
    });
    expect(taken(released).actions.at(-1)).toMatchObject({
      at: '2026-11-20T12:00:00.000Z',
      by: 'thandeka@example.com',
      person: 'command-line',
      action: 'released',
    });
    expect(await stage.pipeline.worker.tick()).toBe(2);
    expect(stage.channels['concierge-mail'].seen[0]?.enquiry.suspicion).toBe('honeypot');
    expect(await operator().release(reference)).toEqual({
      outcome: 'refused',
      code: 'wrong-state',
      detail: 'Only an enquiry that is held can be released.',
    });
    expect(stage.logged()).not.toContain('thandeka@example.com');
  });

  testOnBoth('two who release at once make its deliveries once', async () => {
    const reference = await held();
    const results = await Promise.all([operator().release(reference), operator().release(reference)]);
    expect(results.filter(isRefused)).toMatchObject([{ code: 'wrong-state' }]);
    expect(await stage.count('deliveries')).toBe(2);
  });

  test('a held enquiry is discarded and sent nowhere', async () => {
    const reference = await held();
    expect(await operator().discard(reference)).toMatchObject({
      state: 'discarded',
      work: { attention: [] },
      actions: [{ action: 'discarded', by: 'Thandeka' }],
    });
    expect(await operator().release(reference)).toMatchObject({ code: 'wrong-state' });
    expect(await stage.pipeline.worker.tick()).toBe(0);
    expect((await list({ list: 'held' })).rows).toEqual([]);
  });

  test('a dead delivery is shown until somebody resends or discards it', async () => {
    const reference = await stage.accepted();
    stage.channels.crm.fail(() => new RejectedDeliveryError('HubSpot 400 BLOCKED_EMAIL'), 2);
    await stage.pipeline.worker.tick();
    expect(await list({ list: 'attention' })).toMatchObject({
      rows: [{ reference, work: { attention: ['refused'] } }],
      counts: { attention: 1 },
    });
    const resent = await operator().resend(reference, 'crm');
    expect(resent).toMatchObject({ work: { attention: [] } });
    expect(taken(resent).actions.at(-1)).toMatchObject({
      by: 'Thandeka',
      person: 'command-line',
      action: 'resent crm',
    });
    await stage.pipeline.worker.tick();
    expect(stage.channels.crm.seen.map((job) => job.id)).toHaveLength(2);
    expect(new Set(stage.channels.crm.seen.map((job) => job.id)).size).toBe(1);
    expect(await operator().dismiss(reference)).toMatchObject({
      state: 'accepted',
      work: { attention: [] },
      deliveries: [{}, {}, { state: 'dead', leftUnsent: true }],
    });
    expect((await list({ list: 'attention' })).rows).toEqual([]);
    expect(await operator().dismiss(reference)).toMatchObject({ code: 'wrong-state' });
  });

  test('what is delivered is not resent, and an unknown reference is not found', async () => {
    const reference = await stage.accepted();
    await stage.pipeline.worker.tick();
    expect(await operator().resend(reference, 'crm')).toMatchObject({ code: 'wrong-state' });
    expect(await operator().resend(reference, 'webhook')).toMatchObject({ code: 'wrong-state' });
    expect(await operator().release('MC-2222-2222')).toMatchObject({ code: 'not-found' });
  });

  testOnBoth('dead deliveries are resent by filter, each with who and when', async () => {
    const references = [await stage.accepted(), await stage.accepted({ timeToCall: 'Evening' })];
    stage.channels.crm.fail(() => new RejectedDeliveryError('no'), 2);
    stage.channels['visitor-mail'].fail(() => new RejectedDeliveryError('no'), 2);
    await stage.pipeline.worker.tick();
    expect(await operator().resendAll({ state: 'dead', channel: 'crm' })).toBe(2);
    expect(await operator().resendAll({ state: 'dead' })).toBe(2);
    expect(await operator().resendAll({ state: 'dead' })).toBe(0);
    const detail = await operator().show(references[0] ?? '');
    const resends = detail?.actions.filter(({ action }) => action.startsWith('resent'));
    expect(resends?.map(({ by, person, action }) => `${by}, ${person}: ${action}`)).toEqual([
      'Thandeka, command-line: resent crm',
      'Thandeka, command-line: resent visitor-mail',
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
      (await operator().show(reference))?.deliveries.find(({ channel }) => channel === 'crm');
    expect(await crm()).toMatchObject({ state: 'waiting', attempts: 4 });
    await operator().resend(reference, 'crm');
    await stage.pipeline.worker.tick();
    const again = await crm();
    expect(again).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(again?.history).toHaveLength(5);
    // Five seconds at most, as after a first failure.
    expect(Date.parse(again?.nextAttemptAt ?? '') - stage.clock.at).toBeLessThanOrEqual(5000);
  });

  test('KEEP-04/send-again a delivered mail is sent once more by choice, as a copy of its own', async () => {
    const reference = await stage.accepted();
    const { worker } = stage.pipeline;
    const desk = operator();
    expect(await desk.sendAgain(reference, 'concierge-mail')).toMatchObject({ code: 'wrong-state' });
    await worker.tick();
    expect(await desk.sendAgain(reference, 'concierge-mail')).toMatchObject({ reference });
    await worker.tick();
    const { seen } = stage.channels['concierge-mail'];
    expect(seen.map(({ copy }) => copy)).toEqual([0, 1]);
    expect(seen.map(mailIdOf)).toEqual([seen[0]?.id, `${seen[0]?.id}.1`]);
    const shown = await desk.show(reference);
    expect(shown?.deliveries[0]).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(shown?.actions.at(-1)).toMatchObject({
      by: 'Thandeka',
      person: 'command-line',
      action: 'sent once more concierge-mail',
    });
    for (const channel of ['crm', 'webhook'] as const) {
      expect(await desk.sendAgain(reference, channel)).toMatchObject({ code: 'wrong-state' });
    }
  });

  test('a delivery not done after fifteen minutes is late', async () => {
    await stage.accepted();
    stage.channels.crm.fail(() => new RetryableDeliveryError('HubSpot 503', { retryAfterSeconds: 3600 }));
    await stage.pipeline.worker.tick();
    stage.clock.at += 15 * minute;
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
    const page = await deskCalls(stranger.pipeline.desk).list();
    expect(page.rows).toMatchObject([{ name: '', headline: 'Call back', country: null }]);
    await stranger.pipeline.worker.tick();
    expect(await stranger.count('deliveries', "state = 'waiting'")).toBe(3);
  });
});
