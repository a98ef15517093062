import { type Keyring, loadKeyring } from '@sundowner/keyring';
import { studioSettings } from '../settings.ts';

let keyring: Keyring | null = null;

/**
 * The installation's keys, read on first use.
 *
 * @throws KeyringError when a key file is missing or readable by others
 */
export function studioKeys(): Keyring {
  keyring ??= loadKeyring(studioSettings().keysDir);
  return keyring;
}
