import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type RestoreSummary, restoreStore } from '@sundowner/enquiries/store/backup';
import { storeFile } from '@sundowner/enquiries/store/database/open';
import { forgetHeads } from '@sundowner/enquiries/store/database/store-record';
import { appendLedgerFile, readLedgerFile } from '@sundowner/enquiries/store/erasure-ledger';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { loadKeyring } from '@sundowner/keyring';
import { idOfKeys, readInstance, writeInstance } from '@sundowner/keyring/instance';
import { bucketOf } from '@sundowner/media-store/open-store';
import { assertLibraryOf, type OwnedStore, ownedStore } from '@sundowner/media-store/owner';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';
import { bucketNames } from './bucket-names.ts';
import { copyWarning, emergencyCopySince, erasuresInCopies } from './emergency-copies.ts';
import { type Manifest, readManifest, verifyArchive } from './manifest.ts';
import { newerInDatabase, restoreDatabase } from './restore-database.ts';

export interface Restored extends RestoreSummary {
  readonly manifest: Manifest;
  /** Where the studio's store that was there is kept; `null` when there was none. */
  readonly previousStudio: string | null;
  readonly pictures: number;
}

/** Enquiries in the store that the backup cannot hold, because they came after it. */
function newerEnquiries(file: string, createdAt: string): number {
  if (!existsSync(file)) return 0;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database
      .prepare('SELECT COUNT(*) AS n FROM enquiries WHERE received_at > ?')
      .get(Date.parse(createdAt));
    return Number(row?.n ?? 0);
  } catch {
    // A broken store is the very reason to restore.
    return 0;
  } finally {
    database.close();
  }
}

/**
 * Checks that a backup may take this installation's place.
 *
 * @throws LaunchError with one sentence
 */
async function assertRestorable(settings: SiteSettings, manifest: Manifest, force: boolean): Promise<void> {
  const { dataDir, keysDir, mode, databaseUrl } = settings;
  const { instance, createdAt, database } = manifest;
  if (databaseUrl && database !== 'postgres') {
    throw new LaunchError(
      'This backup is of stores in files: restore it without DATABASE_URL, and move it into PostgreSQL afterwards ("npm run data:move").',
    );
  }
  if (!databaseUrl && database === 'postgres') {
    throw new LaunchError(
      'This backup is of stores in PostgreSQL: set DATABASE_URL to the database it is to go into.',
    );
  }
  if (instance.mode !== mode) {
    throw new LaunchError(
      `This backup was made in ${instance.mode} mode, but MODE is "${mode}"; set MODE to "${instance.mode}".`,
    );
  }
  const id = idOfKeys(keysDir);
  if (id !== instance.id) {
    throw new LaunchError(
      `The keys in ${keysDir} are ${id ? 'those of another installation' : 'not there'}, and cannot read this backup; put back the keys it was made with, or set KEYS_DIR to their folder.`,
    );
  }
  const there = readInstance(dataDir);
  if (there && there.id !== instance.id) {
    throw new LaunchError(
      `The data directory ${dataDir} belongs to another installation; set DATA_DIR to another folder.`,
    );
  }
  const newer = databaseUrl
    ? await newerInDatabase(databaseUrl, createdAt)
    : newerEnquiries(storeFile(dataDir), createdAt);
  if (newer > 0 && !force) {
    throw new LaunchError(
      `${newer} ${newer === 1 ? 'enquiry' : 'enquiries'} arrived after this backup of ${createdAt} and would be missing from the restored store; add --force to restore it all the same (the present store is kept beside the new one).`,
    );
  }
  const rescued = emergencyCopySince(dataDir, Date.parse(createdAt));
  if (rescued && !force) {
    throw new LaunchError(
      `${copyWarning(dataDir, rescued)}; this backup of ${createdAt} does not contain them. Nothing was changed.`,
    );
  }
}

/**
 * Puts a backup in the place of an installation's stores and pictures, and erases again everybody who was erased since. What was
 * there is kept beside it. The caller holds the lock on the data directory.
 *
 * @param report hears what is being done
 * @throws LaunchError, InstanceError, BackupError, KeyringError, and MediaStoreError of a bucket that cannot be used; nothing was changed then. Any other error, of a disk that is full say, may leave the
 *   enquiries restored and the content or pictures as they were: the same call again does the whole
 */
export async function restore(
  settings: SiteSettings,
  folder: string,
  { force, report }: { force: boolean; report: (detail: string) => void },
): Promise<Restored> {
  const { dataDir, keysDir } = settings;
  const manifest = readManifest(folder);
  await assertRestorable(settings, manifest, force);
  const bucket = await usableBucket(settings, manifest);
  const { erasure } = loadKeyring(keysDir);
  report('checking the backup');
  await verifyArchive(folder, manifest);

  report('enquiries');
  const ledgerFile = ledgerFileOf(dataDir);
  const archivedLedger = join(folder, 'erasure-ledger.jsonl');
  // The ledger that is there knows more than the backup's; on a new machine the backup's is all there is.
  if (!existsSync(ledgerFile) && existsSync(archivedLedger)) {
    mkdirSync(dirname(ledgerFile), { recursive: true, mode: 0o700 });
    copyFileSync(archivedLedger, ledgerFile);
  }
  const known = new Set(readLedgerFile(ledgerFile).map(({ hash }) => hash));
  appendLedgerFile(
    ledgerFile,
    erasuresInCopies(dataDir).filter(({ hash }) => !known.has(hash)),
  );
  const now = Date.now();
  // What is put back is older than what this machine saw, and meant to be.
  forgetHeads(dataDir);
  const summary = await restoreStores(settings, folder, { erasure, now, report });
  const pictures = manifest.files.filter(({ path }) => path.startsWith('media/'));
  await bucket?.claim();
  await restorePictures(settings, folder, { pictures, bucket, report });
  // Pages and pictures the site kept are of the content that was replaced; it makes them again.
  rmSync(join(dataDir, 'site'), { recursive: true, force: true });
  if (!readInstance(dataDir)) writeInstance(dataDir, manifest.instance);
  return { ...summary, manifest, pictures: pictures.length };
}

/**
 * The bucket pictures go into, once it is certain that it is this installation's and takes files: nothing is replaced before.
 *
 * @throws MediaStoreError
 */
async function usableBucket(settings: SiteSettings, { instance }: Manifest): Promise<OwnedStore | null> {
  const bucket = bucketOf(settings);
  if (!bucket) return null;
  await assertLibraryOf(bucket, instance.id);
  await bucket.probe();
  return ownedStore(bucket, () => instance.id);
}

/** Pictures go where they lie now, whatever they were backed up from. @throws MediaStoreError */
async function restorePictures(
  settings: SiteSettings,
  folder: string,
  {
    pictures,
    bucket,
    report,
  }: { pictures: Manifest['files']; bucket: OwnedStore | null; report: (detail: string) => void },
): Promise<void> {
  const below = ({ path }: { path: string }) => path.slice('media/'.length);
  const names = bucket && new Map([...bucketNames(pictures.map(below))].map(([name, path]) => [path, name]));
  for (const [index, file] of pictures.entries()) {
    const { path, bytes, digest } = file;
    if (index % 50 === 0) report(`pictures ${index} of ${pictures.length}`);
    if (bucket) {
      const name = names?.get(below(file));
      if (name === undefined) continue;
      const there = await bucket.look(name);
      const isSame = there?.size === bytes && there.digest === digest;
      if (!isSame) await bucket.write(name, readFileSync(join(folder, path)));
      continue;
    }
    const target = join(settings.dataDir, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(folder, path), target);
  }
}

/** Both stores, and everybody who was erased since, erased again. */
async function restoreStores(
  settings: SiteSettings,
  folder: string,
  { erasure, now, report }: { erasure: Buffer; now: number; report: (detail: string) => void },
): Promise<RestoreSummary & Pick<Restored, 'previousStudio'>> {
  const { dataDir, databaseUrl, retentionMonths } = settings;
  const ledgerFile = ledgerFileOf(dataDir);
  if (databaseUrl)
    return restoreDatabase(databaseUrl, folder, ledgerFile, {
      key: erasure,
      months: retentionMonths,
      now,
    });
  const summary = await restoreStore({
    backup: join(folder, 'enquiries.db'),
    target: storeFile(dataDir),
    ledgerFile,
    erasureKey: erasure,
    retentionMonths,
    now,
  });
  report('studio');
  return { ...summary, previousStudio: replaceStudio(folder, dataDir, now) };
}

function replaceStudio(folder: string, dataDir: string, now: number): string | null {
  const archived = join(folder, 'studio.db');
  if (!existsSync(archived)) return null;
  const target = join(dataDir, 'studio', 'studio.db');
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const arriving = `${target}.arriving`;
  copyFileSync(archived, arriving);
  chmodSync(arriving, 0o600);
  let previous: string | null = null;
  if (existsSync(target)) {
    previous = `${target}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
    for (const side of ['', '-wal', '-shm']) {
      if (existsSync(target + side)) renameSync(target + side, previous + side);
    }
  }
  renameSync(arriving, target);
  return previous;
}
