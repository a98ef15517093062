import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** SQLite's code for a database another process has locked. */
const busy = 5;

/**
 * An exclusive lock between processes. It is the operating system's own lock on a file (SQLite takes it), so it ends
 * with the process however that ends: a lock left by a killed run is no obstacle, and a process id used again by
 * another program is none either.
 *
 * @param path of the file that stands for the lock
 * @returns what releases the lock, or `null` when another process holds it
 */
export function tryLock(path: string): (() => void) | null {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(path);
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => file.close();
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw error;
  }
}

/**
 * Takes part in a lock that any number of processes may hold at once, and that keeps out a process that wants it alone.
 *
 * @returns what releases it, or `null` when somebody has it alone
 */
export function tryShare(path: string): (() => void) | null {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(path);
  try {
    // A read transaction that stays open holds SQLite's shared lock (https://www.sqlite.org/lockingv3.html).
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN; SELECT COUNT(*) FROM sqlite_schema');
    return () => file.close();
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw error;
  }
}

/** Takes a lock, waiting for its holder. @throws the reason of `signal` when that ends the wait */
export async function waitForLock(path: string, signal: AbortSignal): Promise<() => void> {
  for (;;) {
    const release = tryLock(path);
    if (release) return release;
    await sleep(300, undefined, { signal });
  }
}
