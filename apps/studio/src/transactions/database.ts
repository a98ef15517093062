import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { boundedPostgres } from '../connections/bounded-postgres.ts';
import { databaseLimits } from '../connections/limits.ts';
import { sourceDirectory } from '../runtime/source-directory.ts';
import { isBuilding, studioSettings } from '../settings.ts';
import { withOneWriter } from './sqlite-transactions.ts';
import { withVerifiedTransactions } from './verified-transactions.ts';
import { withWritesTogether } from './writes-together.ts';
import { withNotices } from './written.ts';

/** How long a statement waits for another process to let go of the SQLite file, in milliseconds. */
export const busyTimeout = 5000;

/** How long a change on SQLite waits, in milliseconds: for the lock, for the file, and how long it may hold both. */
const timeouts = { lock: 30_000, file: busyTimeout, held: 60_000 };

/** Folder the migrations of the database in use are kept in. */
function migrationDirectory(): string {
  const dialect = !isBuilding() && studioSettings().databaseUrl ? 'postgres' : 'sqlite';
  return join(sourceDirectory, 'migrations', dialect);
}

/**
 * SQLite in the data directory, or PostgreSQL (schema `studio`) when `DATABASE_URL` is set.
 *
 * The schema changes by committed migrations only, never by Payload's push. Every operation is a transaction on both, and
 * its COMMIT is verified (decision 112).
 */
export function studioDatabase() {
  const { databaseUrl, databasePool, dataDir, limits } = studioSettings();
  const migrationDir = migrationDirectory();
  if (databaseUrl && !isBuilding()) {
    const postgres = boundedPostgres(
      databaseUrl,
      { size: databasePool, limits: databaseLimits(limits.deadlineFactor) },
      { schemaName: 'studio', push: false, migrationDir },
    );
    return withVerifiedTransactions(withNotices(withWritesTogether(postgres)));
  }
  const folder = join(dataDir, 'studio');
  if (!isBuilding()) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sqlite = sqliteAdapter({
    client: { url: `file:${join(folder, 'studio.db')}` },
    // Ids are never used twice: cache tags and change sequences of deleted rows must not come back to life.
    autoIncrement: true,
    wal: { synchronous: 'FULL' },
    busyTimeout,
    push: false,
    migrationDir,
  });
  return withVerifiedTransactions(withNotices(withOneWriter(sqlite, timeouts)));
}
