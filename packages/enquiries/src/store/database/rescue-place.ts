import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where copies of what lost stores held are kept: beside the store's own folder, which may be gone. @param file the store's */
export const rescueFolder = (file: string): string => join(dirname(dirname(file)), 'rescued');

/** A new copy's path; its name says when it was made, as that of a store a restore replaced. */
export function rescuePath(file: string): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return join(rescueFolder(file), `${basename(file)}.before-${stamp}`);
}

/** Copies of what lost stores held, the newest first; without what SQLite puts beside them. @param file the store's */
export function rescuedCopies(file: string): readonly string[] {
  const folder = rescueFolder(file);
  const isCopy = (name: string) => name.startsWith(`${basename(file)}.before-`) && name.endsWith('Z');
  try {
    // Their names end with the moment, so that the alphabet sorts them by time.
    return readdirSync(folder)
      .filter(isCopy)
      .toSorted()
      .reverse()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** What a person types to put a copy in the store's place. */
export const putBackCommand = (file: string, copy: string): string =>
  `"mkdir -p ${dirname(file)} && mv ${copy} ${file}"`;
