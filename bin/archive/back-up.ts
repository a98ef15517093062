import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { backupStore } from '@sundowner/enquiries/store/backup';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { bucketOf, mediaFolderOf } from '@sundowner/media-store/open-store';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { openDesk } from '../desk/open-desk.ts';
import { LaunchError } from '../launcher/progress.mjs';
import { assertInitialised } from '../product/instance.ts';
import { dumpDatabase } from './database-dump.ts';
import { type ArchivedFile, databaseDump, digestOf, type Manifest } from './manifest.ts';

export interface BackupMade {
  readonly folder: string;
  readonly manifest: Manifest;
}

const filesUnder = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

async function copyStudio(dataDir: string, target: string): Promise<void> {
  const file = join(dataDir, 'studio', 'studio.db');
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(database, target);
    // SQLite's copy takes the umask's mode, and this store holds the accounts.
    chmodSync(target, 0o600);
  } finally {
    database.close();
  }
}

async function listed(folder: string): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for (const path of filesUnder(folder).sort()) {
    const file = join(folder, path);
    files.push({
      path: path.replaceAll('\\', '/'),
      bytes: statSync(file).size,
      digest: await digestOf(file),
    });
  }
  return files;
}

/**
 * Both stores, before the pictures: a picture added meanwhile is one too many, never one too few.
 *
 * @returns how many enquiries are in the copy
 */
async function copyStores(
  settings: SiteSettings,
  folder: string,
  report: (detail: string) => void,
): Promise<number> {
  if (settings.databaseUrl) {
    report('database');
    const dump = join(folder, databaseDump);
    const enquiries = await dumpDatabase(settings.databaseUrl, dump);
    chmodSync(dump, 0o600);
    return enquiries;
  }
  report('enquiries');
  const desk = await openDesk(settings);
  const { enquiries } = await backupStore(desk.store, join(folder, 'enquiries.db')).finally(desk.close);
  report('studio');
  await copyStudio(settings.dataDir, join(folder, 'studio.db'));
  return enquiries;
}

/** Every picture, from wherever they lie. @throws MediaStoreError */
async function copyPictures(
  settings: SiteSettings,
  target: string,
  report: (detail: string) => void,
): Promise<void> {
  const bucket = bucketOf(settings);
  if (bucket) {
    let index = 0;
    for await (const { name } of bucket.list()) {
      const bytes = await bucket.read(name);
      mkdirSync(target, { recursive: true });
      // One that was removed since it was listed is not missed.
      if (bytes) writeFileSync(join(target, name), bytes);
      if (index % 50 === 0) report(`pictures ${index} of ${bucket.words}`);
      index += 1;
    }
    return;
  }
  const folder = mediaFolderOf(settings.dataDir);
  const pictures = filesUnder(folder);
  for (const [index, path] of pictures.entries()) {
    const copy = join(target, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(folder, path), copy);
    if (index % 50 === 0) report(`pictures ${index} of ${pictures.length}`);
  }
}

/**
 * Copies both stores, the erasure ledger and the pictures of an installation, while it runs or not. The keys are left
 * out: personal fields in the copy stay encrypted.
 *
 * @param target the new backup's folder; it appears once the backup is whole
 * @param report hears what is being copied
 * @throws LaunchError, BackupError
 */
export async function backUp(
  settings: SiteSettings,
  target: string,
  report: (detail: string) => void,
): Promise<BackupMade> {
  const { dataDir } = settings;
  const instance = assertInitialised(settings);
  if (existsSync(target)) throw new LaunchError(`${target} exists already; choose another folder.`);
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    const enquiries = await copyStores(settings, partial, report);
    const ledger = ledgerFileOf(dataDir);
    if (existsSync(ledger)) copyFileSync(ledger, join(partial, 'erasure-ledger.jsonl'));
    await copyPictures(settings, join(partial, 'media'), report);
    report('reading it back');
    const files = await listed(partial);
    const createdAt = new Date().toISOString();
    const database = settings.databaseUrl ? ({ database: 'postgres' } as const) : {};
    const manifest: Manifest = { format: 1, createdAt, instance, enquiries, files, ...database };
    writeFileSync(join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    renameSync(partial, target);
    return { folder: target, manifest };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}
