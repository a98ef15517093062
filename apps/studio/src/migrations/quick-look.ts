import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StudioSettings } from '../settings.ts';
import { sourceDirectory } from '../runtime/source-directory.ts';

/**
 * Whether the SQLite file has had exactly the committed migrations, seen without loading Payload (2 s of every start).
 * It proves nothing about tables: the studio looks at those itself when it starts.
 */
export function sqliteIsCurrent(settings: StudioSettings): boolean {
  const file = join(settings.dataDir, 'studio', 'studio.db');
  if (settings.databaseUrl || !existsSync(file)) return false;
  const committed = readdirSync(join(sourceDirectory, 'migrations', 'sqlite'))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('select name from payload_migrations order by name').all();
    return JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(committed);
  } catch {
    // No such table: a new file.
    return false;
  } finally {
    database.close();
  }
}
