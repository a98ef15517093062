import { existsSync, renameSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '@sundowner/enquiries/store/database/open';
import {
  forgetStore,
  installationOf,
  readStoreRecord,
} from '@sundowner/enquiries/store/database/store-record';
import { LaunchError } from '../launcher/progress.mjs';
import { copyWarning, emergencyCopySince } from './emergency-copies.ts';

/** Whether a file is a store, and this installation's: then there is nothing to give up. */
function isOwnStore(file: string, ours: string | null): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false;
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    const row = database.prepare('SELECT id FROM installation').get();
    return check?.quick_check === 'ok' && (ours === null || row?.id === ours);
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

/**
 * Gives up the enquiry store this installation had, so that the next start makes a new one. What stands in its place is
 * kept beside it. The caller holds the lock on the data directory.
 *
 * @param options.isDatabase whether the store is in PostgreSQL, where nothing is moved
 * @param options.force gives up what was rescued of the store too
 * @returns where what stood there is kept; `null` when nothing did
 * @throws LaunchError when the store is whole and this installation's, or enquiries of it were rescued
 */
export function giveUpStore(
  dataDir: string,
  { isDatabase, force, now }: { isDatabase: boolean; force: boolean; now: number },
): string | null {
  const file = storeFile(dataDir);
  let kept: string | null = null;
  if (!isDatabase) {
    if (isOwnStore(file, installationOf(dataDir) ?? readStoreRecord(dataDir)?.installation ?? null)) {
      throw new LaunchError(
        `The enquiry store ${file} is intact and belongs to this installation; --new-store is only for a store that is lost. Nothing was changed.`,
      );
    }
    const rescued = emergencyCopySince(dataDir, null);
    if (rescued && !force) throw new LaunchError(`${copyWarning(dataDir, rescued)}. Nothing was changed.`);
    if (existsSync(file)) {
      kept = `${file}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
      for (const side of ['', '-wal', '-shm']) {
        if (existsSync(file + side)) renameSync(file + side, kept + side);
      }
    }
  }
  forgetStore(dataDir);
  return kept;
}
