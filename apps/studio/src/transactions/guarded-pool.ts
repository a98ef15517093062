import type { postgresAdapter } from '@payloadcms/db-postgres';
import { TransactionEnded } from './transaction-ended.ts';

type PostgresAdapter = ReturnType<typeof postgresAdapter>;

type Query = (...args: unknown[]) => Promise<unknown>;

interface PoolClient {
  query: Query;
  release(destroy?: boolean | Error): void;
}

interface Pool {
  connect(...args: unknown[]): Promise<PoolClient>;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');

/**
 * A connection for one transaction: after it was given back it takes no more statements, which would fall into the next
 * holder's transaction, and one whose transaction has no certain end is closed instead of given back. Nothing is committed
 * of a transaction in which a statement failed, be it here, by its time, and not at the server: Payload logs the failure of
 * some and carries on.
 */
function forOneHolder(client: PoolClient): PoolClient {
  let released = false;
  let open = false;
  let fault: unknown = null;
  const query: Query = async (...args) => {
    const text = textOf(args[0]);
    const isCommit = /^\s*commit\b/i.test(text);
    if (released || (isCommit && fault)) throw new TransactionEnded(fault);
    if (/^\s*begin\b/i.test(text)) open = true;
    try {
      const result = await client.query(...args);
      if (isCommit || /^\s*rollback\b/i.test(text)) open = false;
      return result;
    } catch (error) {
      fault ??= error;
      throw error;
    }
  };
  const release = (destroy?: boolean | Error) => {
    if (released) return;
    released = true;
    client.release(destroy || open);
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      if (name === 'release') return release;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Payload's adapter for PostgreSQL, whose transactions hold a connection that is nobody else's. */
export function withGuardedPool(adapter: PostgresAdapter): PostgresAdapter {
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args);
      const ours = made as unknown as { pool?: Pool; connect(options?: object): Promise<void> };
      const connect = ours.connect;
      let guarded: Pool | undefined;
      ours.connect = async (options) => {
        await connect.call(ours, options);
        const { pool } = ours;
        if (!pool || pool === guarded) return;
        guarded = pool;
        const take = pool.connect.bind(pool);
        // The pool's own queries ask with a callback: they are one statement each and give back by themselves.
        pool.connect = async (...rest) => {
          const client = await take(...rest);
          return rest.length === 0 ? forOneHolder(client) : client;
        };
      };
      return made;
    },
  };
}
