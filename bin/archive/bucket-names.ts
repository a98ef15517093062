import { isFileName } from '@sundowner/media-store/media-store';

/** A file that was put aside for a removal that was under way when the backup was made. */
const aside = /^\.kept\/[^/]+\/([^/]+)$/;

/**
 * The names files of a backup have in a bucket. One that was put aside comes under its own name: its entry may still stand, and a file no
 * row names is in nobody's way. Anything else that is hidden is of a folder alone.
 *
 * @param paths below `media/`
 * @returns paths by name
 */
export function bucketNames(paths: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const later = new Map<string, string>();
  for (const path of paths) {
    if (isFileName(path)) names.set(path, path);
    const kept = aside.exec(path)?.[1];
    if (kept && isFileName(kept)) later.set(kept, path);
  }
  return new Map([...later, ...names]);
}
