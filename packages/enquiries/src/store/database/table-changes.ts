import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { type Sql, type Store, StoreUnavailableError } from './port.ts';
import { postgresFault } from './postgres-faults.ts';

/** "Sundowner" in ASCII, cut to 53 bits: any constant does, it only has to be this one everywhere. */
const lock = 6008769254;
/** Milliseconds between two looks whether another process is done. */
const askEvery = 250;
/** Milliseconds a statement waits for a table others use: those who come after it wait behind it. */
const lockTimeout = 1000;
/** How often a step that met a table in use is begun again, and after how many milliseconds. */
const tries = 60;
const restMs = 1000;

/** Options of the session in which tables are changed, beside those of every session. */
export const changesOptions = [`-c lock_timeout=${lockTimeout}`, '-c statement_timeout=0'].join(' ');

export interface TableChangesParts {
  /** A connection of its own, made and not yet opened: no bound of ordinary statements ends it. */
  readonly connect: () => pg.Client;
  readonly sqlOn: (client: pg.Client) => Sql;
  /** Asks the database something on another connection. */
  readonly isThere: () => Promise<unknown>;
  readonly log: Log;
  /** Milliseconds to wait for another process that changes tables, and for an answer of a database that may be silent. */
  readonly wait: number;
}

/** Changes of a database's tables (see `Store.changeTables`). */
export function tableChanges({
  connect,
  sqlOn,
  isThere,
  log,
  wait,
}: TableChangesParts): Store['changeTables'] {
  async function waitForOthers(client: pg.Client): Promise<void> {
    const until = performance.now() + wait;
    for (;;) {
      const [row] = await sqlOn(client).rows<{ ours: boolean }>('SELECT pg_try_advisory_lock(?) AS ours', [
        lock,
      ]);
      if (row?.ours) return;
      if (performance.now() > until) throw new StoreUnavailableError('busy', 'another process changes it');
      await pause(askEvery);
    }
  }

  async function once<T>(client: pg.Client, work: (sql: Sql) => Promise<T>): Promise<T> {
    const sql = sqlOn(client);
    await sql.run('BEGIN');
    try {
      const value = await work(sql);
      await sql.run('COMMIT');
      return value;
    } catch (error) {
      // What could not be asked any more is undone with its connection: the first fault is the one to be told of.
      await sql.run('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  async function step<T>(client: pg.Client, work: (sql: Sql) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(client, work);
      } catch (error) {
        if (!isInUse(error) || tried === tries) throw error;
        if (tried === 1) log.warn('a table of the enquiry store is in use; its change waits for it');
        await pause(restMs);
      }
    }
  }

  return async (work) => {
    const client = connect();
    // A connection that breaks while it is in use fails its statement; its event, unheard, would end the process.
    client.on('error', () => {});
    const silence = watchOver(isThere, wait);
    silence.fallen.catch(() => {});
    try {
      await Promise.race([client.connect().catch(refused), silence.fallen]);
      await Promise.race([waitForOthers(client), silence.fallen]);
      return await Promise.race([work((changes) => step(client, changes)), silence.fallen]);
    } finally {
      silence.stop();
      // Its lock goes with it. A server that is silent does not say good-bye.
      void client.end().catch(() => {});
    }
  };
}

const refused = (error: unknown): never => {
  throw postgresFault(error);
};

/** A database that refuses another connection, or says anything at all, is there. */
const answered = (error: unknown) =>
  error instanceof Error && 'code' in error && /^\d\d[\dA-Z]{3}$/.test(String(error.code));

/** https://www.postgresql.org/docs/15/errcodes-appendix.html: lock_not_available. */
const isInUse = (error: unknown) => error instanceof StoreUnavailableError && error.code === '55P03';

/**
 * Asks on another connection every `every` milliseconds: a database that has fallen silent answers neither. Rejects `fallen` when two
 * questions in a row had no answer.
 */
function watchOver(isThere: () => Promise<unknown>, every: number) {
  const { promise: fallen, reject } = Promise.withResolvers<never>();
  let missed = 0;
  const timer = setInterval(() => {
    isThere().then(
      () => {
        missed = 0;
      },
      (error: unknown) => {
        missed = answered(error) ? 0 : missed + 1;
        if (missed === 2) reject(new StoreUnavailableError('connection', 'silent'));
      },
    );
  }, every);
  timer.unref();
  return { fallen, stop: () => clearInterval(timer) };
}
