import { sqliteIsCurrent } from '../migrations/quick-look.ts';
import { studioSettings } from '../settings.ts';
import { command, say } from './command.ts';

/**
 * `node apps/studio/src/commands/migrate.ts [--thorough]`: brings the studio's database to this version, and proves it.
 * Without `--thorough` a database that has had every migration is believed; the studio's start looks at its tables.
 */
await command(async () => {
  let done: string[] = [];
  if (process.argv.includes('--thorough') || !sqliteIsCurrent(studioSettings())) {
    const { openPayload } = await import('../start/open-payload.ts');
    const { runMigrations } = await import('../migrations/run-migrations.ts');
    done = await runMigrations(await openPayload());
  }
  say(
    done.length === 0
      ? "The studio's database is up to date."
      : `Migrated the studio's database: ${done.join(', ')}.`,
  );
});
