import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { changesClient, changeTables } from '@sundowner/serving/table-changes';
import { inTime } from '../connections/in-time.ts';

/** Any number that no other advisory lock of the product uses. The first release takes it for its transaction. */
const lock = 7_260_215;
/** Milliseconds. How long a database may take to say that it is there, and another starter for its migrations. */
const times = { answer: 5000, others: 600_000 } as const;

/** A connection as Payload's adapter has it: it brings types of its own for the same driver. */
type AdapterClient = Extract<Parameters<typeof drizzle>[0], { query: unknown }>;

/** What of Payload's database and logger it takes to change tables. */
interface Changing {
  readonly url: string;
  readonly schemaName: string;
  readonly pool: { execute(query: unknown): Promise<unknown> };
  readonly warn: (sentence: string) => void;
}

/** Runs one step on the database, in a transaction of its own. */
export type MigrationStep = <T>(work: (db: unknown) => Promise<T>) => Promise<T>;

/**
 * Migrates step by step on a connection of its own, one starter at a time. A step that meets a table in use goes back and comes again: the
 * studios that run meanwhile wait for none. What is ended half-way goes on from there.
 */
export const stepsOnPostgres = <T>(
  { url, schemaName, pool, warn }: Changing,
  work: (step: MigrationStep) => Promise<T>,
): Promise<T> =>
  changeTables(
    {
      lock,
      connect: () => changesClient(url),
      isThere: () => inTime(pool.execute(sql`select 1`), times.answer),
      onInUse: () => warn("A table of the studio's database is in use; its migration waits for it."),
      faultOf: (error) => error,
      wait: times.answer,
      waitForOthers: times.others,
    },
    async (step) => {
      await step((client) => client.query(`create schema if not exists "${schemaName}"`));
      return work((changes) => step((client) => changes(drizzle(client as unknown as AdapterClient))));
    },
  );
