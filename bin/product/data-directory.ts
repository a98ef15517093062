import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LaunchError } from '../launcher/progress.mjs';

/** What a refused file operation means, in the operator's words; the code itself where none is known. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
};

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return reasons[code] ?? (code || String(error));
}

/**
 * Makes a folder and those above it. Not by Node's own recursive mkdir, which never ends where the system answers
 * "no such file" to making one (as under /proc).
 */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
}

/**
 * Makes sure that a folder is there and can be written into, by writing into it.
 *
 * @param setting the name of the setting that says where it is, for the sentence
 * @throws LaunchError with one sentence
 */
export function assertWritable(directory: string, setting: 'DATA_DIR' | 'KEYS_DIR'): void {
  try {
    makeDirectory(directory);
    const probe = join(directory, `.write-check-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new LaunchError(
      `${setting} ${directory} cannot be written: ${reasonOf(error)}; make it writable or set ${setting} to another folder.`,
    );
  }
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
