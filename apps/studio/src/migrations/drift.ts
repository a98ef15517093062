import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { schemaAdapter } from '../schema/adapter.ts';
import { newBeforeGone } from './new-before-gone.ts';

/**
 * The statements that would bring the newest committed snapshot to what the collections now ask for; empty when
 * collections and migrations agree. Needs no database.
 */
export async function schemaDrift(payload: Payload): Promise<string[]> {
  const adapter = schemaAdapter(payload);
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
  const newest = existsSync(adapter.migrationDir)
    ? readdirSync(adapter.migrationDir)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .at(-1)
    : undefined;
  const before = newest
    ? JSON.parse(readFileSync(join(adapter.migrationDir, newest), 'utf8'))
    : adapter.defaultDrizzleSnapshot;
  return newBeforeGone(generateMigration)(before, await generateDrizzleJson(adapter.schema));
}
