import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { systemAfter } from '@sundowner/enquiries/store/database/store-watch';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultyNetwork, startFaultyNetwork } from '../fakes/faulty-network.ts';
import { startPostgres } from '../support/postgres.ts';
import { createStage, type Stage } from './enquiries-stage.ts';

const silent = pino({ level: 'silent' });
/** Long enough for a busy machine to answer within, short enough to be waited for. */
const limits = { wait: 1500, watchEvery: 100, after: systemAfter };
const words = 'The database of DATABASE_URL cannot be asked. Enquiries are refused until it answers.';

let dataDir: string;
let network: FaultyNetwork;
let store: Store;
let stage: Stage;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sundowner-silent-'));
  const address = await (await startPostgres()).createDatabase();
  // The tables are made without haste.
  await (await openStore({ dataDir, databaseUrl: address }, silent)).close();
  network = await startFaultyNetwork(address);
  store = await openStore({ dataDir, databaseUrl: network.url }, silent, undefined, limits);
  stage = createStage(store, dataDir);
});
afterEach(async () => {
  await store.close();
  await network.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const reading = () => store.read.rows('SELECT COUNT(*) AS n FROM enquiries');
const alerts = () => stage.pipeline.alertsInForce().map(({ message }) => message);

test('KEEP-02/silent-database a read nothing answers fails, its connection goes, and the next is well', async () => {
  await stage.accepted();
  const before = network.connections();
  network.swallow();
  await expect(reading()).rejects.toMatchObject({ name: 'StoreUnavailableError' });
  network.mend();
  // What lay idle meanwhile fails once, and goes too.
  await expect.poll(() => reading().catch(() => null), { timeout: 20_000 }).toEqual([{ n: 1 }]);
  expect(network.connections()).toBeGreaterThan(before);
});

test('KEEP-02/silent-database a post is refused, an operator is told, and both are well when the network is', async () => {
  await stage.accepted();
  network.swallow();
  expect((await stage.submit()).status).toBe('unavailable');
  await expect.poll(alerts, { timeout: 20_000 }).toContain(words);
  network.mend();
  await expect.poll(alerts, { timeout: 20_000 }).not.toContain(words);
  expect((await stage.submit()).status).toBe('created');
  expect(await stage.count('enquiries')).toBe(2);
});
