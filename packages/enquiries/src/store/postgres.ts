import pg from 'pg';
import type { Log } from '../log.ts';
import {
  type Sql,
  type SqlValue,
  type Store,
  StoreUnavailableError,
  type UnavailableReason,
} from './port.ts';

const int8 = 20;

// https://www.postgresql.org/docs/15/errcodes-appendix.html, by class and by code.
function reasonOf(code: string): UnavailableReason {
  if (code === '53100') return 'full';
  if (code === '25006') return 'read-only';
  if (code.startsWith('23')) return 'commit';
  if (code.startsWith('40') || code.startsWith('55') || code === '57014') return 'busy';
  if (/^(08|53|57)/.test(code) || /^E[A-Z]+$/.test(code)) return 'connection';
  return 'other';
}

/** A driver's error as `StoreUnavailableError`: its detail may quote a value, so only its code is kept. */
function postgresFault(error: unknown): StoreUnavailableError {
  if (error instanceof StoreUnavailableError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new StoreUnavailableError(code ? reasonOf(code) : 'connection', code || 'no code');
}

/** `?` as `$1`, `$2`, ...; the statements of the port hold no other question mark. */
function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
}

type Queryable = Pick<pg.Pool, 'query'>;

function sqlOn(client: Queryable): Sql {
  const query = async (text: string, parameters: readonly SqlValue[]) => {
    try {
      const values = parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
      return await client.query(numbered(text), values);
    } catch (error) {
      throw postgresFault(error);
    }
  };
  return {
    rows: async <Row>(text: string, parameters: readonly SqlValue[] = []) =>
      (await query(text, parameters)).rows as Row[],
    run: async (text, parameters = []) => (await query(text, parameters)).rowCount ?? 0,
  };
}

async function inTransaction<T>(client: pg.PoolClient, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = sqlOn(client);
  await sql.run('BEGIN');
  let value: T;
  try {
    value = await work(sql);
  } catch (error) {
    await sql.run('ROLLBACK');
    throw error;
  }
  let command: string;
  try {
    ({ command } = await client.query('COMMIT'));
  } catch (error) {
    throw postgresFault(error);
  }
  // PostgreSQL answers COMMIT of an aborted transaction with ROLLBACK, and no error.
  if (command !== 'COMMIT') throw new StoreUnavailableError('commit', command);
  return value;
}

/**
 * The store on PostgreSQL, in the schema `enquiries`; jobs are claimed with `FOR UPDATE SKIP LOCKED`.
 *
 * @param url `postgres://…`
 */
export function openPostgresStore(url: string, log: Log): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'sundowner-enquiries',
    options: '-c search_path=enquiries -c synchronous_commit=on',
    types: {
      // Times and counts come back as numbers: milliseconds since 1970 stay exact in a double until the year 287396.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', (error) =>
    log.warn({ code: postgresFault(error).reason }, 'an idle database connection broke'),
  );

  return {
    dialect: 'postgres',
    read: sqlOn(pool),
    skipLocked: ' FOR UPDATE OF d SKIP LOCKED',
    copyTo: null,
    async transaction(work) {
      let client: pg.PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        throw postgresFault(error);
      }
      // A connection that broke in the middle is thrown away, not handed to the next.
      let broken = true;
      try {
        const value = await inTransaction(client, work);
        broken = false;
        return value;
      } catch (error) {
        broken = error instanceof StoreUnavailableError && error.reason === 'connection';
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
