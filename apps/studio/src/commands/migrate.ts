import { sqliteIsCurrent } from '../migrations/quick-look.ts';
import { studioSettings } from '../settings.ts';
import { command, say } from './command.ts';

const former = process.argv.find((arg) => arg.startsWith('--former='))?.slice('--former='.length) ?? null;

/**
 * `node apps/studio/src/commands/migrate.ts [--thorough] [--former=<file>]`: brings the studio's database to this version, and proves it.
 * Without `--thorough` a database that has had every migration is believed; the studio's start looks at its tables. `--former` says what
 * the product knew of places before they were content, for a database of those days.
 */
await command(async () => {
  let done: string[] = [];
  if (process.argv.includes('--thorough') || !sqliteIsCurrent(studioSettings())) {
    const { openPayload } = await import('../start/open-payload.ts');
    const { runMigrations } = await import('../migrations/run-migrations.ts');
    done = await runMigrations(await openPayload(), { former });
  }
  say(
    done.length === 0
      ? "The studio's database is up to date."
      : `Migrated the studio's database: ${done.join(', ')}.`,
  );
});
