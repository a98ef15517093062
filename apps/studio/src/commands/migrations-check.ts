import { schemaDrift } from '../migrations/drift.ts';
import { openPayload } from '../start/open-payload.ts';
import { command, say } from './command.ts';

/** `node apps/studio/src/commands/migrations-check.ts`: fails when a collection changed without a migration. */
await command(async () => {
  const statements = await schemaDrift(await openPayload({ connect: false }));
  if (statements.length > 0) {
    throw new Error(
      `Collections and migrations differ by ${statements.length} statements; run "npm run migration:create -w apps/studio <name>". The first is: ${statements[0]}`,
    );
  }
  say('Collections and migrations agree.');
});
