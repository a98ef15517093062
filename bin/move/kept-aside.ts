import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launcher/progress.mjs';

/**
 * Checks that no files wait aside for a removal that was cut off (`apps/studio/src/media/kept-files.ts`): no list of the library names
 * them, and some may belong to entries that still stand.
 *
 * @throws LaunchError
 */
export function assertNoneAside(mediaFolder: string): void {
  const aside = join(mediaFolder, '.kept');
  if (!existsSync(aside)) return;
  const files = readdirSync(aside, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  if (files.length === 0) return;
  throw new LaunchError(
    `${aside} holds ${files.length} ${files.length === 1 ? 'file' : 'files'} of a removal that was cut off; start the product where they lie, more than two minutes after it, which puts back what is still needed, stop it, and ask again. Nothing was changed.`,
  );
}
