import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock } from '../product/file-lock.ts';

/** Where Linux keeps files in memory (https://docs.kernel.org/filesystems/tmpfs.html). */
const memory = '/dev/shm';
const gibibyte = 2 ** 30;
/** What a run may write at once: a copy of the demonstration for each product, and a hundred databases. */
const room = 6 * gibibyte;
/** What has to be free besides, for the programs of a run. */
const forPrograms = 6 * gibibyte;

/** A short name: PostgreSQL's socket lies inside, and its path may have no more than 107 bytes. */
const prefix = 'sd-';
/** Locked while its run lasts. */
const lockName = 'run.db';

/** What a machine has of memory and of room for files in it, in bytes. */
export interface Machine {
  /** As in `/proc/self/mounts`; empty where there is no such thing. */
  readonly mounts: string;
  readonly freeRoom: number;
  readonly freeMemory: number;
  /** How many other runs may yet write there: what each will write is still free. */
  readonly running: number;
}

/** Whether a run's files can lie in memory: there is a folder for it, programs in it may be run, and all of it fits. */
export function fitsMemory({ mounts, freeRoom, freeMemory, running }: Machine): boolean {
  const needed = room * (running + 1);
  // Of several at one place the last is seen.
  const mounted = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === memory);
  const [, , kind, options = ''] = mounted ?? [];
  const set = options.split(',');
  return (
    kind === 'tmpfs' &&
    set.includes('rw') &&
    !set.includes('noexec') &&
    freeRoom >= needed &&
    freeMemory >= needed + forPrograms
  );
}

function thisMachine(running: number): Machine {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return {
      mounts: readFileSync('/proc/self/mounts', 'utf8'),
      freeRoom: bavail * bsize,
      freeMemory: process.availableMemory(),
      running,
    };
  } catch {
    return { mounts: '', freeRoom: 0, freeMemory: 0, running };
  }
}

/**
 * Where a run's folders lie: in memory where that fits, since every commit of a store waits for its disk; in the folder for temporary
 * files otherwise, and where TMPDIR names one. What killed runs left goes first, wherever this one will lie: it would take up the room.
 */
function place(): string {
  const disk = tmpdir();
  const running = existsSync(memory) ? removeLeft(memory) : 0;
  if (disk !== memory) removeLeft(disk);
  if (process.env.TMPDIR) return disk;
  return fitsMemory(thisMachine(running)) ? memory : disk;
}

/** The folder of a run, for everything it writes. */
export interface RunFolder {
  readonly path: string;
  remove(): void;
}

/** Of Linux's list of mounts those that lie in a folder, the innermost first. */
export function mountsIn(folder: string, mounts: string): string[] {
  return mounts
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length);
}

/** A run that was killed leaves the small disks it made: nothing removes a folder something is mounted in. */
function unmountIn(folder: string): void {
  if (!existsSync('/proc/mounts')) return;
  for (const place of mountsIn(folder, readFileSync('/proc/mounts', 'utf8')))
    execFileSync('umount', ['-l', place], { stdio: 'ignore' });
}

function removeFolder(path: string): void {
  unmountIn(path);
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes folders of runs that were killed: they would lie in memory until the machine is started again. @returns how many runs go on */
function removeLeft(parent: string): number {
  let running = 0;
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    const lock = join(parent, name, lockName);
    // Without one it is no run's, or that of a run which begins in this moment.
    if (!existsSync(lock)) continue;
    try {
      const release = tryLock(lock);
      if (release) {
        // Held until it is gone: a run that has just made it finds the lock taken, or no file.
        removeFolder(join(parent, name));
        release();
      } else running += 1;
    } catch {
      // Another account's, which may be running.
      running += 1;
    }
  }
  return running;
}

/**
 * Makes a run's folder, and removes those whose run has ended without removing its own.
 *
 * @param parts.parent another place than the run's own, for tests
 * @param parts.take takes the lock; `null` when another process has it
 */
export function makeRunFolder({
  parent,
  take = tryLock,
}: {
  readonly parent?: string;
  readonly take?: typeof tryLock;
} = {}): RunFolder {
  if (parent !== undefined) removeLeft(parent);
  const where = parent ?? place();
  for (;;) {
    const path = mkdtempSync(join(where, prefix));
    // PostgreSQL refuses to run as root, so its tests run it as another user, who must get through.
    chmodSync(path, 0o711);
    const lock = join(path, lockName);
    const release = take(lock);
    // Another run took this one for a killed run's before it was locked, and removes it.
    if (!release) continue;
    if (existsSync(lock))
      return {
        path,
        remove() {
          release();
          removeFolder(path);
        },
      };
    release();
  }
}
