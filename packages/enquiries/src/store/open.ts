import { join } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { migrate } from './migrate.ts';
import type { Store } from './port.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';

export interface StoreSettings {
  readonly dataDir: string;
  /** `postgres://…`; absent or `null` for the file in the data directory. */
  readonly databaseUrl?: string | null;
}

/** Where the SQLite store of an installation lives. */
export function storeFile(dataDir: string): string {
  return join(dataDir, 'enquiries', 'enquiries.db');
}

/**
 * Opens the enquiry store of an installation and brings its tables to this version.
 *
 * @throws StoreUnavailableError when it cannot be reached or written
 * @throws MigrationError when its tables are not what this version needs
 */
export async function openStore(
  settings: StoreSettings,
  log: Log,
  clock: Clock = systemClock,
): Promise<Store> {
  const store = settings.databaseUrl
    ? openPostgresStore(settings.databaseUrl, log)
    : openSqliteStore(storeFile(settings.dataDir));
  try {
    const steps = await migrate(store, clock.now());
    if (steps.length > 0) log.info({ steps, dialect: store.dialect }, 'the enquiry store was migrated');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
