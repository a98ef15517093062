import { setImmediate as nextRound } from 'node:timers/promises';
import { heard } from '../connections/request-faults.ts';
import { createTurns } from '../connections/turns.ts';
import { type Connections, lazyTransaction, type Timeouts } from './lazy-transaction.ts';
import {
  asRead,
  leavesAlone,
  type SqliteClient,
  type SqliteTransaction,
  statementText,
} from './sqlite-client.ts';

/** How long a process may go on without looking at what else it is asked, in milliseconds. */
const longestMs = 20;

/**
 * Lets a process look at its other requests now and then. SQLite answers within the call, so that a request that changes many entries
 * has never anything to wait for, and nobody else would be answered before the last of them.
 *
 * @returns to be awaited before each statement
 */
function createPauses(): () => Promise<void> {
  let since = performance.now();
  let pause: Promise<void> | null = null;

  async function take(): Promise<void> {
    await nextRound();
    since = performance.now();
    pause = null;
  }

  // A request that comes while one is taken waits along: it ends for all at once.
  return async () => {
    if (performance.now() - since > longestMs) pause ??= take();
    if (pause) await pause;
  };
}

/** What opens and what closes a transaction by hand. */
const opens = /^\s*begin\b/i;
const closes = /^\s*(commit|rollback)\b/i;

/**
 * One client made of two connections to a file. What writes has the one, what reads has the other, so that no statement falls
 * into somebody else's transaction; and a request that writes waits for the lock here, where it stops nobody, and not in SQLite,
 * where it would stop the process that the one before them needs to finish. The migrations, which nobody works beside, open
 * their transaction by hand and have the reading connection to themselves.
 */
export function oneWriter(connections: Connections, timeouts: Timeouts): SqliteClient {
  const { reading, writing } = connections;
  const sharing = { lock: createTurns(1), pause: createPauses() };
  let byHand = false;
  const begun = () => lazyTransaction(connections, sharing, timeouts);

  async function whole<T>(work: (transaction: SqliteTransaction) => Promise<T>): Promise<T> {
    const transaction = begun();
    try {
      const result = await work(transaction);
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  return {
    async execute(sql, values) {
      const text = statementText(sql);
      const given = values ? [values] : [];
      if (!byHand && !leavesAlone(sql)) return whole((transaction) => transaction.execute(sql, ...given));
      if (!byHand) await sharing.pause();
      // How soon a commit is on the disk is asked of the connection that reads, and meant for both.
      if (/^\s*pragma\s+synchronous\s*=/i.test(text)) await writing.execute(sql);
      const result = await reading.execute(asRead(sql), ...given).catch(heard);
      if (opens.test(text)) byHand = true;
      else if (closes.test(text)) byHand = false;
      return result;
    },
    batch: (statements) => whole((transaction) => transaction.batch(statements)),
    executeMultiple: (sql) => whole((transaction) => transaction.executeMultiple(sql)),
    migrate: (statements) => reading.migrate(statements),
    transaction: async () => begun(),
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
