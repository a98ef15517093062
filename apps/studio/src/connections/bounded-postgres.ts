import { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';
import { boundClient, type Client } from './bounded-client.ts';
import { heldClient } from './held-client.ts';
import type { DatabaseLimits } from './limits.ts';
import { readTimeLeft } from './reads.ts';
import { noteFault } from './request-faults.ts';
import { createTurns, LockTimeout } from './turns.ts';

/** What is used of pg's pool. */
export interface Pool {
  connect(...args: readonly unknown[]): unknown;
  query(...args: readonly unknown[]): unknown;
  on(event: 'connect' | 'acquire' | 'remove', listener: (client: Client) => void): unknown;
  on(event: 'release', listener: (error: unknown, client: Client) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** A connection nobody needs is closed after so long. */
const idleMs = 30_000;
/**
 * Whatever was lost on the way stays at the database's end, where it counts: ten silences filled one of 100 connections. There a session of
 * ours that has done nothing for twice as long is one nobody has, and one whose machine is gone is asked for.
 */
const sessionOptions = `-c idle_session_timeout=${2 * idleMs} -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3`;

/** pg's settings of a pool for the studio. */
function poolSettings(url: string, size: number, limits: DatabaseLimits) {
  return {
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.answer,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    // Firewalls forget connections on which nothing moves.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idleTimeoutMillis: idleMs,
    application_name: 'sundowner-studio',
    // What of a transaction waits for no answer goes out at once (`held-client.ts`).
    pipeline: true,
    options: sessionOptions,
  };
}

/** Hears of what fails, for the request that waits for it. */
function noted(answer: unknown): unknown {
  if (answer instanceof Promise) answer.catch(noteFault);
  return answer;
}

/**
 * How a pool is shared out, so that who has a connection never waits for ever for one more, and who reads takes none from who writes.
 *
 * Payload looks for an entry's lock outside the transaction that is open for its change: where every connection has a transaction, each waits
 * for another. So transactions leave one connection for single statements, which end by themselves. And a site that reads a hundred pages anew
 * leaves two: its question what changed, a publish and the health of the studio do not wait behind it.
 */
const shares = (size: number) => ({
  transactions: createTurns(Math.max(1, size - 1)),
  reads: createTurns(Math.max(1, size - 2)),
});

/**
 * Makes a pool of pg's one that comes back from a network that swallows what is sent, and tells nobody: a connection that did not answer is
 * closed, and with it those that lie idle, since what lost one has most likely lost all. Nothing of it ends the process.
 */
export function boundPool(
  pool: Pool,
  { size, waitMs }: { readonly size: number; readonly waitMs: number },
): void {
  const idle = new Set<Client>();
  const closeIdle = () => {
    for (const client of idle) client.connection.stream.destroy();
  };
  pool.on('connect', (client) => {
    boundClient(client, closeIdle);
    const ask = client.query;
    client.query = (...args) => noted(ask(...args));
  });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (error, client) => void (error ? idle.delete(client) : idle.add(client)));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('error', () => {});

  const { transactions, reads } = shares(size);
  const take = pool.connect.bind(pool);

  async function begin(): Promise<Client> {
    const end = await transactions.take(waitMs);
    try {
      return heldClient((await take()) as Client, end);
    } catch (error) {
      end();
      throw error;
    }
  }

  async function inTurn(left: number, args: readonly unknown[]): Promise<unknown> {
    if (left <= 0) throw new LockTimeout('Nobody waits for this read any longer.');
    const end = await reads.take(left);
    try {
      return await ask(...args);
    } finally {
      end();
    }
  }

  pool.connect = (...args) => {
    // With a callback it is one of the pool's own statements, which gives back whatever happens.
    if (args.length > 0) return take(...args);
    return noted(begin());
  };
  const ask = pool.query.bind(pool);
  pool.query = (...args) => {
    const left = readTimeLeft();
    return noted(left === null ? ask(...args) : inTurn(left, args));
  };
}

type Arguments = Parameters<typeof postgresAdapter>[0];
type Settings = Omit<Arguments, 'pool' | 'pg'>;

/** Of Payload's adapter, what makes and keeps its pool. */
interface Connecting {
  readonly pg: { readonly Pool: new (settings: ReturnType<typeof poolSettings>) => Pool };
  pool: Pool | undefined;
  connect(options?: object): Promise<void>;
}

/**
 * Payload's adapter for PostgreSQL on a pool whose every wait ends. Payload makes its own otherwise, and keeps the first connection of that
 * for nothing.
 *
 * @param size how many connections there may be
 */
export function boundedPostgres(
  url: string,
  { size, limits }: { readonly size: number; readonly limits: DatabaseLimits },
  settings: Settings,
): ReturnType<typeof postgresAdapter> {
  const pool = poolSettings(url, size, limits);
  // Payload's own pg is an earlier one, which waits for each answer.
  const adapter = postgresAdapter({ ...settings, pool, pg: pg as unknown as NonNullable<Arguments['pg']> });
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args);
      const ours = made as unknown as Connecting;
      const connect = ours.connect;
      ours.connect = async (options) => {
        if (!ours.pool) {
          ours.pool = new ours.pg.Pool(pool);
          boundPool(ours.pool, { size, waitMs: limits.connection });
          await reached(ours.pool);
        }
        await connect.call(ours, options);
      };
      return made;
    },
  };
}

/** @throws Error with one sentence where there is no such database, or none that answers */
async function reached(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new Error(`The database of DATABASE_URL cannot be reached: ${reason}.`, { cause: error });
  }
}
