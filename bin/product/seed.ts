import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Installation } from './installation.ts';
import { runOrFail } from './owned-process.ts';
import { seedCommand } from './programs.ts';

/** Says that this studio has its demonstration content, so that a later start need not ask the studio. */
function markOf({ settings }: Installation): string {
  return join(settings.dataDir, 'studio', 'seeded');
}

/** Whether the demonstration content may still have to be put in. Live mode never seeds. */
export function needsSeed(installation: Installation): boolean {
  const { mode, databaseUrl } = installation.settings;
  // A database elsewhere can be emptied or replaced without this folder's knowing; the command looks for itself.
  return mode === 'demo' && (databaseUrl !== null || !existsSync(markOf(installation)));
}

/**
 * Fills a new studio with the demonstration collection; one that has content is left alone.
 *
 * @param report hears how far it is
 * @throws LaunchError with the command's last words
 */
export async function seedDemonstration(
  installation: Installation,
  report: (detail: string) => void,
  signal: AbortSignal,
): Promise<void> {
  await runOrFail(seedCommand(installation), 'The demonstration content could not be put into the studio.', {
    signal,
    onLine: (line) => report(line.trim()),
  });
  mkdirSync(dirname(markOf(installation)), { recursive: true });
  writeFileSync(markOf(installation), `${new Date().toISOString()}\n`);
}
