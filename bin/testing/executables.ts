import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of `names` in a folder of the PATH, as an absolute path, or `null`. */
export function onPath(names: readonly string[], path = process.env.PATH ?? ''): string | null {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const name of names) {
    for (const folder of path.split(delimiter).filter(Boolean)) {
      const found = endings.map((ending) => join(folder, name + ending)).find(isExecutable);
      if (found) return found;
    }
  }
  return null;
}

/** The last, and so newest, executable that fits one of the glob patterns, or `null`. */
export function matching(patterns: readonly string[]): string | null {
  return (
    globSync([...patterns])
      .filter(isExecutable)
      .sort()
      .at(-1) ?? null
  );
}

/** Whether `command --version` runs here. */
export function runs(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
