import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Instance } from '@sundowner/keyring/instance';
import { LaunchError } from '../launcher/progress.mjs';

/** Both stores of an installation in PostgreSQL, in pg_dump's own format. */
export const databaseDump = 'database.dump';

/** What a backup says of itself in `manifest.json`. */
export interface Manifest {
  readonly format: 1;
  readonly createdAt: string;
  readonly instance: Instance;
  /** Absent where the stores were files. */
  readonly database?: 'postgres';
  /** Enquiries in it. */
  readonly enquiries: number;
  readonly files: readonly ArchivedFile[];
}

export interface ArchivedFile {
  /** From the backup's folder, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, in hex. */
  readonly digest: string;
}

/** @returns SHA-256 of a file, in hex */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** @throws LaunchError when the folder is no backup of this format */
export function readManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new LaunchError(`${folder} is not a backup: it has no manifest.json.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  if (manifest.format !== 1) {
    throw new LaunchError(
      `${folder} was made by a newer version of Sundowner; restore it with that version.`,
    );
  }
  return manifest;
}

/**
 * Reads a whole backup against its digests.
 *
 * @throws LaunchError naming the first file that is missing or not what was backed up
 */
export async function verifyArchive(folder: string, manifest: Manifest): Promise<void> {
  for (const { path, digest } of manifest.files) {
    const file = join(folder, path);
    if (!existsSync(file)) throw new LaunchError(`The backup ${folder} is incomplete: ${path} is missing.`);
    if ((await digestOf(file)) !== digest) {
      throw new LaunchError(`The backup ${folder} is damaged: ${path} does not match its checksum.`);
    }
  }
}
