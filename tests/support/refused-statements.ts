import { createRequire } from 'node:module';

/** Refuses one statement that writes, of all that go through the database's driver. */
export interface Refusing {
  /** From now on the `at`-th statement that writes fails, as on a disk that fails. */
  from(at: number): void;
  /** Refuses nothing more. @returns the statement that was refused, or `null` where none was reached */
  stop(): string | null;
}

const writes = /^\s*(insert|update|delete|with|commit)\b/i;

/** The driver's own module, which only the client that uses it can find. */
function sqliteDatabase(): { prototype: { prepare(sql: string): unknown } } {
  const adapter = createRequire(import.meta.resolve('@payloadcms/db-sqlite'));
  return createRequire(adapter.resolve('@libsql/client'))('libsql');
}

interface QueryPrototype {
  query(...args: unknown[]): unknown;
}

/** The studio's own, which the enquiry store has too (`bounded-postgres.ts`). */
function postgresClient(): { prototype: QueryPrototype } {
  return createRequire(import.meta.url)('pg').Client;
}

/** Stands between the studio's client and its database, on whichever connection a statement comes. */
export function refuseStatements(dialect: 'sqlite' | 'postgres'): Refusing {
  let refuseAt = 0;
  let seen = 0;
  let refused: string | null = null;

  function pass(sql: string): void {
    if (refuseAt === 0 || !writes.test(sql)) return;
    seen += 1;
    if (seen !== refuseAt) return;
    refused = sql;
    throw Object.assign(new Error('The disk fails.'), {
      code: dialect === 'sqlite' ? 'SQLITE_IOERR' : '58030',
    });
  }

  if (dialect === 'sqlite') {
    const { prototype } = sqliteDatabase();
    const prepare = prototype.prepare;
    prototype.prepare = function (sql) {
      pass(sql);
      return prepare.call(this, sql);
    };
  } else {
    const { prototype } = postgresClient();
    const query = prototype.query;
    prototype.query = function (...args) {
      const [first] = args;
      const sql = typeof first === 'string' ? first : String((first as { text?: unknown }).text ?? '');
      const answer = args.at(-1);
      try {
        pass(sql);
      } catch (error) {
        if (typeof answer !== 'function') return Promise.reject(error);
        return void answer(error);
      }
      return query.apply(this, args);
    };
  }

  return {
    from(at) {
      refuseAt = at;
      seen = 0;
      refused = null;
    },
    stop() {
      refuseAt = 0;
      return refused;
    },
  };
}
