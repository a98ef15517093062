import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReferenceActions } from '../migrations/added-references.ts';
import { schemaDrift } from '../migrations/drift.ts';
import { newBeforeGone } from '../migrations/new-before-gone.ts';
import { statementsDigest, statementsFor } from '../migrations/whole-schema.ts';
import { type SchemaAdapter, schemaAdapter } from '../schema/adapter.ts';
import { openPayload } from '../start/open-payload.ts';
import { command, say } from './command.ts';

const uncheckedBecause =
  '// @ts-nocheck: generated; the two copies of drizzle-orm Payload installs do not know each other’s types.';

/**
 * `node apps/studio/src/commands/migration-create.ts <name>`: a migration from the newest snapshot to the collections,
 * for the database in use (SQLite, or PostgreSQL when DATABASE_URL is set; neither is connected to).
 */
await command(async () => {
  const payload = await openPayload({ connect: false });
  const adapter = schemaAdapter(payload);
  const directory = adapter.migrationDir;
  mkdirSync(directory, { recursive: true });
  if ((await schemaDrift(payload)).length === 0) {
    say('Collections and migrations agree; nothing to do.');
    return;
  }
  const kit = adapter.requireDrizzleKit();
  Object.assign(payload.db, {
    requireDrizzleKit: () => ({
      ...kit,
      generateMigration: withReferenceActions(newBeforeGone(kit.generateMigration)),
    }),
  });
  await payload.db.createMigration({
    payload,
    migrationName: process.argv[2] ?? 'change',
    forceAcceptWarning: true,
  });
  const files = readdirSync(directory)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .sort();
  const [only = ''] = files;
  if (files.length === 1) await writeFirst(adapter, only);
  else for (const file of files) tidy(join(directory, file));
  writeFileSync(join(directory, 'index.ts'), index(files));
  say(
    `Wrote ${join(directory, files.at(-1) ?? '')}. Say in it from which migration on a studio may go on beside it ("export const usableFrom").`,
  );
});

/** The first migration is its snapshot: as statements it would be the same once more, in thousands of lines. */
async function writeFirst(adapter: SchemaAdapter, file: string): Promise<void> {
  const name = file.replace(/\.ts$/, '');
  const digest = statementsDigest(await statementsFor(adapter, name));
  writeFileSync(
    join(adapter.migrationDir, file),
    `import { wholeSchema } from '../whole-schema.ts';\n\n/** Everything \`${name}.json\` describes. */\nexport const up = wholeSchema(\n  '${name}',\n  '${digest}',\n);\n`,
  );
}

/**
 * Payload's template imports types as values, which Node's type stripping refuses, leaves unused arguments, and has a way back
 * that nothing here goes: what is undone is restored from a backup.
 */
function tidy(file: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.startsWith(uncheckedBecause) || text.includes('wholeSchema(')) return;
  const [up = ''] = text.split('\nexport async function down(');
  const typed = up
    .replace('import { MigrateUpArgs, MigrateDownArgs, sql }', 'import { type MigrateUpArgs, sql }')
    .replaceAll('({ db, payload, req }:', '({ db }:');
  writeFileSync(file, `${uncheckedBecause}\n${typed}`);
}

function index(files: readonly string[]): string {
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  const imports = names.map((name) => `import * as migration_${name} from './${name}.ts';`);
  const entries = names.map((name) => `  { name: '${name}', ...migration_${name} },`);
  return `${imports.join('\n')}\n\nexport const migrations = [\n${entries.join('\n')}\n];\n`;
}
