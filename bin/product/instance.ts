import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readStoreRecord } from '@sundowner/enquiries/store/database/store-record';
import { createKeyring, loadKeyring, missingKeys } from '@sundowner/keyring';
import {
  type Instance,
  idOfKeys,
  readInstance,
  writeIdOfKeys,
  writeInstance,
} from '@sundowner/keyring/instance';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';

type Place = Pick<SiteSettings, 'mode' | 'dataDir' | 'keysDir'>;

/** What `initialise` made, for the operator to read. */
export interface Initialised {
  readonly instance: Instance;
  readonly keys: readonly string[];
  readonly fresh: boolean;
}

/**
 * Checks that a machine which leaves the studio to others has their keys: with keys of its own it would read nothing of them, and what it
 * took in nobody else could read.
 *
 * @throws LaunchError
 */
export function assertSharedKeys({ run, keysDir }: Pick<SiteSettings, 'run' | 'keysDir'>): void {
  const missing = missingKeys(keysDir);
  if (run.includes('studio') || missing.length === 0) return;
  throw new LaunchError(
    `Keys are missing in ${keysDir} (${missing.join(', ')}), and RUN=${run.join(',')} needs those of the machine that runs the studio; copy its keys there, and its instance.json into DATA_DIR.`,
  );
}

function holdsStores(dataDir: string): boolean {
  return ['studio', 'enquiries'].some((name) => {
    const folder = join(dataDir, name);
    return existsSync(folder) && readdirSync(folder).length > 0;
  });
}

/**
 * Makes what an installation lacks: its id, in the data directory and beside the keys, and its keys. What is there
 * stays as it is, so that a second call changes nothing.
 *
 * @throws InstanceError when `instance.json` is damaged; LaunchError when data and keys belong to different installations, or the mode is another
 */
export function initialise({ mode, dataDir, keysDir }: Place): Initialised {
  const existing = readInstance(dataDir);
  const known = idOfKeys(keysDir);
  if (existing) assertMode(existing, mode, dataDir);
  if (known && existing && existing.id !== known) throw otherInstance(dataDir, keysDir);
  if (known && !existing) throw lostData(dataDir, keysDir);
  if (!existing && missingKeys(keysDir).length > 0 && holdsStores(dataDir)) {
    throw new LaunchError(
      `The data directory ${dataDir} holds stores but no instance.json, and ${keysDir} lacks their keys; put both back from a backup.`,
    );
  }
  if (existing && missingKeys(keysDir).length > 0 && holdsStores(dataDir)) {
    throw new LaunchError(
      `Keys are missing in ${keysDir} (${missingKeys(keysDir).join(', ')}), and new ones could not read the enquiries in ${dataDir}; put the keys back.`,
    );
  }
  // A site that was started alone made its store under an id of its own.
  const id = readStoreRecord(dataDir)?.installation ?? randomUUID();
  const instance = existing ?? { id, mode, createdAt: new Date().toISOString() };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const keys = createKeyring(keysDir);
  if (!known) writeIdOfKeys(keysDir, instance.id);
  if (!existing) writeInstance(dataDir, instance);
  return { instance, keys, fresh: !existing };
}

/**
 * Checks in live mode that keys and data are there and belong together (enquiry contract, "Modes and data": a lost
 * mount must not look like a healthy empty product).
 *
 * @throws LaunchError, InstanceError with one sentence
 */
export function assertInitialised({ mode, dataDir, keysDir }: Place): Instance {
  const instance = readInstance(dataDir);
  const id = idOfKeys(keysDir);
  const missing = missingKeys(keysDir);
  if (!instance && !id && missing.length > 0) {
    throw new LaunchError(
      'This installation has no keys and no data directory of its own yet; run "npm run init" with the same settings first.',
    );
  }
  if (!instance) throw lostData(dataDir, keysDir);
  assertMode(instance, mode, dataDir);
  if (id === null || missing.length > 0) {
    throw new LaunchError(
      `Keys are missing in ${keysDir} (${[...missing, ...(id ? [] : ['instance.id'])].join(', ')}); put back the keys of this installation, or set KEYS_DIR to their folder.`,
    );
  }
  if (instance.id !== id) throw otherInstance(dataDir, keysDir);
  // Reads every key, so that a damaged one is known before anything runs.
  loadKeyring(keysDir);
  return instance;
}

function assertMode(instance: Instance, mode: 'demo' | 'live', dataDir: string): void {
  if (instance.mode === mode) return;
  const named = { demo: 'the demonstration', live: 'the live product' };
  throw new LaunchError(
    `The data directory ${dataDir} belongs to ${named[instance.mode]}, but MODE is "${mode}"; set DATA_DIR to another folder, or MODE to "${instance.mode}".`,
  );
}

function otherInstance(dataDir: string, keysDir: string): LaunchError {
  return new LaunchError(
    `The data directory ${dataDir} is not the one the keys in ${keysDir} were made for; set DATA_DIR and KEYS_DIR to the folders of one installation.`,
  );
}

function lostData(dataDir: string, keysDir: string): LaunchError {
  return new LaunchError(
    `The data directory ${dataDir} was never initialised, though the keys in ${keysDir} belong to one; check that its disk is mounted and that DATA_DIR is right.`,
  );
}
