import { join } from 'node:path';
import type { Log } from '@sundowner/enquiries/log';
import type { RestoreSummary } from '@sundowner/enquiries/store/backup';
import { migrate } from '@sundowner/enquiries/store/database/migrate';
import { openPostgresStore } from '@sundowner/enquiries/store/database/postgres';
import {
  appendLedgerFile,
  type LedgerEntry,
  type Replaying,
  readLedgerFile,
  replayLedger,
} from '@sundowner/enquiries/store/erasure-ledger';
import type pg from 'pg';
import { LaunchError } from '../launcher/progress.mjs';
import { connectTo, databaseWords, holdDatabase } from '../move/postgres-rows.ts';
import { restoreDump } from './database-dump.ts';
import { databaseDump } from './manifest.ts';

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Asks the enquiries that are there; of a restore that was ended half-way, those it had put aside. A database with neither answers with
 * nothing.
 */
async function askIfThere<Row extends pg.QueryResultRow>(
  client: pg.Client,
  textFor: (schema: string) => string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const { rows } = await client.query<{ schema: string }>(
    `SELECT nspname AS schema FROM pg_namespace
      WHERE nspname ~ '^enquiries(_before_[0-9]{14})?$' AND to_regclass(quote_ident(nspname) || '.enquiries') IS NOT NULL
      ORDER BY nspname = 'enquiries' DESC, nspname DESC LIMIT 1`,
  );
  const [found] = rows;
  if (!found) return [];
  return (await client.query<Row>(textFor(found.schema), [...values])).rows;
}

/** Enquiries in the database that a backup cannot hold, because they came after it. @throws LaunchError when it cannot be reached */
export async function newerInDatabase(url: string, createdAt: string): Promise<number> {
  const client = await connectTo(url);
  try {
    const text = (schema: string) => `SELECT count(*) AS n FROM ${schema}.enquiries WHERE received_at > $1`;
    const [row] = await askIfThere<{ n: string }>(client, text, [Date.parse(createdAt)]);
    return Number(row?.n ?? 0);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Ledger entries of the store that is being replaced: it may know of erasures its second copy lost. */
async function ledgerIn(client: pg.Client): Promise<LedgerEntry[]> {
  const text = (schema: string) => `SELECT hash, consent_version, erased_at FROM ${schema}.erasure_ledger`;
  const rows = await askIfThere<{ hash: string; consent_version: string; erased_at: string }>(client, text);
  return rows.map((row) => ({
    hash: row.hash,
    consentVersion: row.consent_version,
    erasedAt: Number(row.erased_at),
  }));
}

/** Renames the schemas that are there. @returns what takes that back, and their new names */
async function putAside(client: pg.Client, url: string, now: number) {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(/\D/g, '');
  const { rows } = await client.query<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname IN ('studio', 'enquiries') ORDER BY 1",
  );
  const renamed = rows.map(({ name }) => ({ name, kept: `${name}_before_${stamp}` }));
  const rename = async (by: pg.Client, pairs: readonly (readonly [string, string])[]) => {
    const all = pairs.map(([from, to]) => `ALTER SCHEMA "${from}" RENAME TO "${to}"`);
    if (all.length > 0) await by.query(all.join(';'));
  };
  await rename(
    client,
    renamed.map(({ name, kept }) => [name, kept]),
  );
  /** By a connection of its own: what ended the restore may have ended the first one too. */
  async function undo(): Promise<void> {
    const fresh = await connectTo(url);
    const back = renamed.map(({ name, kept }) => [kept, name] as const);
    await rename(fresh, back).finally(() => fresh.end().catch(() => {}));
  }
  return {
    kept: renamed.map(({ kept }) => `the schema ${kept}`),
    undo,
  };
}

/**
 * Puts a backup's dump in the place of both schemas and replays the erasure ledger over it. The schemas that were there are kept beside the
 * new ones under another name.
 *
 * @param ledgerFile the ledger's second copy, which learns first what the database's knows
 * @throws LaunchError when a program of the product uses the database, or the dump cannot be read: everything is as it was then
 */
export async function restoreDatabase(
  url: string,
  folder: string,
  ledgerFile: string,
  replaying: Replaying,
): Promise<RestoreSummary & { readonly previousStudio: string | null }> {
  const client = await connectTo(url);
  try {
    await holdDatabase(client, databaseWords(url));
    // On disk before the schemas go: when this is ended, the next try finds no ledger in their place.
    const known = new Set(readLedgerFile(ledgerFile).map(({ hash }) => hash));
    const added = (await ledgerIn(client)).filter(({ hash }) => !known.has(hash));
    appendLedgerFile(ledgerFile, added);
    const entries = readLedgerFile(ledgerFile);
    const aside = await putAside(client, url, replaying.now);
    try {
      await restoreDump(url, join(folder, databaseDump));
    } catch (error) {
      await aside.undo().catch(() => {
        const reason = error instanceof Error ? error.message : String(error);
        const where = aside.kept.join(' and ');
        throw new LaunchError(`${reason} What was there is kept as ${where}; ask again, or rename it back.`, {
          cause: error,
        });
      });
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
