import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { loadKeyring } from '@sundowner/keyring';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { createStage } from '../integration/enquiries-stage.ts';
import { runTask } from '../support/run-task.ts';
import { type RealS3, startS3 } from '../support/s3-server.ts';
import { seededDirectory } from '../support/seeded-directory.ts';
import type { Machine } from './machine.ts';
import { accounts } from './scenarios/accounts.ts';
import { databaseFaults } from './scenarios/database-faults.ts';
import { machineFaults } from './scenarios/machine-faults.ts';
import { operationFaults } from './scenarios/operation-faults.ts';
import { publishing, timePublishes } from './scenarios/publishing.ts';
import { sharedWork } from './scenarios/shared-work.ts';
import { studiosTogether } from './scenarios/studios-together.ts';
import { type Stage, startStage } from './stage.ts';

/** Publishes that are timed, and how long each may take until every machine and nginx show it, in milliseconds. */
const publishes = 200;
const publishBar = 1000;

/**
 * `npm run test:machines`: three whole machines that came from an installation in files, behind nginx, with PostgreSQL on a small disk of
 * its own and an object store. What was counted is in reports/machines.txt at the end.
 */
describe('three machines of one installation', { retry: 0 }, () => {
  let stage: Stage;
  let s3: RealS3;
  const on = () => stage;
  const whole = ['site', 'studio', 'worker'] as const;
  const disk = makeDisk();

  beforeAll(async () => {
    s3 = await startS3();
    stage = await startStage({
      machines: [whole, whole, whole],
      // What a machine takes unless it is told otherwise: the whole collection is read by each site.
      settings: { ...s3.env('lodges'), DATABASE_POOL: '10' },
      fill: (first, databaseUrl) => moveCollection(first, databaseUrl, s3),
      ...(disk ? { postgres: { folder: disk.folder, settings: ['max_wal_size=96MB'] } } : {}),
    });
  });
  afterAll(async () => {
    await stage?.close();
    await s3?.close();
    disk?.remove();
    mkdirSync(join(root, 'reports'), { recursive: true });
    writeFileSync(join(root, 'reports', 'machines.txt'), `${stage?.notes.join('\n')}\n`);
  });
  beforeEach(() => stage.mend());

  test('what moved out of files and a folder is shown by all, pictures too', async () => {
    const home = (await stage.ask('/')).body.toString();
    const picture = /\/media\/[^" ]+-640\.webp/.exec(home)?.[0] ?? 'none';
    for (const machine of stage.machines)
      for (const path of ['/', '/lionsands', '/experiences', picture])
        expect([path, (await stage.askAt(machine, path)).status]).toEqual([path, 200]);
  });
  publishing(on);
  test(`CLU-09/publish ${publishes} of ${publishes} publishes are shown by every machine and through the cache within a second`, async () => {
    const took = (await timePublishes(stage, publishes)).sort((a, b) => a - b);
    const within = took.filter((ms) => ms <= publishBar).length;
    const [median, most] = [took[Math.floor(took.length / 2)] ?? 0, took.at(-1) ?? 0];
    stage.note(
      `${within} of ${publishes} publishes shown by all within ${publishBar} ms: median ${Math.round(median)}, longest ${Math.round(most)}`,
    );
    expect(within).toBe(publishes);
  }, 900_000);
  sharedWork(on);
  studiosTogether(on);
  accounts(on, { cut: false });
  machineFaults(on);
  databaseFaults(on, { faultMs: 20_000 });
  operationFaults(on, { s3: () => s3, databaseDisk: disk?.folder ?? null });
  accounts(on, { cut: true });
});

/** A small disk of the database's own, which can be filled; only root may make one, on Linux. */
function makeDisk(): { folder: string; remove(): void } | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', folder]);
  const remove = () => {
    process.off('exit', remove);
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { folder, remove };
}

/** The demonstration in the first machine's files, as an installation that ran for itself; moved to where several share it. */
async function moveCollection(first: Machine, databaseUrl: string, s3: RealS3): Promise<string[]> {
  const seeded = await seededDirectory(AbortSignal.timeout(1_200_000));
  for (const folder of ['studio', 'media'])
    cpSync(join(seeded, folder), join(first.dataDir, folder), { recursive: true });
  const enquiries = await enquireThere(first);
  const { DATABASE_URL: _database, MEDIA_STORE: _media, RUN: _run, ...alone } = first.settings;
  const bucket = s3.env('lodges').MEDIA_STORE ?? '';
  const moved = await runTask('data-move', ['--to', databaseUrl, '--media', bucket, '--move'], alone);
  if (moved.code !== 0) throw new Error(`The collection was not moved: ${moved.stderr}`);
  return enquiries;
}

/** Enquiries of the installation in files, whose mails nobody has sent yet. @returns their references */
async function enquireThere({ dataDir, settings }: Machine): Promise<string[]> {
  const store = await openStore({ dataDir }, pino({ level: 'silent' }));
  try {
    const stage = createStage(store, dataDir, { keyring: loadKeyring(settings.KEYS_DIR ?? '') });
    stage.clock.at = Date.now();
    const references: string[] = [];
    for (const timeToCall of ['Morning', 'Afternoon', 'Evening'])
      references.push(await stage.accepted({ timeToCall }));
    return references;
  } finally {
    await store.close();
  }
}
