import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { databaseFile, keptDatabases } from '../support/kept-databases.ts';
import type { StudioHome } from '../support/studio-process.ts';

/** What a studio keeps whatever is in it: its schema, what it recorded of itself, who is signed in. */
const keeps = ['payload_migrations', 'studio_marks', 'users', 'users_sessions', 'session_browsers'];

/** Notes of the studio itself; others are of entries: what was imported, what an editor agreed to. */
const ownMarks = "('timed-entries', 'entry-links-built')";
const foreignMarks = `DELETE FROM studio_marks WHERE key NOT IN ${ownMarks};`;

type Row = Record<string, unknown>;

/** Asks a home's database beside the running studio, as nobody else does. @returns the rows */
export async function inDatabase(home: StudioHome, statement: string): Promise<Row[]> {
  const url = home.env.DATABASE_URL;
  if (!url) {
    const options = { timeout: 5000, enableForeignKeyConstraints: false };
    const database = new DatabaseSync(databaseFile(home), options);
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET search_path TO studio');
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** In one transaction, and whatever refers to what. */
function emptySqlite(home: StudioHome, peopled: string): void {
  const database = new DatabaseSync(databaseFile(home), {
    timeout: 5000,
    enableForeignKeyConstraints: false,
  });
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'")
      .all()
      .map(({ name }) => String(name));
    database.exec(`ATTACH '${peopled}' AS kept; BEGIN IMMEDIATE`);
    for (const table of tables) if (!keeps.includes(table)) database.exec(`DELETE FROM "${table}"`);
    database.exec(`
      ${foreignMarks}
      DELETE FROM users; INSERT INTO users SELECT * FROM kept.users;
      DELETE FROM users_sessions WHERE _parent_id NOT IN (SELECT id FROM users);
      DELETE FROM session_browsers WHERE session NOT IN (SELECT id FROM users_sessions);
      COMMIT`);
  } finally {
    database.close();
  }
}

async function emptyPostgres(home: StudioHome): Promise<void> {
  const tables = await inDatabase(home, "SELECT tablename FROM pg_tables WHERE schemaname = 'studio'");
  const names = tables.map(({ tablename }) => String(tablename)).filter((name) => !keeps.includes(name));
  const deletes = names.map((name) => `DELETE FROM "${name}";`).join(' ');
  await inDatabase(
    home,
    `BEGIN; SET LOCAL session_replication_role = replica; ${deletes} ${foreignMarks} COMMIT`,
  );
}

/** Brings a running studio back to what it began with: one account of each role and nothing else; the signed-in stay so. */
export async function emptied(home: StudioHome): Promise<void> {
  if (home.env.DATABASE_URL) await emptyPostgres(home);
  else emptySqlite(home, (await keptDatabases()).peopled);
  for (const folder of ['media', 'mail']) {
    const path = join(home.folder, folder);
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { mode: 0o700 });
  }
}
