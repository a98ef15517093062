import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between two looks whether another process is done. */
const askEvery = 250;
/** Milliseconds a statement waits for a table others use: those who come after it wait behind it. */
const lockTimeout = 1000;
/** How often a step that met a table in use is begun again, and after how many milliseconds. */
const tries = 60;
const restMs = 1000;

/** Options of the session in which tables are changed, beside those of every session. */
export const changesOptions = [`-c lock_timeout=${lockTimeout}`, '-c statement_timeout=0'].join(' ');

/** A connection for that, made and not yet opened. What was lost on the way is asked for, and ends. */
export const changesClient = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'sundowner-migrations',
    options: `${changesOptions} -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3`,
  });

/** Tables could not be changed: another process changes them, or the database has fallen silent. */
export class TableChangeError extends Error {
  override readonly name = 'TableChangeError';
  readonly reason: 'busy' | 'connection';
  readonly code: string;

  constructor(reason: 'busy' | 'connection', code: string) {
    super(`The tables could not be changed: ${code}.`);
    this.reason = reason;
    this.code = code;
  }
}

export interface TableChangesParts {
  /** Of the session; any constant that no other lock of the product has. */
  readonly lock: number;
  /** A connection of its own, made and not yet opened: no bound of ordinary statements ends it. */
  readonly connect: () => pg.Client;
  /** Asks the database something on another connection, and is answered, or not, within `wait`. */
  readonly isThere: () => Promise<unknown>;
  /** A step met a table in use; said once for each. */
  readonly onInUse: () => void;
  /** What the driver threw at a question of this module's own, as the caller knows faults. */
  readonly faultOf: (error: unknown) => unknown;
  /** Milliseconds between two questions whether the database is there. */
  readonly wait: number;
  /** Milliseconds to wait for another process that changes tables. */
  readonly waitForOthers: number;
}

/** Runs one step in a transaction of its own on the connection, again where it meets a table in use. */
export type TableStep = <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>;

/**
 * Changes tables of PostgreSQL while no other process changes them, in steps that are each one transaction: what is ended half-way goes on from
 * there. Nobody waits behind a step for long, and no limit of a statement ends one.
 *
 * @throws TableChangeError, and what the driver and `work` throw
 */
export async function changeTables<T>(
  parts: TableChangesParts,
  work: (step: TableStep) => Promise<T>,
): Promise<T> {
  const { connect, isThere, wait } = parts;
  const client = connect();
  // A connection that breaks while it is in use fails its statement; its event, unheard, would end the process.
  client.on('error', () => {});
  const silence = watchOver(isThere, wait);
  silence.fallen.catch(() => {});
  try {
    await Promise.race([asked(client.connect(), parts), silence.fallen]);
    await Promise.race([waitForOthers(client, parts), silence.fallen]);
    return await Promise.race([work((changes) => step(client, parts, changes)), silence.fallen]);
  } finally {
    silence.stop();
    // Its lock goes with it. A server that is silent does not say good-bye.
    void client.end().catch(() => {});
  }
}

const asked = <T>(answer: Promise<T>, { faultOf }: TableChangesParts): Promise<T> =>
  answer.catch((error: unknown) => {
    throw faultOf(error);
  });

async function waitForOthers(client: pg.Client, parts: TableChangesParts): Promise<void> {
  const until = performance.now() + parts.waitForOthers;
  for (;;) {
    const asking = client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [parts.lock]);
    const { rows } = await asked(asking, parts);
    if (rows[0]?.ours) return;
    if (performance.now() > until) throw new TableChangeError('busy', 'another process changes it');
    await pause(askEvery);
  }
}

async function once<T>(
  client: pg.Client,
  parts: TableChangesParts,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  await asked(client.query('BEGIN'), parts);
  try {
    const value = await work(client);
    await asked(client.query('COMMIT'), parts);
    return value;
  } catch (error) {
    // What could not be asked any more is undone with its connection: the first fault is the one to be told of.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function step<T>(
  client: pg.Client,
  parts: TableChangesParts,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await once(client, parts, work);
    } catch (error) {
      if (!isInUse(error) || tried === tries) throw error;
      if (tried === 1) parts.onInUse();
      await pause(restMs);
    }
  }
}

/** The driver's code, also where a library has wrapped its error. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
};

/** A database that refuses another connection, or says anything at all, is there. */
const answered = (error: unknown) => /^\d\d[\dA-Z]{3}$/.test(codeOf(error));

/** https://www.postgresql.org/docs/15/errcodes-appendix.html: lock_not_available, and deadlock_detected with those who use the table. */
const isInUse = (error: unknown) => ['55P03', '40P01'].includes(codeOf(error));

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
        if (missed === 2) reject(new TableChangeError('connection', 'silent'));
      },
    );
  }, every);
  timer.unref();
  return { fallen, stop: () => clearInterval(timer) };
}
