import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Installation } from './installation.ts';
import { type OwnedProgram, runOrFail } from './owned-process.ts';
import { seedCommand, seedEnquiriesCommand, studioCommand } from './programs.ts';
import { holdsDemonstration, lacksPictureSizes } from './seeded-database.ts';

/**
 * How long putting the demonstration in may take, in milliseconds. It takes minutes, on a slow machine ten or more; what one that was ended
 * has put in stays, and the next goes on from there.
 */
export const seedLimit = 30 * 60_000;

/** Says that this studio has its demonstration content, so that a later start need not ask the studio. */
function markOf({ settings }: Installation): string {
  return join(settings.dataDir, 'studio', 'seeded');
}

/** Says that pictures may still lack some of their sizes; it outlives a stop and a kill. */
function unfinishedMarkOf({ settings }: Installation): string {
  return join(settings.dataDir, 'studio', 'pictures-unfinished');
}

/** Whether the demonstration content may still have to be put in. Live mode never seeds. */
export async function needsSeed(installation: Installation): Promise<boolean> {
  const { mode, databaseUrl } = installation.settings;
  if (mode !== 'demo') return false;
  // A database elsewhere can be emptied or replaced without this folder's knowing: it is asked itself.
  return databaseUrl === null ? !existsSync(markOf(installation)) : !(await holdsDemonstration(databaseUrl));
}

/**
 * Fills a new studio with the demonstration collection; one that has content is left alone.
 *
 * @param report hears how far it is
 * @param program another one than the demonstration's own, for tests, as is `limit`
 * @throws LaunchError with the command's last words, or because it took too long
 */
export async function seedDemonstration(
  installation: Installation,
  report: (detail: string) => void,
  signal: AbortSignal,
  program: OwnedProgram = seedCommand(installation),
  limit = seedLimit,
): Promise<void> {
  mkdirSync(dirname(markOf(installation)), { recursive: true });
  writeFileSync(unfinishedMarkOf(installation), '');
  await runOrFail(program, 'The demonstration content could not be put into the studio.', {
    signal,
    limit,
    onLine: (line) => report(line.trim()),
  });
  writeFileSync(markOf(installation), `${new Date().toISOString()}\n`);
}

/**
 * Puts the demonstration's enquiries in, so that a newcomer sees a desk at work: with the first content, and never a second time. The
 * running site or none may be beside it.
 *
 * @throws LaunchError with the command's last words
 */
export async function seedEnquiries(installation: Installation, signal: AbortSignal): Promise<void> {
  await runOrFail(
    seedEnquiriesCommand(installation),
    'The enquiries of the demonstration could not be put into the store.',
    { signal, limit: 60_000 },
  );
}

/** Whether pictures of the demonstration may still lack some of their sizes. */
export async function hasUnfinishedPictures(installation: Installation): Promise<boolean> {
  const { mode, databaseUrl } = installation.settings;
  if (mode !== 'demo') return false;
  // Another machine may have seeded a database elsewhere: it is asked itself.
  return databaseUrl === null
    ? existsSync(unfinishedMarkOf(installation))
    : await lacksPictureSizes(databaseUrl);
}

/**
 * Makes the picture sizes the seed left out, while the product already serves the others. A stop leaves the mark, and the
 * next start goes on.
 *
 * @throws LaunchError with the command's last words, or the signal's reason
 */
export async function finishPictures(
  installation: Installation,
  signal: AbortSignal,
  report: (detail: string) => void = () => {},
): Promise<void> {
  const command = studioCommand('picture-sizes', installation);
  const onLine = (line: string) => report(line.trim());
  await runOrFail(command, 'Some sizes of pictures could not be made.', { signal, onLine });
  rmSync(unfinishedMarkOf(installation), { force: true });
}
