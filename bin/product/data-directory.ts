import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LaunchError } from '../launcher/progress.mjs';
import { isFull, reasonOf } from './disk-fault.ts';

/**
 * Makes a folder and those above it. Not by Node's own recursive mkdir, which never ends where the system answers
 * "no such file" to making one (as under /proc).
 */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
}

/** What happens when a folder is made, as far as needed, and written into: the error, or `null`. */
export function writeError(directory: string): unknown {
  const probe = join(directory, `.write-check-${process.pid}`);
  try {
    makeDirectory(directory);
    writeFileSync(probe, 'x');
    rmSync(probe);
    return null;
  } catch (error) {
    // A full disk takes the name and not the byte.
    if (isFull(error)) rmSync(probe, { force: true });
    return error;
  }
}

/** @param setting the name of the setting that says where it is */
export function unwritable(directory: string, setting: 'DATA_DIR' | 'KEYS_DIR', error: unknown): LaunchError {
  return new LaunchError(
    `${setting} ${directory} cannot be written: ${reasonOf(error)}; make it writable or set ${setting} to another folder.`,
  );
}

/**
 * Makes sure that a folder is there and can be written into, by writing into it.
 *
 * @throws LaunchError with one sentence
 */
export function assertWritable(directory: string, setting: 'DATA_DIR' | 'KEYS_DIR'): void {
  const error = writeError(directory);
  if (error !== null) throw unwritable(directory, setting, error);
}

/** Why `directory` could not be written if it were made now, or `null` when it could. Makes and writes nothing. */
export function writeFault(directory: string): string | null {
  try {
    accessSync(directory, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const parent = dirname(directory);
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT' && parent !== directory;
    return missing ? writeFault(parent) : reasonOf(error);
  }
}

/** Bytes that are free on the disk of a folder, for this user. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
