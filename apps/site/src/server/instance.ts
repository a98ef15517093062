import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeyring, type Keyring, loadKeyring } from '@sundowner/keyring';
import { z } from 'zod';
import type { SiteSettings } from '../settings.ts';

type Place = Pick<SiteSettings, 'mode' | 'dataDir' | 'keysDir'>;

/** The data directory or the keys are not those of this installation; one sentence for the operator. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
}

const instanceShape = z.object({ id: z.string().min(1), mode: z.enum(['demo', 'live']) });

/**
 * The keys of this installation, once it is sure that they and the data belong together: a lost mount must not look like a healthy
 * empty product (GEN-07). `npm run init` and the launcher make what is read here; a site started alone, in a container of its own,
 * is checked all the same.
 *
 * @throws InstanceError, KeyringError
 */
export function openInstance({ mode, dataDir, keysDir }: Place): Keyring {
  const instance = readInstance(join(dataDir, 'instance.json'));
  if (instance && instance.mode !== mode) {
    throw new InstanceError(
      `The data directory ${dataDir} was made for MODE=${instance.mode}, but MODE is "${mode}"; set DATA_DIR to another folder, or MODE to "${instance.mode}".`,
    );
  }
  if (mode === 'live') checkLive(instance?.id ?? null, dataDir, keysDir);
  else createKeyring(keysDir);
  return loadKeyring(keysDir);
}

function checkLive(id: string | null, dataDir: string, keysDir: string): void {
  if (id === null) {
    throw new InstanceError(
      `The data directory ${dataDir} was never initialised; check that its disk is mounted and that DATA_DIR is right, or run "npm run init" for a new installation.`,
    );
  }
  const file = join(keysDir, 'instance.id');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (known !== id) {
    throw new InstanceError(
      `The data directory ${dataDir} is not the one the keys in ${keysDir} were made for; set DATA_DIR and KEYS_DIR to the folders of one installation.`,
    );
  }
}

function readInstance(path: string): z.infer<typeof instanceShape> | null {
  if (!existsSync(path)) return null;
  try {
    return instanceShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new InstanceError(
      `${path} is damaged; copy "instance" from the manifest.json of any of this installation's backups into it, or remove it and restore that backup with "npm run restore -- FOLDER".`,
    );
  }
}
