import { createKeyring, type Keyring, loadKeyring } from '@sundowner/keyring';
import { InstanceError, idOfKeys, readInstance } from '@sundowner/keyring/instance';
import type { SiteSettings } from '../settings.ts';

type InstanceSettings = Pick<SiteSettings, 'mode' | 'dataDir' | 'keysDir' | 'run'>;

/**
 * The keys of this installation, once it is sure that they and the data belong together: a lost mount must not look like a healthy
 * empty product (GEN-07). `npm run init` and the launcher make what is read here; a site started alone, in a container of its own,
 * is checked all the same.
 *
 * @throws InstanceError, KeyringError
 */
export function openInstance({ mode, dataDir, keysDir, run }: InstanceSettings): Keyring {
  const instance = readInstance(dataDir);
  if (instance && instance.mode !== mode) {
    throw new InstanceError(
      `The data directory ${dataDir} was made for MODE=${instance.mode}, but MODE is "${mode}"; set DATA_DIR to another folder, or MODE to "${instance.mode}".`,
    );
  }
  if (mode === 'live') checkLive(instance?.id ?? null, dataDir, keysDir);
  // Another machine's studio and store know their own keys alone.
  else if (run.includes('studio')) createKeyring(keysDir);
  return loadKeyring(keysDir);
}

function checkLive(id: string | null, dataDir: string, keysDir: string): void {
  if (id === null) {
    throw new InstanceError(
      `The data directory ${dataDir} was never initialised; check that its disk is mounted and that DATA_DIR is right, or run "npm run init" for a new installation.`,
    );
  }
  if (idOfKeys(keysDir) !== id) {
    throw new InstanceError(
      `The data directory ${dataDir} is not the one the keys in ${keysDir} were made for; set DATA_DIR and KEYS_DIR to the folders of one installation.`,
    );
  }
}
