import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { inputDigest, studioInputs } from '../../bin/product/build.ts';
import { waitForLock } from '../../bin/product/file-lock.ts';
import { studioDirectory, workDirectory } from '../../bin/product/paths.ts';
import { makeStudioHome, type StudioHome, studioCommand } from './studio-process.ts';

/** Migrated databases of the studio as SQLite files; copy them, never open one to write. */
export interface KeptDatabases {
  /** With nothing in it. */
  readonly empty: string;
  /** With one account of each role (`studio-people.ts`). */
  readonly peopled: string;
}

/** Whatever changes what the databases hold. */
const inputs = [...studioInputs, 'tests/support/{make-studio-people,studio-people,kept-databases}.ts'];

const mostMs = 180_000;

/** Where a home's database lies. */
export const databaseFile = ({ folder }: Pick<StudioHome, 'folder'>) => join(folder, 'studio/studio.db');

/** Makes one account of each role in the migrated database of a home. */
export async function makePeople(home: Pick<StudioHome, 'env'>): Promise<void> {
  const script = join(import.meta.dirname, 'make-studio-people.ts');
  const options = { cwd: studioDirectory, env: home.env, timeout: mostMs };
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script], options);
}

/** Copies a database nobody has open, whole and as one file. */
function copyWhole(from: string, to: string): void {
  const database = new DatabaseSync(from);
  // What a command left in the write-ahead log goes into the file.
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
  copyFileSync(from, to);
}

async function make(folder: string): Promise<void> {
  const home = await makeStudioHome();
  try {
    const migrated = await studioCommand(home, 'migrate');
    if (migrated.code !== 0) throw new Error(migrated.stderr);
    copyWhole(databaseFile(home), join(folder, 'empty.db'));
    await makePeople(home);
    copyWhole(databaseFile(home), join(folder, 'peopled.db'));
  } finally {
    home.remove();
  }
}

async function find(): Promise<KeptDatabases> {
  const folder = join(workDirectory, 'studio-databases');
  const ready = join(folder, inputDigest(inputs).slice(0, 16));
  const kept = { empty: join(ready, 'empty.db'), peopled: join(ready, 'peopled.db') };
  if (existsSync(ready)) return kept;
  mkdirSync(folder, { recursive: true });
  const release = await waitForLock(join(workDirectory, 'migrating.db'), AbortSignal.timeout(mostMs));
  try {
    if (existsSync(ready)) return kept;
    const earlier = readdirSync(folder);
    const making = mkdtempSync(join(folder, 'making-'));
    await make(making);
    for (const old of earlier) rmSync(join(folder, old), { recursive: true, force: true });
    renameSync(making, ready);
    return kept;
  } finally {
    release();
  }
}

let found: Promise<KeptDatabases> | null = null;

/** The kept databases, made once for each state of the sources and kept for the next run; earlier ones are removed. */
export function keptDatabases(): Promise<KeptDatabases> {
  found ??= find();
  return found;
}

/** Gives a home a migrated database, without running the command. */
export async function migratedHome(home: StudioHome, kind: keyof KeptDatabases = 'empty'): Promise<void> {
  const kept = await keptDatabases();
  mkdirSync(join(home.folder, 'studio'), { recursive: true, mode: 0o700 });
  copyFileSync(kept[kind], databaseFile(home));
}
