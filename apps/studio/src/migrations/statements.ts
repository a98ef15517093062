import type { Payload } from 'payload';
import { type SchemaAdapter, schemaAdapter } from '../schema/adapter.ts';

/** What our own migrations run in the transaction they are given, alike on SQLite and PostgreSQL. */
export interface Statements {
  /** Runs one statement. @returns its rows, each by column name */
  run(statement: string): Promise<Record<string, unknown>[]>;
  /** A table or a type by the name it has in a statement. */
  named(name: string): string;
  /** A word as a value of a closed choice: PostgreSQL has a type of its own for each. */
  asChoice(word: string, type: string): string;
}

/** Words as SQL spells them. */
export const literal = (words: string): string => `'${words.replaceAll("'", "''")}'`;

/** @param db the transaction */
export function statementsOn(payload: Payload, db: unknown): Statements {
  const adapter: SchemaAdapter = schemaAdapter(payload);
  const { schemaName } = adapter;
  const named = (name: string) => (schemaName ? `"${schemaName}"."${name}"` : `"${name}"`);
  return {
    run: async (raw) => (await adapter.execute({ drizzle: db, raw })).rows,
    named,
    asChoice: (word, type) =>
      adapter.name === 'postgres' ? `cast(${literal(word)} as ${named(type)})` : literal(word),
  };
}
