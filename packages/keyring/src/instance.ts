import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which installation a data directory is, as `instance.json` says in it. */
export interface Instance {
  readonly id: string;
  readonly mode: 'demo' | 'live';
  readonly createdAt: string;
}

/** The data directory or the keys are not those of this installation; one sentence for the operator. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
}

const instanceFile = (dataDir: string) => join(dataDir, 'instance.json');
/** The id a second time, beside the keys: a data directory whose mount was lost cannot name it. */
const idFile = (keysDir: string) => join(keysDir, 'instance.id');

/** @returns `null` for a data directory that was never initialised @throws InstanceError when the file cannot be understood */
export function readInstance(dataDir: string): Instance | null {
  const path = instanceFile(dataDir);
  if (!existsSync(path)) return null;
  try {
    const { id, mode, createdAt } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Instance>;
    if (id && createdAt && (mode === 'demo' || mode === 'live')) return { id, mode, createdAt };
  } catch {
    // The sentence below says all the operator needs.
  }
  throw new InstanceError(
    `${path} is damaged; copy "instance" from the manifest.json of any of this installation's backups into it, or remove it and restore that backup with "npm run restore -- FOLDER".`,
  );
}

export function writeInstance(dataDir: string, instance: Instance): void {
  writeFileSync(instanceFile(dataDir), `${JSON.stringify(instance, null, 2)}\n`, { mode: 0o600 });
}

/** The id the keys belong to, or `null` when these keys were never initialised. */
export function idOfKeys(keysDir: string): string | null {
  return existsSync(idFile(keysDir)) ? readFileSync(idFile(keysDir), 'utf8').trim() : null;
}

export function writeIdOfKeys(keysDir: string, id: string): void {
  writeFileSync(idFile(keysDir), `${id}\n`, { mode: 0o600 });
}
