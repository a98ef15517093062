import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup } from 'node:sqlite';
import { CommitQueue } from './commit-queue.ts';
import { type Sql, type Store, StoreUnavailableError } from './port.ts';
import { rescuePath } from './rescue-place.ts';
import { SqliteConnections } from './sqlite-connections.ts';
import { SqliteWatch } from './sqlite-watch.ts';
import { StoreFiles } from './store-files.ts';
import { type StoreLimits, storeLimits } from './store-watch.ts';

/**
 * The store on one SQLite file, mode 0600: WAL, `synchronous=FULL` (a commit is on disk when it returns), a queue so that
 * asynchronous code never interleaves in a transaction, a second connection for reads, and a watch over the store's files.
 *
 * @throws StoreUnavailableError when the file cannot be opened
 */
export function openSqliteStore(file: string, limits: StoreLimits = storeLimits): Store {
  const connections = new SqliteConnections(file);
  const files = new StoreFiles(file);
  files.record();

  async function copyTo(target: string): Promise<void> {
    await backup(connections.reader().database, target);
    chmodSync(target, 0o600);
  }

  const watch = new SqliteWatch({
    file,
    files,
    connections,
    limits,
    rescue: {
      async make() {
        const target = rescuePath(file);
        mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
        try {
          await copyTo(target);
        } catch (error) {
          rmSync(target, { force: true });
          throw error;
        }
        // What was taken away from under a replacement is in the copy now.
        rmSync(`${file}-wal.before`, { force: true });
        return target;
      },
      remove: (copy) => rmSync(copy, { force: true }),
    },
  });
  const queue = new CommitQueue({
    writer: () => connections.writer(),
    giveUpWriter: () => connections.giveUpWriter(),
    assertThere: () => watch.assertThere(),
    onFault: ({ reason }) => {
      if (reason === 'damaged') watch.damaged();
      else if (reason === 'gone') watch.mendLog();
    },
    limits,
  });
  watch.start();

  const reading = (): Sql => {
    if (watch.condition.away !== null) throw new StoreUnavailableError('gone', 'store watch');
    return connections.reader().sql;
  };

  return {
    dialect: 'sqlite',
    read: {
      rows: async (text, parameters) => await reading().rows(text, parameters),
      run: async (text, parameters) => await reading().run(text, parameters),
    },
    skipLocked: '',
    transaction: (work) => queue.add(work),
    // Who writes has the file alone: others wait.
    changeTables: (work) => work((step) => queue.add(step, { patient: true })),
    copyTo,
    beside: null,
    onCondition: watch.condition.listen,
    async close() {
      await queue.close();
      await watch.stop();
      files.keepingForeignLog(() => connections.close());
    },
  };
}
