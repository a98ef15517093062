import { join } from 'node:path';
import type { Log } from '@sundowner/enquiries/log';
import type { RestoreSummary } from '@sundowner/enquiries/store/backup';
import { migrate } from '@sundowner/enquiries/store/database/migrate';
import { openPostgresStore } from '@sundowner/enquiries/store/database/postgres';
import { type LedgerEntry, type Replaying, replayLedger } from '@sundowner/enquiries/store/erasure-ledger';
import type pg from 'pg';
import { connectTo, databaseWords, holdDatabase } from '../move/postgres-rows.ts';
import { restoreDump } from './database-dump.ts';
import { databaseDump } from './manifest.ts';

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Runs a question that a database without the table answers with nothing. */
async function askIfThere<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('enquiries.enquiries') IS NOT NULL AS there",
  );
  if (!rows[0]?.there) return [];
  return (await client.query<Row>(text, [...values])).rows;
}

/** Enquiries in the database that a backup cannot hold, because they came after it. @throws LaunchError when it cannot be reached */
export async function newerInDatabase(url: string, createdAt: string): Promise<number> {
  const client = await connectTo(url);
  try {
    const text = 'SELECT count(*) AS n FROM enquiries.enquiries WHERE received_at > $1';
    const [row] = await askIfThere<{ n: string }>(client, text, [Date.parse(createdAt)]);
    return Number(row?.n ?? 0);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Ledger entries of the store that is being replaced: it may know of erasures its second copy lost. */
async function ledgerIn(client: pg.Client): Promise<LedgerEntry[]> {
  const text = 'SELECT hash, consent_version, erased_at FROM enquiries.erasure_ledger';
  const rows = await askIfThere<{ hash: string; consent_version: string; erased_at: string }>(client, text);
  return rows.map((row) => ({
    hash: row.hash,
    consentVersion: row.consent_version,
    erasedAt: Number(row.erased_at),
  }));
}

/** Renames the schemas that are there. @returns what takes that back, and their new names */
async function putAside(client: pg.Client, now: number) {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(/\D/g, '');
  const { rows } = await client.query<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname IN ('studio', 'enquiries') ORDER BY 1",
  );
  const renamed = rows.map(({ name }) => ({ name, kept: `${name}_before_${stamp}` }));
  const rename = async (pairs: readonly (readonly [string, string])[]) => {
    const all = pairs.map(([from, to]) => `ALTER SCHEMA "${from}" RENAME TO "${to}"`);
    if (all.length > 0) await client.query(all.join(';'));
  };
  await rename(renamed.map(({ name, kept }) => [name, kept]));
  return {
    kept: renamed.map(({ kept }) => `the schema ${kept}`),
    undo: () => rename(renamed.map(({ name, kept }) => [kept, name])),
  };
}

/**
 * Puts a backup's dump in the place of both schemas and replays the erasure ledger over it. The schemas that were there are kept beside the
 * new ones under another name.
 *
 * @throws LaunchError when a program of the product uses the database, or the dump cannot be read: everything is as it was then
 */
export async function restoreDatabase(
  url: string,
  folder: string,
  known: readonly LedgerEntry[],
  replaying: Replaying,
): Promise<RestoreSummary & { readonly previousStudio: string | null }> {
  const client = await connectTo(url);
  try {
    await holdDatabase(client, databaseWords(url));
    const entries = [...known, ...(await ledgerIn(client))];
    const aside = await putAside(client, replaying.now);
    try {
      await restoreDump(url, join(folder, databaseDump));
    } catch (error) {
      await aside.undo();
      throw error;
    }
    const store = openPostgresStore(url, silent);
    try {
      await migrate(store, replaying.now);
      const erasedAgain = await replayLedger(store, entries, replaying);
      const count = async (table: string) =>
        (await store.read.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n ?? 0;
      const [previous = null, previousStudio = null] = aside.kept;
      return {
        enquiries: await count('enquiries'),
        deliveries: await count('deliveries'),
        erasedAgain,
        previous,
        previousStudio,
      };
    } finally {
      await store.close();
    }
  } finally {
    await client.end().catch(() => {});
  }
}
