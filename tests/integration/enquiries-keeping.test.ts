import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RejectedDeliveryError, RetryableDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { appendLedgerFile, ledgerHash, readLedgerFile } from '@sundowner/enquiries/store/erasure-ledger';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { beforeEach, describe, expect } from 'vitest';
import { deskCalls } from '../fakes/desk-calls.ts';
import { createStage, onBothDatabases, type Stage, type TestDatabase } from './enquiries-stage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let database: TestDatabase;
  let stage: Stage;
  beforeEach(async () => {
    database = await newDatabase();
    stage = createStage(await database.open(), database.dataDir);
  });

  const subjects = () => stage.mailer.sent.map((notice) => notice.subject);

  describe('notices', () => {
    test('SUB-02 held enquiries are told to the mailbox, then hourly, by reference and without a name', async () => {
      await stage.submit({ feedback: 'x' });
      await stage.pipeline.tidy();
      expect(subjects()).toEqual(['1 enquiry is held back']);
      await stage.submit({ feedback: 'y' });
      await stage.submit({ website: 'z', timeToCall: 'Evening' });
      await stage.pipeline.tidy();
      expect(subjects()).toHaveLength(1);
      stage.clock.at += hour;
      await stage.pipeline.tidy();
      await stage.pipeline.tidy();
      expect(subjects()).toEqual(['1 enquiry is held back', '2 enquiries are held back']);
      const words = JSON.stringify(stage.mailer.sent);
      expect(words).toMatch(/MC-\w{4}-\w{4}/);
      expect(words).not.toMatch(/naledi/i);
    });

    test('dead deliveries are told at once, and again when they die again', async () => {
      const reference = await stage.accepted();
      stage.channels.crm.fail(() => new RejectedDeliveryError('HubSpot 400'), 2);
      await stage.pipeline.worker.tick();
      await stage.pipeline.tidy();
      expect(stage.mailer.sent[0]?.lines.join('\n')).toContain(
        `${reference}: delivery by crm failed. HubSpot 400`,
      );
      await deskCalls(stage.pipeline.desk).resend(reference, 'crm');
      await stage.pipeline.worker.tick();
      stage.clock.at += 5 * minute;
      await stage.pipeline.tidy();
      expect(subjects()).toEqual(['1 delivery failed', '1 delivery failed']);
    });

    test('a late delivery is told of once', async () => {
      await stage.accepted();
      stage.channels.crm.fail(() => new RetryableDeliveryError('503', { retryAfterSeconds: 80_000 }));
      await stage.pipeline.worker.tick();
      for (let hours = 0; hours < 5; hours++) {
        stage.clock.at += hour;
        await stage.pipeline.tidy();
      }
      expect(subjects()).toEqual(['1 delivery is late']);
    });

    test('a notice that cannot be sent is sent later under the same id, and alerted by another path once', async () => {
      await stage.submit({ feedback: 'x' });
      stage.mailer.failWith = new RetryableDeliveryError('SMTP 451');
      for (let attempt = 0; attempt < 3; attempt++) {
        await stage.pipeline.tidy();
        stage.clock.at += hour;
      }
      stage.mailer.failWith = null;
      await stage.pipeline.tidy();
      expect(subjects()).toEqual(['1 enquiry is held back']);
      expect(new Set(stage.mailer.ids).size).toBe(1);
      expect(stage.pipeline.alertCounts()).toMatchObject({ notices: 1 });
    });

    testOnBoth('two processes tell of one thing once', async () => {
      const other = createStage(await database.open(), stage.dataDir, { keyring: stage.keyring });
      await stage.submit({ feedback: 'x' });
      await Promise.all([stage.pipeline.tidy(), other.pipeline.tidy(), stage.pipeline.tidy()]);
      expect(stage.mailer.sent.length + other.mailer.sent.length).toBe(1);
    });

    test('silence is told of once, and again after an enquiry has ended it; a held one does not', async () => {
      const watched = createStage(stage.store, stage.dataDir, { keyring: stage.keyring, silenceHours: 12 });
      await watched.accepted();
      watched.clock.at += 11 * hour;
      await watched.submit({ feedback: 'x' });
      await watched.pipeline.tidy();
      watched.clock.at += hour;
      await watched.pipeline.tidy();
      await watched.pipeline.tidy();
      const silent = () =>
        watched.mailer.sent.filter(({ subject }) => subject.startsWith('No enquiry')).length;
      expect(silent()).toBe(1);
      expect(watched.pipeline.alertCounts()).toMatchObject({ silence: 1 });
      await watched.accepted({ timeToCall: 'Evening' });
      watched.clock.at += 13 * hour;
      await watched.pipeline.tidy();
      expect(silent()).toBe(2);
      await watched.pipeline.stop();
      expect(readFileSync(join(watched.dataDir, 'enquiries', 'alerts.jsonl'), 'utf8')).toContain(
        '"alert":"silence"',
      );
    });
  });

  describe('quarantine', () => {
    test('what is held or discarded is emptied after thirty days, what is accepted is not', async () => {
      await stage.accepted();
      await stage.submit({ feedback: 'x' });
      stage.clock.at += 30 * day - 1;
      await stage.pipeline.tidy();
      expect(await stage.count('enquiries', 'sealed IS NULL')).toBe(0);
      stage.clock.at += 1;
      await stage.pipeline.tidy();
      expect(await stage.count('enquiries', "sealed IS NULL AND state = 'erased'")).toBe(1);
      expect(await stage.count('enquiries', "sealed IS NOT NULL AND state = 'accepted'")).toBe(1);
    });

    testOnBoth(
      'it is capped: of a flood the oldest go, a person before it stays, and it is alerted',
      async () => {
        const capped = createStage(stage.store, stage.dataDir, {
          keyring: stage.keyring,
          limits: { quarantineCap: 3 },
        });
        await capped.submit({ website: 'https://www.okafor.example', timeToCall: 'Noon' }, '192.0.2.7');
        for (let index = 0; index < 4; index++) {
          capped.clock.at += 1000;
          await capped.submit({ feedback: 'x', timeToCall: `at ${index}` }, `2001:db8:7:${index}::/64`);
        }
        await capped.pipeline.tidy();
        const page = await deskCalls(capped.pipeline.desk).list({ list: 'held' });
        expect(page.rows.map((enquiry) => enquiry.headline)).toEqual([
          'Call back, at 3',
          'Call back, at 2',
          'Call back, Noon',
        ]);
        expect(capped.pipeline.alertCounts()).toMatchObject({ 'quarantine-full': 1 });
      },
    );
  });

  describe('erasure', () => {
    test('it holds every delivery at once, can be undone for an hour, and is final after it', async () => {
      const reference = await stage.accepted();
      await stage.accepted({ timeToCall: 'Evening' });
      const { erasure, worker } = stage.pipeline;
      const desk = deskCalls(stage.pipeline.desk);
      expect(await erasure.request(reference, 'thandeka')).toEqual({
        outcome: 'scheduled',
        reference,
        finalAt: '2026-11-20T13:00:00.000Z',
      });
      // The other one goes out meanwhile.
      expect(await worker.tick()).toBe(3);
      expect(await desk.show(reference)).toMatchObject({
        eraseFinalAt: '2026-11-20T13:00:00.000Z',
        deliveries: [{ state: 'held' }, { state: 'held' }, { state: 'held' }],
      });
      expect(await desk.resend(reference, 'crm')).toMatchObject({ code: 'wrong-state' });
      stage.clock.at += hour - 1;
      await stage.pipeline.tidy();
      expect(await erasure.undo(reference, 'thandeka')).toEqual({ outcome: 'kept' });
      expect(await worker.tick()).toBe(3);
      stage.clock.at += hour;
      await stage.pipeline.tidy();
      expect(await desk.show(reference)).toMatchObject({ state: 'accepted', name: 'Naledi Okaforsson' });
    });

    testOnBoth(
      'it covers the store, the queue and the mails on disk, and lists what lies downstream',
      async () => {
        const reference = await stage.accepted();
        stage.channels.crm.fail(() => new RetryableDeliveryError('503'));
        await stage.pipeline.worker.tick();
        await stage.pipeline.erasure.request(reference, 'thandeka');
        stage.clock.at += hour;
        await stage.pipeline.tidy();
        const at = '2026-11-20T12:00:00.000Z';
        expect(await stage.pipeline.erasure.report(reference)).toEqual({
          reference,
          erasedAt: '2026-11-20T13:00:00.000Z',
          queue: 1,
          files: 3,
          said: { messages: 0, notes: 0, files: 0 },
          downstream: [
            {
              channel: 'concierge-mail',
              deliveredAt: at,
              status: 'in the concierge mailbox: delete it there',
            },
            { channel: 'visitor-mail', deliveredAt: at, status: "in the visitor's own mailbox" },
          ],
        });
        expect(stage.erasedMails).toHaveLength(3);
        expect(await deskCalls(stage.pipeline.desk).show(reference)).toMatchObject({
          state: 'erased',
          name: '',
          fields: [],
          extra: [],
          country: null,
        });
        stage.clock.at += day;
        expect(await stage.pipeline.worker.tick()).toBe(0);
        expect(await stage.pipeline.erasure.request(reference, 'x')).toEqual({ outcome: 'already-erased' });
        expect(await stage.pipeline.erasure.request('MC-2222-2222', 'x')).toEqual({ outcome: 'not-found' });
        expect(await stage.pipeline.erasure.undo(reference, 'x')).toEqual({ outcome: 'none' });
      },
    );

    test('the ledger keeps a keyed hash and the version of the text, and no person, in the store and beside it', async () => {
      const reference = await stage.accepted();
      await stage.pipeline.erasure.request(reference, 'thandeka');
      stage.clock.at += hour;
      await stage.pipeline.tidy();
      const rows = await stage.store.read.rows('SELECT * FROM erasure_ledger');
      expect(rows).toEqual([
        { hash: expect.stringMatching(/^[\w-]{43}$/), consent_version: 'own-1', erased_at: stage.clock.at },
      ]);
      const file = ledgerFileOf(stage.dataDir);
      expect(existsSync(file)).toBe(true);
      expect(readLedgerFile(file)).toHaveLength(1);
      expect(readFileSync(file, 'utf8')).not.toContain(reference);
    });

    test('a store put back by other means learns at the start what was erased since', async () => {
      const reference = await stage.accepted();
      const [row] = await stage.store.read.rows<{ id: string }>('SELECT id FROM enquiries');
      const hash = ledgerHash(stage.keyring.erasure, row?.id ?? '');
      appendLedgerFile(ledgerFileOf(stage.dataDir), [{ hash, consentVersion: 'popi-1', erasedAt: 1 }]);
      stage.pipeline.start();
      await stage.pipeline.stop();
      expect(await deskCalls(stage.pipeline.desk).show(reference)).toMatchObject({
        state: 'erased',
        name: '',
      });
      expect(stage.channels['concierge-mail'].seen).toEqual([]);
    });

    test('the same form sent again after an erasure is a new enquiry', async () => {
      const ticket = stage.ticket();
      const reference = await stage.accepted({ ticket });
      await stage.pipeline.erasure.request(reference, 'thandeka');
      stage.clock.at += hour;
      await stage.pipeline.tidy();
      expect(await stage.submit({ ticket })).toMatchObject({ status: 'created' });
    });
  });

  describe('retention', () => {
    testOnBoth('personal fields go 24 months after the last contact, the counts stay', async () => {
      const quiet = await stage.accepted();
      const contacted = await stage.accepted({ timeToCall: 'Evening' });
      stage.channels.crm.fail(() => new RejectedDeliveryError('no'), 2);
      await stage.pipeline.worker.tick();
      stage.clock.at = Date.parse('2027-05-01T12:00:00Z');
      await deskCalls(stage.pipeline.desk).resend(contacted, 'crm');
      stage.clock.at = Date.parse('2028-11-20T11:59:59Z');
      await stage.pipeline.tidy();
      expect(await deskCalls(stage.pipeline.desk).show(quiet)).toMatchObject({ state: 'accepted' });
      stage.clock.at = Date.parse('2028-11-20T13:00:01Z');
      await stage.pipeline.tidy();
      expect(await deskCalls(stage.pipeline.desk).show(quiet)).toMatchObject({
        state: 'erased',
        name: '',
        kind: 'telephone',
      });
      expect(await deskCalls(stage.pipeline.desk).show(contacted)).toMatchObject({ state: 'accepted' });
      expect(await stage.count('enquiries')).toBe(2);
      expect(readLedgerFile(ledgerFileOf(stage.dataDir))).toHaveLength(1);
    });

    test('a journey still to come keeps them', async () => {
      const reference = await stage.accepted();
      await stage.store.transaction((sql) =>
        sql.run('UPDATE enquiries SET travel_at = ?', [Date.parse('2027-03-18T00:00:00Z')]),
      );
      stage.clock.at = Date.parse('2028-12-01T00:00:00Z');
      await stage.pipeline.tidy();
      expect(await deskCalls(stage.pipeline.desk).show(reference)).toMatchObject({ state: 'accepted' });
      stage.clock.at = Date.parse('2029-03-18T01:00:00Z');
      await stage.pipeline.tidy();
      expect(await deskCalls(stage.pipeline.desk).show(reference)).toMatchObject({ state: 'erased' });
    });
  });
});
