import { beforeEach, expect, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { createStage } from './enquiries-stage.ts';
import {
  alertsOf,
  close,
  eachWithInstallation,
  expectRefused,
  instance,
  look,
  open,
  ours,
  own,
} from './store-identity-stage.ts';

eachWithInstallation();

beforeEach(async () => {
  own.databaseUrl = await (await startPostgres()).createDatabase();
});

test("KEEP-02/postgres another installation's store is refused, and an empty database once there was one", async () => {
  await close(await open());
  instance('another');
  await expect(open()).rejects.toThrow(
    `The database of DATABASE_URL holds the enquiry store of another installation (${ours}), not of this one (another)`,
  );
  instance(ours);
  await close(await open());
  own.databaseUrl = await (await startPostgres()).createDatabase();
  await expect(open()).rejects.toThrow(/^The database of DATABASE_URL holds no enquiry store, though/);
});

test("KEEP-02/postgres tables that are dropped, or become another's, are noticed at the next enquiry and by the clock", async () => {
  const stage = createStage(await open(), own.dataDir);
  await stage.accepted();
  look();
  await expect.poll(() => own.timers.pending()).toBe(1);
  await stage.store.transaction((sql) => sql.run("UPDATE installation SET id = 'another'"));
  await expectRefused(stage, /was replaced by that of another installation/);
});

test('KEEP-02/postgres dropped tables are a 503 and an alert', async () => {
  const stage = createStage(await open(), own.dataDir);
  await stage.accepted();
  look();
  await expect.poll(() => own.timers.pending()).toBe(1);
  await stage.store.transaction((sql) => sql.run('DROP SCHEMA enquiries CASCADE'));
  expect((await stage.submit()).status).toBe('unavailable');
  look();
  await expect.poll(() => alertsOf(stage).join()).toMatch(/tables of the enquiry store were dropped/);
  await expect(stage.pipeline.health()).rejects.toThrow('unavailable');
});

test('KEEP-03/queue a transaction that never ends is answered, and its connection is not used again', async () => {
  const store = await open();
  const before = own.timers.pending();
  const hung = store.transaction(async (sql) => {
    await sql.run("INSERT INTO tickets (nonce, enquiry_id) VALUES ('hung', 'x')");
    await new Promise(() => {});
  });
  await expect.poll(() => own.timers.pending()).toBe(before + 1);
  own.timers.fireAll(60_000);
  await expect(hung).rejects.toMatchObject({ reason: 'busy' });
  await store.transaction((sql) => sql.run("INSERT INTO tickets (nonce, enquiry_id) VALUES ('next', 'x')"));
  expect(await store.read.rows('SELECT nonce FROM tickets')).toEqual([{ nonce: 'next' }]);
});

test('KEEP-03/queue a ROLLBACK that throws closes its connection', async () => {
  const store = await open();
  await expect(
    store.transaction(async (sql) => {
      await sql.run("INSERT INTO tickets (nonce, enquiry_id) VALUES ('a', 'x')");
      // The server ends this connection, as at a failover.
      await sql.rows('SELECT pg_terminate_backend(pg_backend_pid())');
    }),
  ).rejects.toMatchObject({ name: 'StoreUnavailableError' });
  await store.transaction((sql) => sql.run("INSERT INTO tickets (nonce, enquiry_id) VALUES ('b', 'x')"));
  expect(await store.read.rows('SELECT nonce FROM tickets')).toEqual([{ nonce: 'b' }]);
});
