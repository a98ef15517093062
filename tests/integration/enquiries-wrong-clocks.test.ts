import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import { readMachines } from '@sundowner/serving/machines';
import pg from 'pg';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { machineClock } from '../support/machine-clock.ts';
import { startPostgres } from '../support/postgres.ts';
import { createStage, type Stage } from './enquiries-stage.ts';

const minute = 60_000;
const hour = 60 * minute;
const script = join(import.meta.dirname, 'clock-process.ts');

let url: string;
let folder: string;
let smtp: FakeSmtp;
let database: pg.Pool;
/** A machine that takes enquiries in, by the right time, and delivers none. */
let stage: Stage;

beforeEach(async () => {
  url = await (await startPostgres()).createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sundowner-clocks-'));
  createKeyring(join(folder, 'keys'));
  smtp = await startSmtp();
  database = new pg.Pool({ connectionString: url, max: 2 });
  database.on('error', () => {});
  const store = await openStore(
    { dataDir: join(folder, 'taking'), databaseUrl: url },
    pino({ level: 'silent' }),
  );
  stage = createStage(store, join(folder, 'taking'), {
    keyring: loadKeyring(join(folder, 'keys')),
    crmForms: [],
  });
  stage.clock.now = () => Date.now() + stage.clock.at;
  stage.clock.at = 0;
  onTestFinished(async () => {
    await stage.pipeline.stop();
    await store.close();
    await database.end();
    await smtp.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** A worker on a machine whose clock is wrong, which delivers by the mail server. */
async function startWorker(name: string, aheadMs: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: {
      ...cleanEnvironment(),
      ...machineClock(aheadMs),
      MODE: 'live',
      SITE_URL: 'https://www.example.com',
      STUDIO_URL: 'https://studio.example.com',
      RUN: 'worker',
      CONTENT_URL: 'http://127.0.0.1:9',
      DATA_DIR: join(folder, name),
      KEYS_DIR: join(folder, 'keys'),
      DATABASE_URL: url,
      DATABASE_POOL: '4',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: 'concierge@example.com',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += String(text);
    });
  await expect
    .poll(() => (child.exitCode === null ? said : `It ended: ${said}`), { timeout: 60_000 })
    .toMatch(/^started|^It ended/);
  expect(said).toBe('started\n');
  return child;
}

const deliveries = async (state: string) =>
  Number(
    (
      await database.query(
        "SELECT count(*) AS n FROM enquiries.deliveries WHERE state = $1 AND channel LIKE '%-mail'",
        [state],
      )
    ).rows[0]?.n,
  );

/** How often each mail came. */
function timesOf(): number[] {
  const times = new Map<string | undefined, number>();
  for (const { parsed } of smtp.received) times.set(parsed.messageId, (times.get(parsed.messageId) ?? 0) + 1);
  return [...times.values()];
}

test('CLU-10/deliveries what one machine delivers those whose clocks are a minute or an hour off leave to it, and all goes out once', async () => {
  const clocks = [-hour, 0, minute, hour];
  // As long as a mail server may take that looks through what it is sent.
  smtp.faults.slow(5000);
  const guests = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1)
      await stage.accepted({ email: `guest-${at}@example.com`, ticket: stage.ticket() });
  };
  await startWorker('right', 0);
  await guests(0, 3);
  await expect.poll(() => deliveries('sending'), { timeout: 10_000 }).toBe(6);
  await Promise.all(clocks.filter((off) => off !== 0).map((off) => startWorker(`off-${off}`, off)));
  await guests(3, 12);
  await expect.poll(() => deliveries('delivered'), { timeout: 90_000, interval: 200 }).toBe(24);
  expect(timesOf()).toEqual(Array.from({ length: 24 }, () => 1));
  const { rows } = await database.query(
    "SELECT outcome FROM enquiries.attempts WHERE outcome <> 'delivered'",
  );
  expect(rows).toEqual([]);
  // Whose clock is wrong is known all the same.
  const known = (await readMachines(database)).map(({ clockAheadMs }) => clockAheadMs ?? Number.NaN);
  const off = known.toSorted((one, other) => one - other).map((ahead, at) => ahead - (clocks[at] ?? 0));
  expect(off.map((by) => Math.abs(by) < 5000)).toEqual([true, true, true, true]);
});

test('CLU-10/deliveries what a machine whose clock is an hour ahead puts off is due when it is for all', async () => {
  smtp.faults.reply(451, Number.POSITIVE_INFINITY, 'DATA');
  const wrong = await startWorker('wrong', hour);
  const reference = await stage.accepted({ ticket: stage.ticket() });
  await expect.poll(() => deliveries('waiting'), { timeout: 20_000 }).toBe(2);
  wrong.kill('SIGTERM');
  await once(wrong, 'exit');
  smtp.faults.clear();
  await startWorker('right', 0);
  await expect.poll(() => deliveries('delivered'), { timeout: 60_000, interval: 200 }).toBe(2);
  expect(smtp.received.filter(({ raw }) => raw.includes(reference))).not.toEqual([]);
});
