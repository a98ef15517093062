import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { studioSettings } from '../../apps/studio/src/settings.ts';

/** Every row of every table that holds any, and every file of the library, each table's and folder's as one text. */
export type Stored = Readonly<Record<string, string>>;

/** Numbers a sequence gave and took back; a queue's own key-value store. */
const ownTables = /^(sqlite_|payload_kv|payload_migrations)/;

/** What lies in a folder and below, without the empty folders of files that are being removed. */
const listed = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name !== '.kept')
    .sort()
    .join('\n');

function files(): Stored {
  const folder = join(studioSettings().dataDir, 'media');
  return { 'folder media': existsSync(folder) ? listed(folder) : '' };
}

function fromSqlite(): () => Promise<Stored> {
  const database = new DatabaseSync(join(studioSettings().dataDir, 'studio', 'studio.db'));
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !ownTables.test(name));
  const reads = tables.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`)] as const);
  return async () => {
    const rows = reads.map(([name, read]) => [name, JSON.stringify(read.all())] as const);
    return { ...Object.fromEntries(rows.filter(([, text]) => text !== '[]')), ...files() };
  };
}

/** Its statistics would say too late what changed: every table is asked, in one statement. */
async function fromPostgres(url: string): Promise<() => Promise<Stored>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'studio'");
  const tables = rows.map(({ tablename }) => String(tablename)).filter((name) => !ownTables.test(name));
  const reads = tables.map(
    (name) =>
      `SELECT '${name}' AS name, string_agg(one::text, ' ' ORDER BY one::text) AS text FROM studio."${name}" one`,
  );
  return async () => {
    const found: Record<string, string> = {};
    for (let at = 0; at < reads.length; at += 60) {
      const { rows: part } = await client.query(reads.slice(at, at + 60).join(' UNION ALL '));
      for (const { name, text } of part) if (text !== null) found[name] = text;
    }
    return { ...found, ...files() };
  };
}

/** Reads the studio's database beside it. @returns what reads all of it */
export async function storedIn(): Promise<() => Promise<Stored>> {
  const { databaseUrl } = studioSettings();
  return databaseUrl ? fromPostgres(databaseUrl) : fromSqlite();
}
