import { writeFileSync } from 'node:fs';
import { command } from '../../apps/studio/src/commands/command.ts';
import { schemaAdapter } from '../../apps/studio/src/schema/adapter.ts';
import { openPayload } from '../../apps/studio/src/start/open-payload.ts';

/**
 * `node tests/support/make-collections-schema.ts <file>`, in a studio's environment: writes the statements, a list in JSON, that make all its
 * collections ask for in an empty database, whatever its migrations say. Needs no database.
 */
await command(async () => {
  const { schema, schemaName, defaultDrizzleSnapshot, requireDrizzleKit } = schemaAdapter(
    await openPayload({ connect: false }),
  );
  const { generateDrizzleJson, generateMigration } = requireDrizzleKit();
  // The schema itself is made before the first migration.
  const nothing = schemaName
    ? { ...defaultDrizzleSnapshot, schemas: { [schemaName]: schemaName } }
    : defaultDrizzleSnapshot;
  const statements = await generateMigration(nothing, await generateDrizzleJson(schema));
  writeFileSync(process.argv[2] ?? '', JSON.stringify(statements));
});
