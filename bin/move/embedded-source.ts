import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isInUse } from '@sundowner/enquiries/store/backup';
import { storeFile } from '@sundowner/enquiries/store/database/open';
import { LaunchError } from '../launcher/progress.mjs';
import type { MoveSource } from './side.ts';
import { SqliteStores, type StoreFiles } from './sqlite-stores.ts';
import { assertCurrent } from './tables.ts';

/** Where the product looks for its embedded stores. */
export const storeFilesOf = (dataDir: string): StoreFiles => ({
  studio: join(dataDir, 'studio', 'studio.db'),
  enquiries: storeFile(dataDir),
});

const sides = ['', '-wal', '-shm'];

/** Renames a store with what SQLite keeps beside it. */
export function renameStore(from: string, to: string): void {
  for (const side of sides.toReversed()) if (existsSync(from + side)) renameSync(from + side, to + side);
}

/** Takes the stores that are still there out of the product's sight. @returns where they are kept */
export function retireFiles(dataDir: string, stamp: string): string[] {
  return Object.values(storeFilesOf(dataDir))
    .filter((file) => existsSync(file))
    .map((file) => {
      const kept = `${file}.moved-${stamp}`;
      renameStore(file, kept);
      return kept;
    });
}

/**
 * The embedded stores of an installation, to be moved.
 *
 * @param hold whether nobody else may have them open from now on; a rehearsal reads beside the running product
 * @throws LaunchError when they are in use, or not of this version
 */
export function embeddedSource(dataDir: string, { hold }: { readonly hold: boolean }): MoveSource {
  const files = storeFilesOf(dataDir);
  for (const file of Object.values(files)) {
    if (!existsSync(file)) throw new LaunchError(`There is no store ${file} to move.`);
    if (hold && isInUse(file))
      throw new LaunchError(`${file} is in use; stop the product before you move its data.`);
  }
  const stores = new SqliteStores(files, { readOnly: !hold });
  try {
    if (hold) stores.holdAlone();
    assertCurrent(stores.steps(), 'sqlite');
  } catch (error) {
    void stores.close();
    throw error;
  }
  return {
    words: stores.words,
    bytes: async () => Object.values(files).reduce((sum, file) => sum + statSync(file).size, 0),
    lostReferences: async () => stores.lostReferences(),
    tables: () => stores.tables(),
    count: (table) => stores.count(table),
    rows: (...asked) => stores.rows(...asked),
    lastIds: (tables) => stores.lastIds(tables),
    close: () => stores.close(),
    async retire(stamp) {
      stores.run('ROLLBACK');
      // The last connection to close takes the write-ahead log back into the file.
      await stores.close();
      return retireFiles(dataDir, stamp);
    },
  };
}
