import { join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '..', '..');

/** What builds and tests keep between runs; not under version control. */
export const workDirectory = join(root, '.sundowner');

export const studioDirectory = join(root, 'apps', 'studio');
export const siteDirectory = join(root, 'apps', 'site');

/** The place of a file inside the workspace's packages. */
export function packageFile(...segments: string[]): string {
  return join(root, 'node_modules', ...segments);
}
