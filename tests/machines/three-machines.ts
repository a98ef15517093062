import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { loadKeyring } from '@sundowner/keyring';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { createStage } from '../integration/enquiries-stage.ts';
import { runTask } from '../support/run-task.ts';
import { type RealS3, startS3 } from '../support/s3-server.ts';
import { seededDirectory } from '../support/seeded-directory.ts';
import type { Machine } from './machine.ts';
import { type Stage, startStage } from './stage.ts';

/** Only root may make a disk, on Linux. */
const mayMakeDisk = process.platform === 'linux' && process.getuid?.() === 0;

export interface ThreeMachines {
  stage(): Stage;
  s3(): RealS3;
  /** The small disk of the database; `null` where none can be made. */
  readonly databaseDisk: (() => string) | null;
}

/**
 * Three whole machines that came from an installation in files, behind nginx, with PostgreSQL on a small disk of its own and an object store.
 * What was counted is added to reports/machines.txt at the end.
 */
export function threeMachines(title: string, tests: (on: ThreeMachines) => void): void {
  describe(title, { retry: 0 }, () => {
    let stage: Stage;
    let s3: RealS3;
    let disk: Disk | null = null;
    const whole = ['site', 'studio', 'worker'] as const;

    beforeAll(async () => {
      s3 = await startS3();
      disk = mayMakeDisk ? makeDisk() : null;
      stage = await startStage({
        machines: [whole, whole, whole],
        settings: s3.env('lodges'),
        fill: (first, databaseUrl) => moveCollection(first, databaseUrl, s3),
        ...(disk ? { postgres: { folder: disk.folder, settings: ['max_wal_size=96MB'] } } : {}),
      });
    });
    afterAll(async () => {
      mkdirSync(join(root, 'reports'), { recursive: true });
      const notes = [`${title}:`, ...(stage?.notes ?? ['it did not start'])];
      appendFileSync(join(root, 'reports', 'machines.txt'), `${notes.join('\n')}\n`);
      try {
        await stage?.close();
      } finally {
        disk?.remove();
        await s3?.close();
      }
    });
    beforeEach(() => stage.mend());

    tests({
      stage: () => stage,
      s3: () => s3,
      databaseDisk: mayMakeDisk ? () => disk?.folder ?? '' : null,
    });
  });
}

interface Disk {
  readonly folder: string;
  remove(): void;
}

/** A small disk of the database's own, which can be filled. */
function makeDisk(): Disk {
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
  const { DATABASE_URL: _database, MEDIA_STORE: _media, ...alone } = first.settings;
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
