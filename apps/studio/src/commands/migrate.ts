import { runMigrations } from '../schema/run-migrations.ts';
import { command, say } from './command.ts';
import { openPayload } from './open-payload.ts';

/** `node apps/studio/src/commands/migrate.ts`: brings the studio's database to this version, and proves it. */
await command(async () => {
  const done = await runMigrations(await openPayload());
  say(
    done.length === 0
      ? "The studio's database is up to date."
      : `Migrated the studio's database: ${done.join(', ')}.`,
  );
});
