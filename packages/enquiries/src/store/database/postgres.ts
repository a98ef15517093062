import { changesOptions } from '@sundowner/serving/table-changes';
import pg from 'pg';
import type { Log } from '../../log.ts';
import { type Sql, type SqlValue, type Store, StoreUnavailableError } from './port.ts';
import { postgresFault } from './postgres-faults.ts';
import { type DatabaseWatch, databaseWatch } from './postgres-watch.ts';
import { Condition, type StoreLimits, storeLimits } from './store-watch.ts';
import { tableChanges } from './table-changes.ts';

const int8 = 20;

interface Prepared {
  /** Under which a connection keeps the statement's plan; absent for one that is seldom asked. */
  readonly name?: string;
  readonly text: string;
}

/** Statements a process asks again and again; lists of changing length make others, which are planned anew each time. */
const mostPrepared = 200;
const prepared = new Map<string, Prepared>();

/** `?` as `$1`, `$2`, ...; the statements of the port hold no other question mark. */
function numbered(text: string): Prepared {
  const known = prepared.get(text);
  if (known) return known;
  let count = 0;
  const made = { text: text.replaceAll('?', () => `$${++count}`) };
  if (prepared.size >= mostPrepared) return made;
  const named = { ...made, name: `enquiries_${prepared.size}` };
  prepared.set(text, named);
  return named;
}

type Queryable = Pick<pg.Pool | pg.Client, 'query'>;

function sqlOn(client: Queryable): Sql {
  const query = async (text: string, parameters: readonly SqlValue[]) => {
    try {
      const values = parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
      return await client.query({ ...numbered(text), values });
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

/** A transaction whose end is not known: its connection may not be used again. */
class DoubtfulEnd extends Error {
  override readonly cause: unknown;
  constructor(cause: unknown) {
    super('A transaction did not end.');
    this.cause = cause;
  }
}

/**
 * Begins, and in the same round trip reads whose store it is: who drops the table now waits for this transaction.
 */
async function begin(client: pg.PoolClient, watch: DatabaseWatch): Promise<void> {
  try {
    if (watch.ours() === null) return void (await client.query('BEGIN'));
    // Several statements in one are several results, which pg's types do not say.
    const results: unknown = await client.query('BEGIN; SELECT id FROM installation');
    const [, found] = results as readonly pg.QueryResult<{ id: string }>[];
    watch.assertOurs(found?.rows[0]?.id ?? null);
  } catch (error) {
    throw new DoubtfulEnd(postgresFault(error));
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  watch: DatabaseWatch,
  work: (sql: Sql) => Promise<T>,
  onCommit: () => void,
): Promise<T> {
  const sql = sqlOn(client);
  await begin(client, watch);
  let value: T;
  try {
    value = await work(sql);
  } catch (error) {
    await sql.run('ROLLBACK').catch(() => {
      throw new DoubtfulEnd(error);
    });
    throw error;
  }
  let command: string;
  onCommit();
  try {
    ({ command } = await client.query('COMMIT'));
  } catch (error) {
    throw new DoubtfulEnd(ofCommit(postgresFault(error)));
  }
  // PostgreSQL answers COMMIT of an aborted transaction with ROLLBACK, and no error.
  if (command !== 'COMMIT') throw new StoreUnavailableError('commit', command);
  return value;
}

/** A constraint that is looked at last undoes the transaction; after anything else a COMMIT without an answer may have been done. */
const ofCommit = (fault: StoreUnavailableError) => (fault.reason === 'commit' ? fault : fault.doubted());
/** A connection nobody needs is closed after so long. */
const idleMs = 30_000;
const sessionOptions = [
  'search_path=enquiries',
  'synchronous_commit=on',
  // Short questions, many at a time: processes started for one of them keep all the others waiting.
  'max_parallel_workers_per_gather=0',
  // What was lost on the way stays at the database's end, where it counts: a session of ours that did nothing for so long nobody has.
  `idle_session_timeout=${2 * idleMs}`,
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=10',
  'tcp_keepalives_count=3',
]
  .map((option) => `-c ${option}`)
  .join(' ');

/** What every connection of ours is made with. */
const connection = (url: string, wait: number) => ({
  connectionString: url,
  connectionTimeoutMillis: wait,
  // Firewalls forget connections on which nothing moves.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: {
    // Times and counts come back as numbers: milliseconds since 1970 stay exact in a double until the year 287396.
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  },
});

/**
 * A network that swallows packets tells nobody: what was not answered within `wait` fails as a broken connection does, and the
 * pool, which closes every connection a statement failed on, makes another.
 */
function openPool(url: string, log: Log, wait: number, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...connection(url, wait),
    max: size,
    query_timeout: wait,
    idleTimeoutMillis: idleMs,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'sundowner-enquiries',
    options: sessionOptions,
  });
  pool.on('error', (error) =>
    log.warn({ code: postgresFault(error).reason }, 'an idle database connection broke'),
  );
  // A connection that breaks while it is in use fails its statement; its event, unheard, would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * The store on PostgreSQL, in the schema `enquiries`; jobs are claimed with `FOR UPDATE SKIP LOCKED`. A transaction that
 * has not ended, or a read that has no answer, after `limits.wait` fails, and so does every one while the watch sees another
 * store, or none, in its place.
 *
 * @param url `postgres://…`
 * @param poolSize the most connections to it
 */
export function openPostgresStore(
  url: string,
  log: Log,
  limits: StoreLimits = storeLimits,
  poolSize = 10,
): Store {
  const pool = openPool(url, log, limits.wait, poolSize);
  const condition = new Condition();
  const watch = databaseWatch(sqlOn(pool), condition, limits);

  /** Runs on a connection of its own; one that is not known to be at rest afterwards is closed, not handed to the next. */
  async function onConnection<T>(work: (sql: Sql) => Promise<T>, late: Promise<never>): Promise<T> {
    const connecting = pool.connect();
    // One that comes when nobody waits any more goes back.
    const client = await Promise.race([connecting, late]).catch((error: unknown) => {
      connecting.then((unused) => unused.release()).catch(() => {});
      throw postgresFault(error);
    });
    let atRest = false;
    let committing = false;
    try {
      const running = inTransaction(client, watch, work, () => {
        committing = true;
      });
      running.catch(() => {});
      const value = await Promise.race([running, late]);
      atRest = true;
      return value;
    } catch (error) {
      if (error instanceof DoubtfulEnd) throw error.cause;
      atRest = !(error instanceof StoreUnavailableError && ['connection', 'busy'].includes(error.reason));
      const waitedForCommit = committing && error instanceof StoreUnavailableError && error.reason === 'busy';
      throw waitedForCommit ? error.doubted() : error;
    } finally {
      client.release(!atRest);
    }
  }

  return {
    dialect: 'postgres',
    read: watch.guarded(sqlOn(pool)),
    changeTables: tableChanges({
      connect: () =>
        new pg.Client({
          ...connection(url, limits.wait),
          application_name: 'sundowner-migrations',
          options: `${sessionOptions} ${changesOptions}`,
        }),
      sqlOn,
      isThere: () => pool.query('SELECT 1'),
      log,
      wait: limits.wait,
    }),
    skipLocked: ' FOR UPDATE OF d SKIP LOCKED',
    copyTo: null,
    beside: { query: ({ values = [], ...statement }) => pool.query({ ...statement, values: [...values] }) },
    onCondition: condition.listen,
    async transaction(work) {
      watch.assertThere();
      const late = Promise.withResolvers<never>();
      late.promise.catch(() => {});
      const callOff = limits.after(limits.wait, () =>
        late.reject(new StoreUnavailableError('busy', 'waited too long')),
      );
      try {
        return await onConnection(work, late.promise);
      } finally {
        callOff();
      }
    },
    async close() {
      await watch.stop();
      await pool.end();
    },
  };
}
