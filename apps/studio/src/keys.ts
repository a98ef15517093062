import { createHash, timingSafeEqual } from 'node:crypto';
import { type Keyring, loadKeyring } from '@sundowner/keyring';
import { studioSettings } from './settings.ts';

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

/** Whether two secrets are equal, in a time that tells nothing about either (digests make the lengths equal). */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
