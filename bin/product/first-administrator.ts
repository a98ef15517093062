import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from './installation.ts';
import { runOrFail } from './owned-process.ts';
import { studioCommand } from './programs.ts';

/** The file with the one-time link that makes the first administrator; mode 0600, beside the data. */
export function administratorFile(dataDir: string): string {
  return join(dataDir, 'first-administrator.txt');
}

/**
 * Has the studio write the one-time link while it has no administrator, and take it away once it has one.
 *
 * @returns the file's place, or `null` when there is an administrator
 */
export async function offerFirstAdministrator(
  installation: Installation,
  signal: AbortSignal,
): Promise<string | null> {
  await runOrFail(
    studioCommand('admin-link', installation),
    'The link for the first administrator could not be made.',
    {
      signal,
    },
  );
  const file = administratorFile(installation.settings.dataDir);
  return existsSync(file) ? file : null;
}
