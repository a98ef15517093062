import { type Connections, lazyTransaction, type Patience } from './lazy-transaction.ts';
import { leavesAlone, type SqliteClient } from './sqlite-client.ts';
import { createTurns } from './turns.ts';

interface Clients extends Connections {
  readonly reading: SqliteClient;
  readonly writing: SqliteClient;
}

/**
 * One client made of two connections to a file. Transactions have the one, everybody else has the other, so that no
 * statement falls into somebody else's transaction; and whoever writes waits for their turn here, where it stops nobody,
 * and not in SQLite, where it would stop the process that the one before them needs to finish.
 */
export function oneWriter({ reading, writing }: Clients, patience: Patience): SqliteClient {
  const turns = createTurns();

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const end = await turns.take(patience.turn);
    try {
      return await work();
    } finally {
      end();
    }
  }

  return {
    execute(sql, values) {
      const run = () => reading.execute(sql, ...(values ? [values] : []));
      return leavesAlone(sql) ? run() : inTurn(run);
    },
    batch: (statements, mode) => inTurn(() => reading.batch(statements, mode)),
    executeMultiple: (sql) => inTurn(() => reading.executeMultiple(sql)),
    migrate: (statements) => inTurn(() => reading.migrate(statements)),
    transaction: async () => lazyTransaction({ reading, writing }, turns, patience),
    sync: () => reading.sync(),
    close() {
      writing.close();
      reading.close();
    },
    get closed() {
      return reading.closed;
    },
    protocol: reading.protocol,
  };
}
