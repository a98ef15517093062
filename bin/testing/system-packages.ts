import { spawn, spawnSync } from 'node:child_process';
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

/** The names one program has with the package managers we know. */
export interface PackageNames {
  readonly 'apt-get': string;
  readonly dnf: string;
  readonly pacman: string;
  readonly brew: string;
}

type Manager = keyof PackageNames;

/** The commands that install a package without asking. */
const commands: Record<Manager, (name: string) => string[][]> = {
  'apt-get': (name) => [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', name],
  ],
  dnf: (name) => [['dnf', 'install', '--assumeyes', name]],
  pacman: (name) => [['pacman', '--sync', '--refresh', '--noconfirm', name]],
  brew: (name) => [['brew', 'install', name]],
};

/** brew belongs to the user; the others need the administrator, and nobody is asked for a password here. */
function usable(manager: Manager): boolean {
  const mayInstall = manager === 'brew' ? process.getuid?.() !== 0 : process.getuid?.() === 0;
  return mayInstall && onPath([manager]) !== null;
}

/** The line an operator types to install a package by hand, for the sentence that asks for it. */
export function installLine(names: PackageNames): string {
  const manager = (Object.keys(commands) as Manager[]).find((name) => onPath([name]));
  if (!manager) return `install ${names['apt-get']}`;
  const line = (commands[manager](names[manager]).at(-1) ?? []).join(' ');
  return `run "${manager === 'brew' ? '' : 'sudo '}${line}"`;
}

/** Whether apt's lists, as they lie here, have a package. */
export const aptKnows = (name: string): boolean =>
  spawnSync('apt-cache', ['show', '--no-all-versions', name], { stdio: 'ignore' }).status === 0;

/** Installs a package where this user may. @returns whether an installation was made and succeeded */
export async function installPackage(names: Partial<PackageNames>, signal: AbortSignal): Promise<boolean> {
  const manager = (Object.keys(commands) as Manager[]).find(usable);
  const wanted = manager && names[manager];
  if (!wanted) return false;
  for (const [command = '', ...args] of commands[manager](wanted)) {
    const child = spawn(command, args, {
      stdio: 'ignore',
      signal,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const code = await new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('exit', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) return false;
  }
  return true;
}
