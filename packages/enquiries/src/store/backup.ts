import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './database/migrate.ts';
import type { Store } from './database/port.ts';
import { openSqliteStore } from './database/sqlite.ts';
import { type ErasedAgain, type LedgerEntry, readLedgerFile, replayLedger } from './erasure-ledger.ts';

/** A backup or a restore that was not made; one sentence for the operator, nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** @throws BackupError when the file is not a whole enquiry store */
function inspect(file: string): { enquiries: number; deliveries: number } {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [check] = database.prepare('PRAGMA integrity_check(1)').all();
    if (check?.integrity_check !== 'ok') throw new Error('not whole');
    const count = (table: string) => Number(database?.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get()?.n);
    return { enquiries: count('enquiries'), deliveries: count('deliveries') };
  } catch {
    throw new BackupError(`${file} is not a whole enquiry store.`);
  } finally {
    database?.close();
  }
}

export interface BackupSummary {
  readonly file: string;
  readonly bytes: number;
  readonly enquiries: number;
  readonly deliveries: number;
}

/**
 * Copies the store to `file` while it is in use (SQLite's online backup), reads the copy back, and puts it on disk. The
 * personal fields in it stay encrypted; the keys are not in it.
 *
 * @throws BackupError when the store is PostgreSQL (pg_dump does it there), the file exists, or the copy is not whole
 */
export async function backupStore(store: Store, file: string): Promise<BackupSummary> {
  if (store.copyTo === null) {
    throw new BackupError('The enquiry store is in PostgreSQL: "npm run backup" copies it with pg_dump.');
  }
  if (existsSync(file)) throw new BackupError(`${file} exists already; choose another name.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  await store.copyTo(partial);
  const counts = inspect(partial);
  for (const side of ['-wal', '-shm', '-journal']) rmSync(partial + side, { force: true });
  syncToDisk(partial);
  renameSync(partial, file);
  syncToDisk(dirname(file));
  return { file, bytes: statSync(file).size, ...counts };
}

export interface RestoreSummary {
  readonly enquiries: number;
  readonly deliveries: number;
  /** Enquiries the ledger says were erased since the backup, erased again. */
  readonly erasedAgain: ErasedAgain;
  /** Where the store that was there before is kept; `null` when there was none. */
  readonly previous: string | null;
}

/** Ledger entries of the store that is being replaced: it may know of erasures its own second copy lost. */
function ledgerInStore(file: string): LedgerEntry[] {
  if (!existsSync(file)) return [];
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare('SELECT hash, consent_version, erased_at FROM erasure_ledger').all();
    return rows.map((row) => ({
      hash: String(row.hash),
      consentVersion: String(row.consent_version),
      erasedAt: Number(row.erased_at),
    }));
  } catch {
    // A broken store is the very reason to restore; its second copy of the ledger is read anyway.
    return [];
  } finally {
    database?.close();
  }
}

/** Whether another process has a store's file open. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // Leaving write-ahead mode needs the file for oneself (https://www.sqlite.org/wal.html, section 2.2).
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
  } finally {
    database?.close();
  }
}

/**
 * Puts a backup in the place of the store and replays the erasure ledger over it. The store that was there is kept beside
 * it. Deliveries that were pending in the backup are made again: at least once, under the same ids.
 *
 * @param target the store's file; nothing may have it open
 * @throws BackupError
 */
export async function restoreStore(options: {
  backup: string;
  target: string;
  ledgerFile: string;
  erasureKey: Buffer;
  /** Months of retention. */
  retentionMonths: number;
  now: number;
}): Promise<RestoreSummary> {
  const { backup, target, ledgerFile, erasureKey, retentionMonths, now } = options;
  if (!existsSync(backup)) throw new BackupError(`There is no backup at ${backup}.`);
  const counts = inspect(backup);
  if (isInUse(target)) throw new BackupError(`${target} is in use; stop the product before you restore.`);
  const entries = [...readLedgerFile(ledgerFile), ...ledgerInStore(target)];

  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const arriving = join(dirname(target), `${basename(target)}.arriving`);
  for (const side of ['', '-wal', '-shm']) rmSync(arriving + side, { force: true });
  copyFileSync(backup, arriving);
  const store = openSqliteStore(arriving);
  let erasedAgain: ErasedAgain;
  try {
    await migrate(store, now);
    erasedAgain = await replayLedger(store, entries, { key: erasureKey, months: retentionMonths, now });
  } finally {
    // The last connection to close takes the write-ahead log back into the file.
    await store.close();
  }
  syncToDisk(arriving);

  let previous: string | null = null;
  if (existsSync(target)) {
    previous = `${target}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
    for (const side of ['', '-wal', '-shm']) {
      if (existsSync(target + side)) renameSync(target + side, previous + side);
    }
  }
  renameSync(arriving, target);
  syncToDisk(dirname(target));
  return { ...counts, erasedAgain, previous };
}
