import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type DerivedUse, deriveKey, KeyringError, keyFiles, loadKeyring, newKeyText } from './keyring.ts';

/** Keys that can be replaced while what they locked or signed stays good. */
export type RotatedKey = 'ticket' | 'personal';

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Puts a whole file in a key's place, on disk when this returns: a kill leaves the one or the other. */
function put(directory: string, file: string, text: string): void {
  const arriving = join(directory, `${file}.arriving`);
  try {
    rmSync(arriving, { force: true });
    const handle = openSync(arriving, 'wx', 0o600);
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(arriving, join(directory, file));
    syncToDisk(directory);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new KeyringError(
      `The key file ${join(directory, file)} cannot be written (${code}); rotate where KEYS_DIR can be written.`,
    );
  }
}

const line = (key: Buffer) => `${key.toString('base64url')}\n`;

/**
 * Moves the ticket key to "previous" and makes a new one. Tickets signed with the previous key stay accepted for as
 * long as it is the previous one.
 *
 * @throws KeyringError
 */
export function rotateTicketKey(directory: string): void {
  const { ticket } = loadKeyring(directory);
  put(directory, keyFiles.ticketPrevious, line(ticket));
  put(directory, keyFiles.ticket, newKeyText());
}

/**
 * Moves the personal key to the previous ones and makes a new one. What was derived from it, links in mails that were sent
 * above all, is kept in files of its own from the first rotation on. A kill at any moment loses no key.
 *
 * @throws KeyringError
 */
export function rotatePersonalKey(directory: string): void {
  const { personal, personalPrevious } = loadKeyring(directory);
  for (const use of [
    'subscription',
    'fingerprint',
    'mailQuota',
    'search',
  ] as const satisfies readonly DerivedUse[]) {
    if (!existsSync(join(directory, keyFiles[use]))) {
      put(directory, keyFiles[use], line(deriveKey(personal, use)));
    }
  }
  put(directory, keyFiles.personalPrevious, [personal, ...personalPrevious].map(line).join(''));
  put(directory, keyFiles.personal, newKeyText());
}

/** Removes the previous keys of a kind: what only they open or prove is lost. */
export function forgetPreviousKeys(directory: string, key: RotatedKey): void {
  rmSync(join(directory, key === 'ticket' ? keyFiles.ticketPrevious : keyFiles.personalPrevious), {
    force: true,
  });
}
