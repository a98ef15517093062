import { setTimeout as delay } from 'node:timers/promises';
import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
} from '@sundowner/enquiries/delivery/delivery-errors';
import { claimJobs } from '@sundowner/enquiries/delivery/outbox/claim';
import { recordOutcome } from '@sundowner/enquiries/delivery/outbox/record';
import { defaultLimits } from '@sundowner/enquiries/limits';
import { beforeEach, expect } from 'vitest';
import { deskCalls } from '../fakes/desk-calls.ts';
import { createStage, onBothDatabases, type Stage, type TestDatabase } from './enquiries-stage.ts';

const second = 1000;
const hour = 3_600_000;
const day = 24 * hour;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let database: TestDatabase;
  let stage: Stage;
  beforeEach(async () => {
    database = await newDatabase();
    stage = createStage(await database.open(), database.dataDir);
  });

  async function delivery(reference: string, channel: string) {
    const detail = await deskCalls(stage.pipeline.desk).show(reference);
    const found = detail?.deliveries.find((entry) => entry.channel === channel);
    if (!found) throw new Error(`No ${channel} delivery.`);
    return found;
  }

  testOnBoth(
    'SUB-10 every channel gets the enquiry once, with all its fields, and the history says so',
    async () => {
      const reference = await stage.accepted();
      expect(await stage.pipeline.worker.tick()).toBe(3);
      expect(await stage.pipeline.worker.tick()).toBe(0);
      const { seen } = stage.channels['concierge-mail'];
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({
        attempt: 1,
        enquiry: {
          reference,
          kind: 'telephone',
          receivedAt: '2026-11-20T12:00:00.000Z',
          values: { name: 'Naledi', surname: 'Okaforsson', tel: '+442079460018', accept: ['consentTrue'] },
          page: '/lionsands',
          linkedTo: null,
          suspicion: null,
        },
      });
      expect(await delivery(reference, 'concierge-mail')).toMatchObject({
        state: 'delivered',
        attempts: 1,
        deliveredAt: '2026-11-20T12:00:00.000Z',
        history: [{ outcome: 'delivered', detail: 'taken' }],
      });
    },
  );

  test('SUB-06 one channel failing holds up none of the others', async () => {
    const reference = await stage.accepted();
    stage.channels.crm.fail(() => new RejectedDeliveryError('HubSpot 400 INVALID_EMAIL'));
    await stage.pipeline.worker.tick();
    const detail = await deskCalls(stage.pipeline.desk).show(reference);
    expect(detail?.deliveries.map((entry) => entry.state)).toEqual(['delivered', 'delivered', 'dead']);
    expect(detail?.work.attention).toEqual(['refused']);
  });

  test('a passing failure is tried again after a growing wait, under the same job id', async () => {
    const reference = await stage.accepted();
    stage.channels.crm.fail(() => new RetryableDeliveryError('HubSpot 503'), 2);
    await stage.pipeline.worker.tick();
    expect(await delivery(reference, 'crm')).toMatchObject({ state: 'waiting', lastError: 'HubSpot 503' });
    stage.clock.at += 2 * second;
    expect(await stage.pipeline.worker.tick()).toBe(0);
    stage.clock.at += 3 * second;
    expect(await stage.pipeline.worker.tick()).toBe(1);
    stage.clock.at += 10 * second;
    expect(await stage.pipeline.worker.tick()).toBe(1);
    expect(await delivery(reference, 'crm')).toMatchObject({
      state: 'delivered',
      attempts: 3,
      lastError: null,
    });
    expect(new Set(stage.channels.crm.seen.map((job) => job.id)).size).toBe(1);
    expect(stage.channels.crm.seen.map((job) => job.attempt)).toEqual([1, 2, 3]);
  });

  test('Retry-After is honoured', async () => {
    const reference = await stage.accepted();
    stage.channels.crm.fail(() => new RetryableDeliveryError('HubSpot 429', { retryAfterSeconds: 900 }));
    await stage.pipeline.worker.tick();
    expect((await delivery(reference, 'crm')).nextAttemptAt).toBe('2026-11-20T12:15:00.000Z');
  });

  test('concierge-mail is tried for 14 days, the others for 7; then they are dead and a person is told', async () => {
    const reference = await stage.accepted();
    for (const channel of ['concierge-mail', 'visitor-mail'] as const) {
      stage.channels[channel].fail(() => new RetryableDeliveryError('SMTP 451'), 500);
    }
    const diedAfter = new Map<string, number>();
    for (let days = 0; days <= 15; days += 0.5) {
      stage.clock.at = Date.parse('2026-11-20T12:00:00Z') + days * day;
      await stage.pipeline.worker.tick();
      for (const channel of ['concierge-mail', 'visitor-mail']) {
        const { state } = await delivery(reference, channel);
        if (state === 'dead' && !diedAfter.has(channel)) diedAfter.set(channel, days);
      }
    }
    expect(Object.fromEntries(diedAfter)).toEqual({ 'concierge-mail': 14, 'visitor-mail': 7 });
    expect(await stage.count('notices', "kind = 'dead'")).toBe(2);
  });

  test('a fault of the destination opens its circuit: its jobs wait, nothing dies, and an alert goes by another path', async () => {
    const first = await stage.accepted();
    stage.channels.crm.fail(() => new DestinationFaultError('HubSpot 401'), 3);
    await stage.pipeline.worker.tick();
    const later = await stage.accepted({ timeToCall: 'Evening' });
    await stage.pipeline.worker.tick();
    expect(stage.channels.crm.seen).toHaveLength(1);
    expect(await delivery(later, 'crm')).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await delivery(later, 'concierge-mail')).toMatchObject({ state: 'delivered' });
    expect((await stage.pipeline.health()).channels.crm).toEqual({ circuit: 'open', reason: 'HubSpot 401' });
    expect(stage.pipeline.alertCounts()).toMatchObject({ 'circuit-open': 1 });

    // Nothing dies of a fault, however long it lasts.
    for (let days = 0; days < 30; days++) {
      stage.clock.at += day;
      await stage.pipeline.worker.tick();
      if (days === 1) expect(stage.channels.crm.seen).toHaveLength(3);
    }
    expect((await delivery(first, 'crm')).state).toBe('delivered');
    expect((await delivery(later, 'crm')).state).toBe('delivered');
    expect((await stage.pipeline.health()).channels.crm).toEqual({ circuit: 'closed' });
    expect(stage.pipeline.alertCounts()).toMatchObject({ 'circuit-open': 1 });
  });

  test('what waited out a fault still has its whole life: it does not die at the first hiccup after it', async () => {
    const references = [await stage.accepted(), await stage.accepted({ timeToCall: 'Evening' })];
    stage.channels.crm.fail(() => new DestinationFaultError('HubSpot 401'), 30);
    for (let days = 0; days < 10; days++) {
      await stage.pipeline.worker.tick();
      stage.clock.at += day;
    }
    // One is the probe and closes the circuit; the other, ten days old by now, fails in passing.
    stage.channels.crm.script.length = 0;
    stage.channels.crm.script.push(() => Promise.resolve({ detail: 'taken' }));
    stage.channels.crm.fail(() => new RetryableDeliveryError('HubSpot 503'));
    await stage.pipeline.worker.tick();
    await stage.pipeline.worker.tick();
    const states = await Promise.all(
      references.map(async (reference) => (await delivery(reference, 'crm')).state),
    );
    expect(states.sort()).toEqual(['delivered', 'waiting']);
  });

  testOnBoth('an open circuit sends one probe at a time', async () => {
    for (const timeToCall of ['Morning', 'Afternoon', 'Evening']) await stage.accepted({ timeToCall });
    stage.channels.crm.fail(() => new DestinationFaultError('HubSpot 401'), 10);
    await stage.pipeline.worker.tick();
    const before = stage.channels.crm.seen.length;
    stage.clock.at += 30 * second;
    expect(await stage.pipeline.worker.tick()).toBe(1);
    expect(await stage.pipeline.worker.tick()).toBe(0);
    expect(stage.channels.crm.seen.length).toBe(before + 1);
  });

  testOnBoth(
    'a job whose worker vanished is taken over after its lease, and the late answer of the first is not taken',
    async () => {
      const reference = await stage.accepted();
      const [held] = await claimJobs(stage.store, 'crm', 1, stage.clock.at, defaultLimits);
      if (!held) throw new Error('Nothing to claim.');
      stage.clock.at += 59 * second;
      expect(await claimJobs(stage.store, 'crm', 1, stage.clock.at, defaultLimits)).toEqual([]);
      stage.clock.at += second;
      const [taken] = await claimJobs(stage.store, 'crm', 1, stage.clock.at, defaultLimits);
      expect(taken).toMatchObject({ id: held.id, attempts: 2 });
      const late = await recordOutcome(
        stage.store,
        held,
        { kind: 'delivered', detail: 'late' },
        stage.clock.at,
        defaultLimits,
      );
      expect(late).toEqual({ state: 'superseded', circuit: 'unchanged' });
      expect(await delivery(reference, 'crm')).toMatchObject({
        state: 'sending',
        history: [{ outcome: 'lost' }],
      });
    },
  );

  testOnBoth('a poison job dies after five lost workers, the queue behind it lives', async () => {
    const poison = await stage.accepted();
    for (let worker = 0; worker < 5; worker++) {
      expect(await claimJobs(stage.store, 'crm', 1, stage.clock.at, defaultLimits)).toHaveLength(1);
      // Its other deliveries go now: one that is recorded in the last round would hold the enquiry, and the lost job waits for the round after.
      if (worker === 0) await stage.pipeline.worker.tick();
      stage.clock.at += 60 * second;
    }
    const next = await stage.accepted({ timeToCall: 'Evening' });
    await stage.pipeline.worker.tick();
    expect(await delivery(poison, 'crm')).toMatchObject({ state: 'dead', attempts: 5 });
    expect(await delivery(next, 'crm')).toMatchObject({ state: 'delivered' });
  });

  test('an error of no known class is tried five times and never quoted', async () => {
    const reference = await stage.accepted();
    stage.channels.crm.fail(() => new TypeError('naledi.okaforsson@example.com is not iterable'), 10);
    for (let attempt = 0; attempt < 8; attempt++) {
      await stage.pipeline.worker.tick();
      stage.clock.at += hour;
    }
    expect(await delivery(reference, 'crm')).toMatchObject({
      state: 'dead',
      attempts: 5,
      lastError: 'Unexpected TypeError',
    });
  });

  test('a delivery that never ends is ended after its time and tried again', async () => {
    const hurried = createStage(stage.store, stage.dataDir, {
      keyring: stage.keyring,
      deliveryTime: 200,
    });
    const reference = await stage.accepted();
    let aborted = false;
    hurried.channels.crm.script.push((_job, signal) => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      return new Promise(() => {});
    });
    await hurried.pipeline.worker.tick();
    expect(aborted).toBe(true);
    expect(await delivery(reference, 'crm')).toMatchObject({
      state: 'waiting',
      lastError: 'No answer within 200 ms',
    });
  });

  testOnBoth('two processes never deliver one job twice', async () => {
    const other = createStage(await database.open(), stage.dataDir, { keyring: stage.keyring });
    const references = await Promise.all(
      Array.from({ length: 30 }, (_, index) => stage.accepted({ timeToCall: `at ${index}` })),
    );
    for (let round = 0; round < 12; round++) {
      await Promise.all([stage.pipeline.worker.tick(), other.pipeline.worker.tick()]);
    }
    for (const channel of ['concierge-mail', 'visitor-mail', 'crm'] as const) {
      const seen = [...stage.channels[channel].seen, ...other.channels[channel].seen];
      expect(seen.map((job) => job.enquiry.reference).sort()).toEqual([...references].sort());
    }
  });

  test('stopping finishes what is in flight and claims nothing more', async () => {
    const reference = await stage.accepted();
    let finish: () => void = () => {};
    stage.channels.crm.script.push(
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ detail: 'finished' });
        }),
    );
    stage.pipeline.worker.start();
    while (stage.channels.crm.seen.length === 0) await delay(5);
    const stopped = stage.pipeline.worker.stop();
    await stage.accepted({ timeToCall: 'Evening' });
    finish();
    await stopped;
    expect((await delivery(reference, 'crm')).history).toMatchObject([{ detail: 'finished' }]);
    expect(await stage.count('deliveries', "state = 'pending'")).toBe(3);
    expect(await stage.count('deliveries', "state = 'sending'")).toBe(0);
  });

  test('an accepted enquiry wakes the worker: it does not wait for the next poll', async () => {
    const quick = createStage(stage.store, stage.dataDir, { limits: { poll: 60_000 } });
    quick.pipeline.worker.start();
    await delay(50);
    await quick.accepted();
    // Long before the next poll is due.
    await expect.poll(() => quick.channels['concierge-mail'].seen.length, { timeout: 30_000 }).toBe(1);
    await quick.pipeline.worker.stop();
    expect(quick.channels['concierge-mail'].seen).toHaveLength(1);
  });
});
