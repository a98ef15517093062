import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { isUnanswered, markDoubtful, TransactionEnded } from '../connections/database-faults.ts';
import { noteKept } from '../connections/request-faults.ts';
import { forgetEnd, runEnd } from './afterwards.ts';
import { forgetWorks, worksDone } from './meanwhile.ts';
import { NotSaved } from './not-saved.ts';

type Id = number | string;

interface Connection {
  execute?(query: unknown): Promise<unknown>;
}

interface Session {
  readonly db: Connection;
  /** @param stands whether all that was asked so far has been answered, and well */
  commit(stands?: boolean): Promise<void>;
  rollback(): Promise<void>;
}

/** What Payload's Drizzle adapters have in common, as far as transactions go. */
interface Transacting {
  readonly name: string;
  readonly initializing: Promise<void>;
  readonly drizzle: {
    transaction(work: (transaction: Connection) => Promise<void>, options?: object): Promise<void>;
  };
  readonly transactionOptions?: object;
  sessions: Record<string, Session | undefined>;
}

const undone = new Error('The transaction was undone.');

/** A failed statement ends a transaction on PostgreSQL, whose COMMIT then undoes it and reports no error: asked before. */
async function standsYet(connection: Connection): Promise<void> {
  await connection.execute?.(sql`select 1`);
}

async function open(adapter: Transacting, options?: object): Promise<Session> {
  await adapter.initializing;
  const ready = Promise.withResolvers<Connection>();
  const ending = Promise.withResolvers<boolean>();
  let committing = false;
  const done = adapter.drizzle.transaction(async (connection) => {
    ready.resolve(connection);
    const stands = await ending.promise;
    if (adapter.name !== 'postgres') return;
    if (!stands) await standsYet(connection);
    committing = true;
  }, options ?? adapter.transactionOptions);
  // Where it cannot begin, nobody gets a connection; where it began, the request that ends it hears of its failure.
  done.catch((cause: unknown) => ready.reject(new NotSaved(cause)));
  return {
    db: await ready.promise,
    async commit(stands = false) {
      ending.resolve(stands);
      try {
        await done;
      } catch (error) {
        if (committing && isUnanswered(error)) markDoubtful(error);
        throw new NotSaved(error);
      }
    },
    rollback() {
      ending.reject(undone);
      return done.catch(() => {});
    },
  };
}

/** How long what a failed operation still does is kept from being written outside its transaction, in milliseconds. */
const refusedForMs = 60_000;

/** A connection of a transaction that is over. */
const refusing: Connection = new Proxy(
  {},
  {
    get() {
      throw new TransactionEnded();
    },
  },
);

/** Holds nothing of the transaction: there may be many in a minute. */
const refused: Session = { db: refusing, commit: async () => {}, rollback: async () => {} };

function transactionsOf(adapter: Transacting) {
  async function take(given: Id | Promise<Id> | undefined): Promise<[string, Session | undefined]> {
    const id = String((await given) ?? '');
    return [id, adapter.sessions[id]];
  }
  const ended = new Set<string>();

  return {
    async beginTransaction(options?: object): Promise<string> {
      const id = randomUUID();
      adapter.sessions[id] = await open(adapter, options);
      return id;
    },
    /** @throws NotSaved where what was written is not stored: a COMMIT that failed, a transaction that was undone before */
    async commitTransaction(given?: Id | Promise<Id>): Promise<void> {
      const [id, session] = await take(given);
      if (!session || ended.has(id)) throw new NotSaved();
      const stands = await worksDone(id);
      if (ended.has(id)) throw new NotSaved();
      delete adapter.sessions[id];
      try {
        await session.commit(stands);
        noteKept();
        await runEnd(id, 'kept');
      } catch (error) {
        // What is not certain is left as it lies; the next start looks (`kept-files.ts`).
        if (error instanceof NotSaved && !error.doubtful) await runEnd(id, 'undone');
        throw error;
      } finally {
        forgetEnd(id);
      }
    },
    async rollbackTransaction(given?: Id | Promise<Id>): Promise<void> {
      const [id, session] = await take(given);
      if (!session || ended.has(id)) return;
      // Payload writes with the adapter's own connection where it finds no session: what the failed operation still does
      // at the same time must meet one that refuses it.
      ended.add(id);
      forgetWorks(id);
      adapter.sessions[id] = refused;
      setTimeout(() => {
        delete adapter.sessions[id];
        ended.delete(id);
      }, refusedForMs).unref();
      await session.rollback();
      await runEnd(id, 'undone');
    },
  };
}

/**
 * An adapter whose operations are transactions, and whose COMMIT is believed only when it has happened. Payload's own
 * swallows the error of a failed one and answers 201 with nothing stored (decision 112).
 */
export function withVerifiedTransactions<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init(args: Parameters<Adapter['init']>[0]) {
      const made = adapter.init(args);
      return Object.assign(made, transactionsOf(made as unknown as Transacting));
    },
  };
}
