import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlertMessage } from '@sundowner/enquiries/alerts/alert';
import { createAlertSender } from '@sundowner/enquiries/alerts/alert-sender';
import { createAlerts } from '@sundowner/enquiries/alerts/alerts';
import { alertsOfAll } from '@sundowner/enquiries/alerts/shared-alerts';
import { defaultLimits as limits } from '@sundowner/enquiries/limits';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { alertTurns } from '@sundowner/serving/alert-turns';
import { createDatabaseClock } from '@sundowner/serving/database-clock';
import { createMachineBoard, type MachineBoard } from '@sundowner/serving/machines';
import pg from 'pg';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { deskStage } from './enquiries-desk-stage.ts';
import { newKeyring } from './enquiries-stage.ts';

const silent = pino({ level: 'silent' });
const minute = 60_000;
let url: string;
let clock: { at: number; now(): number };
beforeEach(async () => {
  url = await (await startPostgres()).createDatabase();
  clock = { at: Date.parse('2026-11-20T12:00:00Z'), now: () => clock.at };
});

/** A machine's alerts as the site wires them, with its note for the others. */
function machine(name: string, file: string | null = null) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  const line = { broken: false };
  const database = {
    async query({ text, values = [] }: { text: string; values?: readonly unknown[] }) {
      if (line.broken) throw new Error('The database is away.');
      return pool.query(text, [...values]);
    },
  };
  const mail = { letters: [] as AlertMessage[], broken: false };
  const sender = createAlertSender({
    ways: [
      {
        name: 'mail',
        async send(letter) {
          if (mail.broken) throw new Error('no mail server');
          mail.letters.push(letter);
        },
      },
    ],
    clock,
    limits,
    log: silent,
    file,
    together: alertTurns(database, name),
  });
  const alerts = createAlerts({ log: silent, clock, file: null, sender, machine: name });
  const board: MachineBoard = createMachineBoard({
    database,
    own: {
      ...{ machine: `id-of-${name}`, program: 'site', host: name, roles: ['site', 'worker'] },
      ...{ version: '0.1.0', commit: 'abcdef1234', connections: 11, keys: 'k' },
    },
    media: async () => ({ words: 's3://bucket', mark: 'one' }),
    alerts: alerts.inForce,
    onFault: () => {},
    clock: createDatabaseClock(database, { now: clock.now, elapsed: () => performance.now() }),
  });
  const words = () => mail.letters.flatMap((letter) => letter.alerts.map(({ message }) => message));
  const shown = () => alertsOfAll(alerts.inForce(), board.alertsOfOthers()).map(({ message }) => message);
  return { alerts, sender, board, mail, line, words, shown };
}
const rounds = (...machines: ReturnType<typeof machine>[]) =>
  Promise.all(machines.map(({ sender }) => sender.round()));

const waits = { topic: 'the CRM', message: 'Deliveries by the CRM wait: it answered 503.' };

test('CLU-08/told-once what three machines find is told by one of them, and again when it comes again', async () => {
  const machines = ['a', 'b', 'c'].map((name) => machine(name));
  for (const { alerts } of machines) alerts.activate('circuit-open', waits);
  await rounds(...machines);
  await rounds(...machines);
  expect(machines.flatMap(({ words }) => words())).toEqual([waits.message]);

  // Over, and anew before the others have looked: those that did not tell know of it as well.
  for (const { alerts } of machines) alerts.resolve('circuit-open', waits.topic);
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await expect
    .poll(async () => (await client.query('SELECT 1 FROM serving.sent_alerts')).rowCount, { timeout: 10_000 })
    .toBe(0);
  clock.at += limits.alertEvery;
  for (const { alerts } of machines) alerts.activate('circuit-open', waits);
  await rounds(...machines);
  expect(machines.flatMap(({ words }) => words())).toHaveLength(2);
});

test('CLU-08/told-once one that cannot send leaves it to another, and sends nothing twice', async () => {
  const [a, b] = [machine('a'), machine('b')];
  a.mail.broken = true;
  a.alerts.activate('dead', { topic: 'deliveries', message: '1 delivery failed.', weight: 1 });
  await rounds(a);
  b.alerts.activate('dead', { topic: 'deliveries', message: '1 delivery failed.', weight: 1 });
  await rounds(b);
  // The first still may.
  expect(b.words()).toEqual([]);
  clock.at += 2 * minute + 1;
  await rounds(b);
  expect(b.words()).toEqual(['1 delivery failed.']);
  a.mail.broken = false;
  clock.at += limits.longestBackoff;
  await rounds(a);
  expect(a.words()).toEqual([]);
});

test('CLU-08/told-once what a letter names twice is known to have been sent', async () => {
  const [a, b] = [machine('a'), machine('b')];
  // Said again while the mail server was away.
  a.mail.broken = true;
  const again = () => a.alerts.raise('dead', 'A delivery failed.');
  again();
  clock.at += minute;
  again();
  a.mail.broken = false;
  await rounds(a);
  expect(a.words()).toEqual(['A delivery failed.', 'A delivery failed.']);
  b.alerts.raise('dead', 'A delivery failed.');
  clock.at += 2 * minute + 1;
  await rounds(b);
  expect(b.words()).toEqual([]);
});

test('CLU-08/told-once what one machine found goes out by another when the first dies with its turn', async () => {
  const [a, b] = [machine('a'), machine('b')];
  const failed = { topic: 'deliveries', message: '1 delivery failed.', weight: 1 };
  // A has the letter and fails; its turn runs out.
  a.mail.broken = true;
  a.alerts.activate('dead', failed);
  await rounds(a);
  clock.at += 2 * minute + 1;
  // B takes the turn over, cannot send either, and is never run again.
  b.mail.broken = true;
  b.alerts.activate('dead', failed);
  await rounds(b);
  a.mail.broken = false;
  await rounds(a);
  expect(a.words()).toEqual([]);
  clock.at += 2 * minute + 1;
  await rounds(a);
  await rounds(a);
  expect(a.words()).toEqual(['1 delivery failed.']);
});

test('CLU-08/told-once what was over while the database was away is news all the same', async () => {
  const [a, b] = [machine('a'), machine('b')];
  for (const { alerts } of [a, b]) alerts.activate('circuit-open', waits);
  await rounds(a, b);
  const told = () => [...a.words(), ...b.words()];
  expect(told()).toHaveLength(1);
  // Nobody can be told that it is over.
  for (const each of [a, b]) {
    each.line.broken = true;
    each.alerts.resolve('circuit-open', waits.topic);
  }
  await rounds(a, b);
  clock.at += limits.alertEvery;
  for (const each of [a, b]) each.line.broken = false;
  await rounds(a, b);
  for (const { alerts } of [a, b]) alerts.activate('circuit-open', waits);
  await rounds(a, b);
  expect(told()).toHaveLength(2);
});

test('CLU-08/told-once while the database is away each tells by itself', async () => {
  const [a, b] = [machine('a'), machine('b')];
  for (const each of [a, b]) {
    each.line.broken = true;
    each.alerts.activate('circuit-open', waits);
  }
  await rounds(a, b);
  expect([a.words(), b.words()]).toEqual([[waits.message], [waits.message]]);
});

test('CLU-08/told-once a machine that starts anew with an empty disk knows what the others told', async () => {
  const [a, b] = [machine('a'), machine('b')];
  a.alerts.activate('silence', { topic: '1', message: 'No enquiry has come in for 12 hours.' });
  await rounds(a);
  b.sender.start();
  onTestFinished(() => b.sender.stop());
  b.alerts.activate('silence', { topic: '1', message: 'No enquiry has come in for 12 hours.' });
  await rounds(b);
  expect([...a.words(), ...b.words()]).toEqual(['No enquiry has come in for 12 hours.']);
});

test('CLU-08/shown what is wrong with one machine is told by it, names it, and stands at every machine', async () => {
  const [a, b] = [machine('web-1'), machine('web-2')];
  for (const { alerts } of [a, b]) {
    alerts.activate('disk', { topic: 'data', message: 'Only 3 % of the disk is free.' });
    alerts.activate('circuit-open', waits);
  }
  await rounds(a, b);
  const own = (name: string) => `Machine ${name}: Only 3 % of the disk is free.`;
  expect(a.words()).toContain(own('web-1'));
  expect(b.words()).toContain(own('web-2'));
  expect([...a.words(), ...b.words()]).toHaveLength(3);
  for (const { board } of [a, b, a]) await board.look();
  for (const { shown } of [a, b])
    expect(shown().toSorted()).toEqual([waits.message, own('web-1'), own('web-2')]);
  // One that stopped has nothing wrong any more.
  await b.board.stop();
  await a.board.look();
  expect(a.shown().toSorted()).toEqual([waits.message, own('web-1')]);
});

test('CLU-08/noted machines know of each other; who goes silent is still known, and forgotten after a day', async () => {
  const [a, b] = [machine('web-1'), machine('web-2')];
  const admin = new pg.Client(url);
  await admin.connect();
  onTestFinished(() => admin.end());
  const now = async () =>
    Number((await admin.query('SELECT extract(epoch FROM now()) * 1000 AS at')).rows[0]?.at);
  clock.at = (await now()) + 5000;
  await a.board.look();
  await b.board.look();
  await a.board.look();
  expect(a.board.notes()).toMatchObject([
    {
      host: 'web-1',
      commit: 'abcdef1234',
      roles: ['site', 'worker'],
      media: { mark: 'one' },
      connections: 11,
    },
    { host: 'web-2' },
  ]);
  for (const { clockAheadMs, seenSecondsAgo } of a.board.notes()) {
    expect(clockAheadMs).toBeGreaterThan(1000);
    expect(clockAheadMs).toBeLessThan(5001);
    expect(seenSecondsAgo).toBeLessThan(60);
  }
  await admin.query(
    "UPDATE serving.machines SET seen_at = now() - interval '2 minutes' WHERE host = 'web-2'",
  );
  await a.board.look();
  expect(a.board.notes().map(({ seenSecondsAgo }) => seenSecondsAgo > 60)).toEqual([false, true]);
  await admin.query("UPDATE serving.machines SET seen_at = now() - interval '25 hours' WHERE host = 'web-2'");
  await a.board.look();
  await a.board.look();
  expect(a.board.notes().map(({ host }) => host)).toEqual(['web-1']);
  // It may be dropped at any time: the next look makes it anew.
  await admin.query('DROP SCHEMA serving CASCADE');
  await a.board.look();
  await a.board.look();
  expect(a.board.notes()).toMatchObject([{ host: 'web-1', connections: 11 }]);
});

test('CLU-08/older-copy a database in whose place an older copy comes is said, once, and what came in since is compared from then on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-machine-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const keyring = newKeyring();
  const at = async (address: string) => {
    const store = await openStore({ dataDir, databaseUrl: address }, silent);
    const stage = await deskStage(store, dataDir, { keyring });
    return {
      ...stage,
      said: () => stage.pipeline.alertsInForce().filter(({ message }) => message.includes('older state')),
      async close() {
        await stage.pipeline.stop();
        await store.close();
      },
    };
  };
  const before = await at(url);
  await before.asked();
  await before.pipeline.tidy();
  expect(before.said()).toEqual([]);
  await before.close();
  // As a standby that did not get the last enquiry, or a dump of yesterday.
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const admin = new pg.Client(server.href);
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(`CREATE DATABASE ${name}_older TEMPLATE ${name}`);
  const now = await at(url);
  const lost = await now.asked({ email: 'another@example.com' });
  await now.pipeline.tidy();
  expect(now.said()).toEqual([]);
  await now.close();

  const older = new URL(url);
  older.pathname = `/${name}_older`;
  const after = await at(older.href);
  // Somebody writes before anybody looks.
  await after.asked({ email: 'third@example.com' });
  for (const _ of [1, 2]) {
    await after.pipeline.tidy();
    expect(after.said()).toMatchObject([{ kind: 'older-copy', message: expect.stringContaining(lost) }]);
  }
  await after.close();
  const restarted = await at(older.href);
  await restarted.pipeline.tidy();
  expect(restarted.said()).toEqual([]);
  await restarted.close();
  await admin.query(`DROP DATABASE ${name}_older`);
});
