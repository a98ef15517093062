import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readInstance } from '@sundowner/keyring/instance';
import { headsFileOf } from '../installation-files.ts';

/** That an installation has an enquiry store, kept beside it: a store that is missing is not a new installation. */
export interface StoreRecord {
  /** The id in the store; `null` when the record cannot be read, which says all the same that there was one. */
  readonly installation: string | null;
  /** Day the first store was made, `yyyy-mm-dd`. */
  readonly since: string;
}

/** Outside the store's own folder, which may be lost as a whole. */
const recordFile = (dataDir: string) => join(dataDir, 'enquiry-store.json');

function textOf(path: string): Record<string, unknown> | null {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** @returns `null` where there never was a store, or a person gave it up */
export function readStoreRecord(dataDir: string): StoreRecord | null {
  const read = textOf(recordFile(dataDir));
  if (!read) return null;
  const { installation, since } = read;
  return {
    installation: typeof installation === 'string' ? installation : null,
    since: typeof since === 'string' ? since : 'an unknown day',
  };
}

/** The id `npm run init` gave this installation; `null` for one that was never initialised, and where its file is damaged. */
export function installationOf(dataDir: string): string | null {
  try {
    return readInstance(dataDir)?.id ?? null;
  } catch {
    return null;
  }
}

/** Keeps the record, on disk when this returns. */
export function writeStoreRecord(dataDir: string, installation: string, now: number): void {
  const file = recordFile(dataDir);
  const arriving = `${file}.arriving-${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(arriving, 'w', 0o600);
  try {
    const since = new Date(now).toISOString().slice(0, 10);
    writeSync(handle, `${JSON.stringify({ installation, since }, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(arriving, file);
}

/** What comes next may be older than what this machine saw. A person's decision. */
export function forgetHeads(dataDir: string): void {
  rmSync(headsFileOf(dataDir), { force: true });
}

/** The next start makes a new store. A person's decision. */
export function forgetStore(dataDir: string): void {
  rmSync(recordFile(dataDir), { force: true });
  forgetHeads(dataDir);
}
