import { storePace } from '@sundowner/enquiries/delivery/channels/hubspot/pace';
import { DestinationFaultError, RetryableDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { claimJobs } from '@sundowner/enquiries/delivery/outbox/claim';
import { recordOutcome } from '@sundowner/enquiries/delivery/outbox/record';
import { defaultLimits as limits } from '@sundowner/enquiries/limits';
import { beforeEach, expect } from 'vitest';
import { deskCalls } from '../fakes/desk-calls.ts';
import { createStage, onBothDatabases, type Stage, startTime, type TestDatabase } from './enquiries-stage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

onBothDatabases((newDatabase, { testOnBoth }) => {
  let database: TestDatabase;
  let stage: Stage;
  beforeEach(async () => {
    database = await newDatabase();
    stage = createStage(await database.open(), database.dataDir);
  });

  const states = async (reference: string) =>
    (await deskCalls(stage.pipeline.desk).show(reference))?.deliveries.map(({ state }) => state);

  testOnBoth('KEEP-05/jobs a clock that was a day ahead holds up nothing once it is back', async () => {
    stage.clock.at = startTime + 26 * hour;
    const [waits, fresh] = [await stage.accepted(), await stage.accepted({ timeToCall: 'Evening' })];
    stage.channels.crm.fail(() => new DestinationFaultError('HubSpot 401'));
    stage.channels['visitor-mail'].fail(() => new RetryableDeliveryError('SMTP 451'));
    stage.channels['concierge-mail'].script.push(() =>
      Promise.reject(new RetryableDeliveryError('SMTP 451')),
    );
    await stage.pipeline.worker.tick();
    await stage.submit({ feedback: 'x' });
    await stage.pipeline.tidy();
    stage.clock.at = startTime;
    expect(await stage.pipeline.worker.tick()).toBe(0);

    await stage.pipeline.tidy();
    for (let rounds = 0; rounds < 4; rounds++) await stage.pipeline.worker.tick();
    for (const reference of [waits, fresh])
      expect(await states(reference)).toEqual(['delivered', 'delivered', 'delivered']);
    // And notices of now are told now.
    const told = stage.mailer.sent.length;
    await stage.submit({ feedback: 'y', timeToCall: 'Noon' });
    await stage.pipeline.tidy();
    expect(stage.mailer.sent.length).toBeGreaterThan(told);
  });

  testOnBoth('KEEP-05/life a clock that leaps a year ahead and comes back kills nothing', async () => {
    const reference = await stage.accepted();
    for (const channel of ['concierge-mail', 'visitor-mail', 'crm'] as const)
      stage.channels[channel].fail(() => new RetryableDeliveryError('later'), 2);
    await stage.pipeline.worker.tick();
    stage.clock.at = startTime + 365 * day;
    await stage.pipeline.worker.tick();
    expect(await states(reference)).toEqual(['waiting', 'waiting', 'waiting']);
    stage.clock.at = startTime + minute;
    await stage.pipeline.tidy();
    await stage.pipeline.worker.tick();
    expect(await states(reference)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  testOnBoth('KEEP-04/circuit circuits are of a form, count on, and are taken by one process', async () => {
    const first = await stage.accepted();
    const second = await stage.accepted({ timeToCall: 'Evening' });
    await stage.store.transaction((sql) =>
      sql.run("UPDATE enquiries SET kind = 'email' WHERE reference = ?", [second]),
    );
    const formOf = (kind: string) => (kind === 'telephone' ? 'form-a' : 'form-b');
    const claim = (now: number) => claimJobs(stage.store, 'crm', 4, now, limits, formOf);
    const jobs = await claim(startTime);
    expect(jobs.map(({ form }) => form).toSorted()).toEqual(['form-a', 'form-b']);
    for (const job of jobs) {
      const outcome =
        job.form === 'form-a'
          ? ({ kind: 'fault', detail: '404' } as const)
          : ({ kind: 'delivered', detail: 'taken' } as const);
      await recordOutcome(stage.store, job, outcome, startTime, limits);
    }
    expect((await stage.pipeline.health()).channels.crm).toEqual({
      circuit: 'open',
      reason: 'form form-a: 404',
    });
    const due = startTime + limits.firstProbe;
    const probes = (await Promise.all([claim(due), claim(due), claim(due)])).flat();
    expect(probes).toMatchObject([{ probeOf: 'form-a', form: 'form-a' }]);
    const [probe] = probes;
    if (!probe) throw new Error('There was no probe.');
    await recordOutcome(stage.store, probe, { kind: 'rejected', detail: '400' }, due, limits);
    expect(await stage.count('circuits', 'opened_at IS NULL AND faults = 1')).toBe(1);
    expect(await states(first)).toContain('dead');
  });

  testOnBoth('KEEP-04/crm-pace one pace for every process, which the CRM may hold for a day', async () => {
    const clock = { now: () => stage.clock.at };
    const turn = async (milliseconds: number) => {
      stage.clock.at += milliseconds;
    };
    const paces = [stage.store, await database.open()].map((store) => storePace(store, '62515', clock, turn));
    const calls: number[] = [];
    for (let call = 0; call < 60; call++) {
      const taken = await paces[call % 2]?.reserve(3000);
      if (taken?.reserved) calls.push(stage.clock.at);
    }
    const fullest = calls.map((from) => calls.filter((at) => at >= from && at < from + 10_000).length);
    expect(calls).toHaveLength(60);
    expect(Math.max(...fullest)).toBeLessThan(40);
    await paces[0]?.hold(9 * day);
    expect(await paces[1]?.reserve(3000)).toEqual({ reserved: false, wait: day });
  });
});
