import { basename, dirname, join } from 'node:path';

/** Where copies of what lost stores held are kept: beside the store's own folder, which may be gone. @param file the store's */
export const rescueFolder = (file: string): string => join(dirname(dirname(file)), 'rescued');

/** A new copy's path; its name says when it was made, as that of a store a restore replaced. */
export function rescuePath(file: string): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return join(rescueFolder(file), `${basename(file)}.before-${stamp}`);
}
