import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readInstance } from '@sundowner/keyring/instance';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import type { Progress } from '../launcher/progress.mjs';
import { type Build, buildIfChanged, builds, isBuilt } from './build.ts';
import { assertWritable, unwritable, writeError } from './data-directory.ts';
import { isFull } from './disk-fault.ts';
import { type Installation, portsOf } from './installation.ts';
import { assertInitialised, assertSharedKeys, initialise } from './instance.ts';
import { type InstanceLock, lockInstance } from './instance-lock.ts';
import { joinInstallation } from './join-installation.ts';
import { runOrFail } from './owned-process.ts';
import { assertPortsFree } from './ports.ts';
import { migrateCommand, pidFile } from './programs.ts';
import { assertStudioThere, noteStudio } from './studio-record.ts';

/** How long the programs of a run that was killed may take to notice it and free their ports. Milliseconds. */
const orphansEndWithin = 12_000;

/**
 * Checks everything about an installation that can be wrong before a program runs, and takes its data directory.
 *
 * @param say hears what is wrong and holds nothing up
 * @throws LaunchError, InstanceError with one sentence
 */
export async function claimInstallation(
  { settings }: Installation,
  say: (sentence: string) => void = () => {},
): Promise<InstanceLock> {
  checkDisk(settings.dataDir, say);
  const lock = lockInstance(settings.dataDir);
  try {
    if (await joinInstallation(settings))
      say(`This machine has joined the installation of its keys, whose database it shares.`);
    if (settings.mode === 'live') assertInitialised(settings);
    else {
      assertSharedKeys(settings);
      if (readInstance(settings.dataDir) === null) assertWritable(settings.keysDir, 'KEYS_DIR');
      initialise(settings);
    }
    await waitForOrphans(settings);
    await assertPortsFree(portsOf(settings));
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** An installation whose disk is full shows its pages all the same, and is well again once there is room. */
function checkDisk(dataDir: string, say: (sentence: string) => void): void {
  const error = writeError(dataDir);
  if (error === null) return;
  const refusal = unwritable(dataDir, 'DATA_DIR', error);
  if (!isFull(error) || readInstance(dataDir) === null) throw refusal;
  say(
    `The disk of DATA_DIR ${dataDir} is full: pages are served, but enquiries are refused until there is free space.`,
  );
}

/** Waits for programs of an earlier run that was killed: they stop by themselves, and hold their ports until then. */
async function waitForOrphans(settings: SiteSettings): Promise<void> {
  const deadline = Date.now() + orphansEndWithin;
  const orphaned = () => (['studio', 'site'] as const).some((name) => isRunning(pidFile(settings, name)));
  while (orphaned() && Date.now() < deadline) await sleep(200);
}

/** Whether the process a file names is alive. */
function isRunning(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim());
    // Nothing is written in it yet, and 0 would ask after ourselves.
    if (!(pid > 0)) return false;
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Brings the applications to the state of their sources; both, unless `wanted` says which. */
export async function buildProduct(
  { env }: Installation,
  progress: Progress,
  signal: AbortSignal,
  wanted: (build: Build) => boolean = () => true,
): Promise<void> {
  for (const build of builds.filter(wanted)) {
    if (isBuilt(build)) continue;
    await progress.step(`Building the ${build.name}`, () => buildIfChanged(build, env, { signal }));
  }
}

/**
 * How long bringing the studio's database to this version may take on SQLite, in milliseconds. It takes seconds, some minutes where there is
 * much; one that waits for a lock nobody lets go of would be waited for for ever. On PostgreSQL a large table may take hours, and what is
 * waited for has limits of its own.
 */
export const migrationLimit = 10 * 60_000;

/**
 * Brings the studio's database to this version. The enquiry store does so by itself when the site opens it.
 *
 * @throws LaunchError with the command's last words, because it took too long, or because a studio there was is gone
 */
export async function migrateStudio(installation: Installation, signal: AbortSignal): Promise<void> {
  await assertStudioThere(installation.settings);
  await runOrFail(
    migrateCommand(installation),
    "The studio's database could not be migrated to this version.",
    { signal, ...(installation.settings.databaseUrl ? {} : { limit: migrationLimit }) },
  );
  noteStudio(installation.settings);
}
