import type { PayloadRequest } from 'payload';
import { migrations as postgres } from './postgres/index.ts';
import { migrations as sqlite } from './sqlite/index.ts';
import type { SchemaAdapter } from '../schema/adapter.ts';

/** One committed migration; `db` is a Drizzle connection or transaction of its own dialect. */
export interface Migration {
  readonly name: string;
  up(args: { db: unknown; payload: unknown; req: PayloadRequest }): Promise<void>;
}

/** The committed migrations of the database in use, oldest first. */
export function migrationsOf(adapter: Pick<SchemaAdapter, 'name'>): readonly Migration[] {
  return (adapter.name === 'postgres' ? postgres : sqlite) as unknown as readonly Migration[];
}
