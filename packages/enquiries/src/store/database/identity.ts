import { randomUUID } from 'node:crypto';
import { type Sql, type Store, StoreIdentityError } from './port.ts';
import { putBackCommand } from './rescue-place.ts';
import type { StoreRecord } from './store-record.ts';

const giveUp = 'or, to continue without its enquiries, run "npm run init -- --new-store"';

/** What the operator reads of a store that may not be used. */
export interface RefusalWords {
  readonly missing: (since: string) => string;
  readonly empty: (since: string) => string;
  readonly foreign: (theirs: string, ours: string) => string;
  readonly damaged: string;
}

/**
 * @param file of a SQLite store
 * @param rescued the newest copy of what one that went away held; it holds more than any backup
 * @param isMoved whether one that was moved into PostgreSQL is kept beside it
 */
export function fileWords(file: string, rescued: string | null, isMoved = false): RefusalWords {
  const there = isMoved ? 'set DATABASE_URL where it was moved into PostgreSQL, put it back' : 'put it back';
  const restore = rescued
    ? `put the copy saved when the store was lost in its place with ${putBackCommand(file, rescued)}, or restore a backup with "npm run restore -- FOLDER"`
    : 'restore a backup with "npm run restore -- FOLDER"';
  return {
    missing: (since) =>
      `The enquiry store ${file} is missing, though this installation has had one since ${since}; ${there}, ${restore}, ${giveUp}.`,
    empty: (since) =>
      `The enquiry store ${file} is empty, though this installation has had one since ${since}; put it back, ${restore}, ${giveUp}.`,
    foreign: (theirs, ours) =>
      `The enquiry store ${file} belongs to another installation (${theirs}), not to this one (${ours}); set DATA_DIR to the folder that is meant, put this installation's store back, or restore a backup with "npm run restore -- FOLDER".`,
    damaged: `The enquiry store ${file} is damaged; ${restore}, ${giveUp}.`,
  };
}

const absent = (since: string) =>
  `The database of DATABASE_URL holds no enquiry store, though this installation has had one since ${since}; check DATABASE_URL, restore the database with pg_restore, ${giveUp}.`;

export const databaseWords: RefusalWords = {
  missing: absent,
  empty: absent,
  foreign: (theirs, ours) =>
    `The database of DATABASE_URL holds the enquiry store of another installation (${theirs}), not of this one (${ours}); set DATABASE_URL to this installation's database.`,
  damaged: 'The enquiry store in the database of DATABASE_URL is damaged; restore it with pg_restore.',
};

async function holds(sql: Sql, dialect: Store['dialect'], table: string): Promise<boolean> {
  const [row] =
    dialect === 'sqlite'
      ? await sql.rows("SELECT 1 AS there FROM sqlite_schema WHERE type = 'table' AND name = ?", [table])
      : await sql.rows("SELECT 1 AS there FROM pg_tables WHERE schemaname = 'enquiries' AND tablename = ?", [
          table,
        ]);
  return row !== undefined;
}

/** The id in a store; `null` where it has none yet. Its table must be there. */
export async function idInStore(sql: Sql): Promise<string | null> {
  const [row] = await sql.rows<{ id: string }>('SELECT id FROM installation');
  return row?.id ?? null;
}

/**
 * Makes sure, before anything is written to it, that an opened store is this installation's.
 *
 * @param ours the id it must have; `null` where this installation has none yet
 * @param record that there was a store; `null` where there never was
 * @throws StoreIdentityError
 */
export async function assertOwnStore(
  { read, dialect }: Store,
  ours: string | null,
  record: StoreRecord | null,
  words: RefusalWords,
): Promise<void> {
  if (record && !(await holds(read, dialect, 'enquiries'))) {
    throw new StoreIdentityError(words.empty(record.since));
  }
  const theirs = (await holds(read, dialect, 'installation')) ? await idInStore(read) : null;
  if (theirs !== null && ours !== null && theirs !== ours) {
    throw new StoreIdentityError(words.foreign(theirs, ours));
  }
}

/**
 * Writes the installation's id into a store that has none: a new one.
 *
 * @returns the id in the store
 * @throws StoreIdentityError when another installation was faster
 */
export async function adoptStore(
  store: Store,
  ours: string | null,
  now: number,
  words: RefusalWords,
): Promise<string> {
  const id = await store.transaction(async (sql) => {
    const known = await idInStore(sql);
    if (known !== null) return known;
    await sql.run('INSERT INTO installation (one, id, since) VALUES (1, ?, ?) ON CONFLICT (one) DO NOTHING', [
      ours ?? randomUUID(),
      now,
    ]);
    return await idInStore(sql);
  });
  if (id === null || (ours !== null && id !== ours)) {
    throw new StoreIdentityError(words.foreign(id ?? 'none', ours ?? 'none'));
  }
  return id;
}
