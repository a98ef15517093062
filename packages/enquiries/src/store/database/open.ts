import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Clock, systemClock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { adoptStore, assertOwnStore, databaseWords, fileWords, type RefusalWords } from './identity.ts';
import { migrate } from './migrate.ts';
import { type Store, StoreIdentityError, StoreUnavailableError } from './port.ts';
import { openPostgresStore } from './postgres.ts';
import { rescuedCopies } from './rescue-place.ts';
import { openSqliteStore } from './sqlite.ts';
import { installationOf, readStoreRecord, type StoreRecord, writeStoreRecord } from './store-record.ts';
import { type StoreLimits, storeLimits } from './store-watch.ts';

const noted = new AsyncLocalStorage<{ commits: number }>();

/**
 * Runs `work`, and tells it how many transactions have been kept in the course of it: what needs several and fails at one of them is
 * done in part.
 */
export function notingCommits<Value>(work: (commits: () => number) => Promise<Value>): Promise<Value> {
  const count = { commits: 0 };
  return noted.run(count, () => work(() => count.commits));
}

/** A store whose commits are noted. */
export function notedStore(store: Store): Store {
  return {
    ...store,
    async transaction(work) {
      const value = await store.transaction(work);
      const count = noted.getStore();
      if (count) count.commits += 1;
      return value;
    },
  };
}

export interface StoreSettings {
  readonly dataDir: string;
  /** `postgres://…`; absent or `null` for the file in the data directory. */
  readonly databaseUrl?: string | null;
  /** `DATABASE_POOL`: the most connections to it. */
  readonly databasePool?: number;
}

/** Where the SQLite store of an installation lives. */
export function storeFile(dataDir: string): string {
  return join(dataDir, 'enquiries', 'enquiries.db');
}

/**
 * Opens the enquiry store of an installation and brings its tables to this version. A store carries its installation's id
 * (`instance.json`); that there is one is recorded beside it, so that a store that was lost is not taken for a new one.
 *
 * @throws StoreUnavailableError when it cannot be reached or written
 * @throws StoreIdentityError when it is missing, empty or damaged though there was one, or is another installation's
 * @throws MigrationError when its tables are not what this version needs
 */
export async function openStore(
  settings: StoreSettings,
  log: Log,
  clock: Clock = systemClock,
  limits: StoreLimits = storeLimits,
): Promise<Store> {
  const { dataDir, databaseUrl, databasePool } = settings;
  const file = storeFile(dataDir);
  const words = databaseUrl ? databaseWords : fileWords(file, rescuedCopies(file)[0] ?? null, wasMoved(file));
  const record = readStoreRecord(dataDir);
  const ours = installationOf(dataDir) ?? record?.installation ?? null;
  if (!databaseUrl && record) assertThere(file, record, words);
  try {
    const store = databaseUrl
      ? openPostgresStore(databaseUrl, log, limits, databasePool)
      : openSqliteStore(file, limits);
    try {
      await assertOwnStore(store, ours, record, words);
      const steps = await migrate(store, clock.now());
      if (steps.length > 0) log.info({ steps, dialect: store.dialect }, 'the enquiry store was migrated');
      const id = await adoptStore(store, ours, clock.now(), words);
      if (record?.installation !== id) keepRecord(dataDir, id, clock.now(), log);
      return notedStore(store);
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof StoreUnavailableError && error.reason === 'damaged') {
      throw new StoreIdentityError(words.damaged);
    }
    throw error;
  }
}

/** Whether the file that `data:move` took into PostgreSQL is kept beside where it was. */
const wasMoved = (file: string): boolean =>
  existsSync(dirname(file)) &&
  readdirSync(dirname(file)).some((name) => name.startsWith(`${basename(file)}.moved-`));

function assertThere(file: string, { since }: StoreRecord, words: RefusalWords): void {
  if (!existsSync(file)) throw new StoreIdentityError(words.missing(since));
  if (statSync(file).size === 0) throw new StoreIdentityError(words.empty(since));
}

/** A disk that cannot take the record now takes it at the next start. */
function keepRecord(dataDir: string, id: string, now: number, log: Log): void {
  try {
    writeStoreRecord(dataDir, id, now);
  } catch (error) {
    log.warn(
      { code: (error as NodeJS.ErrnoException).code },
      'the record of the enquiry store could not be written',
    );
  }
}
