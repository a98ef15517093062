import { inject } from 'vitest';
import type {} from './postgres-setup.ts';

/** The run's one PostgreSQL, as a test file sees it. */
export interface PostgresServer {
  /** A new, empty database of the file's own. @returns its `postgres://` address */
  createDatabase(): Promise<string>;
}

/**
 * The PostgreSQL that all files of this run share (`postgres-setup.ts`); it ends with the run.
 *
 * @throws Error with one sentence when PostgreSQL is not installed or does not start
 */
export async function startPostgres(): Promise<PostgresServer & { stop(): Promise<void> }> {
  const address = inject('postgresDatabases');
  return {
    async createDatabase() {
      const answer = await fetch(address, { method: 'POST' });
      const words = await answer.text();
      if (!answer.ok) throw new Error(words);
      return words;
    },
    stop: async () => {},
  };
}
