import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';
import { databaseFile } from '../support/kept-databases.ts';
import type { StudioHome } from '../support/studio-process.ts';
import { inDatabase } from './emptied.ts';

/**
 * A change of an account that has begun and is not stored, as by a second studio. A reader of the account meanwhile
 * reads what it was.
 */
export interface HeldAccount {
  /** Waits for requests that wait for this change to be over. */
  waitedFor(): Promise<void>;
  /** Changes the account as one statement says, and stores it. */
  change(...statements: readonly string[]): Promise<void>;
}

async function heldOnPostgres(home: StudioHome, url: string, account: number): Promise<HeldAccount> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET search_path TO studio');
  await client.query('BEGIN');
  await client.query(`SELECT id FROM users WHERE id = ${account} FOR UPDATE`);
  return {
    async waitedFor() {
      await vi.waitFor(async () => {
        const waiting = await inDatabase(home, 'SELECT pid FROM pg_locks WHERE NOT granted');
        if (waiting.length === 0) throw new Error('Nobody waits for the account.');
      }, 20_000);
    },
    async change(...statements) {
      for (const statement of statements) await client.query(statement);
      await client.query('COMMIT');
      await client.end();
    },
  };
}

function heldOnSqlite(home: StudioHome): HeldAccount {
  const database = new DatabaseSync(databaseFile(home), { timeout: 5000 });
  database.exec('BEGIN IMMEDIATE');
  return {
    // SQLite names nobody who waits. What the studio was asked before has begun when it has answered so many times since; where it
    // has not, the test proves less and fails no sooner.
    async waitedFor() {
      for (let at = 0; at < 20; at += 1) await fetch(`http://127.0.0.1:${home.port}/api/health`);
    },
    async change(...statements) {
      for (const statement of statements) database.exec(statement);
      database.exec('COMMIT');
      database.close();
    },
  };
}

export async function heldAccount(home: StudioHome, account: number): Promise<HeldAccount> {
  const url = home.env.DATABASE_URL;
  return url ? heldOnPostgres(home, url, account) : heldOnSqlite(home);
}
