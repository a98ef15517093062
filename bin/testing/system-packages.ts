import { spawn, spawnSync } from 'node:child_process';
import { onPath } from './executables.ts';

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
