import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';

type Place = Pick<SiteSettings, 'dataDir' | 'databaseUrl' | 'mode'>;

/** That an installation has a studio, kept outside its folder: one that is missing is no new installation. */
const recordOf = (dataDir: string) => join(dataDir, 'studio-store.json');
const studioFileOf = (dataDir: string) => join(dataDir, 'studio', 'studio.db');

/** @returns the day the first studio was made, `yyyy-mm-dd`; `null` where there never was one, or a person gave it up */
function since(dataDir: string): string | null {
  if (!existsSync(recordOf(dataDir))) return null;
  try {
    const { since: day } = JSON.parse(readFileSync(recordOf(dataDir), 'utf8')) as { since?: unknown };
    if (typeof day === 'string') return day;
  } catch {
    // It says all the same that there was one.
  }
  return 'an unknown day';
}

/** Notes that there is a studio. One that cannot be written now is written at the next start. */
export function noteStudio({ dataDir }: Pick<Place, 'dataDir'>, now = Date.now()): void {
  if (existsSync(recordOf(dataDir))) return;
  try {
    const day = new Date(now).toISOString().slice(0, 10);
    writeFileSync(recordOf(dataDir), `${JSON.stringify({ since: day })}\n`, { mode: 0o600, flush: true });
  } catch {
    rmSync(recordOf(dataDir), { force: true });
  }
}

/** The next start makes a new studio where there is none. A person's decision. */
export const forgetStudio = (dataDir: string): void => rmSync(recordOf(dataDir), { force: true });

/** @throws LaunchError when it cannot be read */
function isEmptyFile(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return true;
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'payload_migrations'").get();
    return found === undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(
      `The studio's database ${file} cannot be read: ${reason}; restore a backup with "npm run restore -- FOLDER".`,
    );
  } finally {
    database?.close();
  }
}

/** @throws LaunchError when it cannot be reached */
async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      "SELECT to_regclass('studio.payload_migrations') IS NULL AS empty, to_regclass('data_move.state') IS NOT NULL AS moving",
    );
    if (rows[0]?.empty === true || rows[0]?.moving !== true) return rows[0]?.empty === true;
    // Tables a move has made and not filled stand under their real name for a while.
    const state = await client.query("SELECT 1 FROM data_move.state WHERE phase = 'placed'");
    return state.rows.length === 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new LaunchError(`The database of DATABASE_URL cannot be reached: ${reason}.`);
  } finally {
    // A server that is silent does not say good-bye.
    void client.end().catch(() => {});
  }
}

const giveUp = 'or, to begin with an empty studio, run "npm run init -- --new-studio"';

function wordsFor({ dataDir, databaseUrl }: Place, day: string): string {
  const had = `though this installation has had one since ${day}`;
  if (databaseUrl)
    return `The database of DATABASE_URL holds no studio, ${had}; check DATABASE_URL, restore the database, ${giveUp}.`;
  const file = studioFileOf(dataDir);
  const wasMoved =
    existsSync(dirname(file)) &&
    readdirSync(dirname(file)).some((name) => name.startsWith(`${basename(file)}.moved-`));
  const moved = wasMoved ? 'set DATABASE_URL where it was moved into PostgreSQL, ' : '';
  return `The studio's database ${file} is missing or empty, ${had}; ${moved}put it back, restore a backup with "npm run restore -- FOLDER", ${giveUp}.`;
}

/**
 * In live mode a studio that was lost, by a mount or a wrong DATABASE_URL, is not taken for a new one: it would show visitors an empty
 * collection, and ask the first person who comes to be its administrator.
 *
 * @returns one sentence; `null` where there is one, or never was
 * @throws LaunchError with one sentence when it cannot be asked
 */
export async function lostStudio(place: Place): Promise<string | null> {
  const { dataDir, databaseUrl, mode } = place;
  const day = since(dataDir);
  if (mode !== 'live' || day === null) return null;
  const isEmpty = databaseUrl ? await isEmptyDatabase(databaseUrl) : isEmptyFile(studioFileOf(dataDir));
  return isEmpty ? wordsFor(place, day) : null;
}

/** @throws LaunchError with one sentence where a studio was lost, or cannot be asked */
export async function assertStudioThere(place: Place): Promise<void> {
  const lost = await lostStudio(place);
  if (lost !== null) throw new LaunchError(lost);
}
