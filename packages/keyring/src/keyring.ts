import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets every process of one installation shares, each a file of its own with mode 0600.
 *
 * Several instances share them by pointing `KEYS_DIR` at one mounted folder. In live mode the folder stands outside the
 * data directory, so that a stolen backup of the data cannot be read (enquiry contract, "Modes and data").
 */
export interface Keyring {
  /** Signs enquiry tickets. 32 bytes. */
  readonly ticket: Buffer;
  /** The ticket key before the last rotation; tickets it signed are late, not suspicious. */
  readonly ticketPrevious: Buffer | null;
  /** Encrypts personal fields of enquiries (AES-256-GCM). 32 bytes. */
  readonly personal: Buffer;
  /** Personal keys before the last rotations, newest first: they still open what they locked. */
  readonly personalPrevious: readonly Buffer[];
  /** Signs the links of the letter's mails, which stay good for years. 32 bytes. */
  readonly subscription: Buffer;
  /** Keys the fingerprints that tell a repeated enquiry. 32 bytes. */
  readonly fingerprint: Buffer;
  /** Keys the hashes of recipients that are counted for a day. 32 bytes. */
  readonly mailQuota: Buffer;
  /** Keys the hashes the desk finds people and words by. 32 bytes. */
  readonly search: Buffer;
  /** Keys the hashes in the erasure ledger. 32 bytes. */
  readonly erasure: Buffer;
  /** Opens the site's internal API to the studio and the commands. */
  readonly internalToken: string;
  /** Opens the studio's published content to the site. */
  readonly contentToken: string;
  /** Payload's own secret. */
  readonly studioSecret: string;
}

// The key folder is the operator's, never part of a build: bundlers are told not to follow these paths.
export const keyFiles = {
  ticket: 'ticket.key',
  ticketPrevious: 'ticket-previous.key',
  personal: 'personal.key',
  personalPrevious: 'personal-previous.key',
  subscription: 'subscription.key',
  fingerprint: 'fingerprint.key',
  mailQuota: 'mail-quota.key',
  search: 'search.key',
  erasure: 'erasure.key',
  internalToken: 'internal.token',
  contentToken: 'content.token',
  studioSecret: 'studio.secret',
} as const satisfies Record<keyof Keyring, string>;

/** What rotations leave behind: a folder without these files is complete. */
const left: readonly (keyof Keyring)[] = [
  'ticketPrevious',
  'personalPrevious',
  'subscription',
  'fingerprint',
  'mailQuota',
  'search',
];
const required = (Object.keys(keyFiles) as (keyof Keyring)[]).filter((name) => !left.includes(name));

/** A key folder that cannot be used; the message is one sentence for the operator. */
export class KeyringError extends Error {
  override readonly name = 'KeyringError';
}

/** The names of the key files `directory` still lacks; empty when the keyring is complete. */
export function missingKeys(directory: string): string[] {
  return required
    .map((name) => keyFiles[name])
    .filter((file) => !existsSync(/* turbopackIgnore: true */ join(directory, file)));
}

/**
 * Makes the key files that `directory` lacks, 32 random bytes each, mode 0600, and leaves those it has as they are.
 *
 * @returns the names of the files it made
 */
export function createKeyring(directory: string): string[] {
  mkdirSync(/* turbopackIgnore: true */ directory, { recursive: true, mode: 0o700 });
  const made = missingKeys(directory);
  for (const file of made) {
    writeFileSync(/* turbopackIgnore: true */ join(directory, file), newKeyText(), {
      mode: 0o600,
      flag: 'wx',
    });
  }
  return made;
}

/** A new key as its file holds it. */
export const newKeyText = (): string => `${randomBytes(32).toString('base64url')}\n`;

function read(directory: string, file: string): string {
  const path = join(directory, file);
  let text: string;
  try {
    // Windows keeps no such mode bits.
    if (process.platform !== 'win32' && (statSync(/* turbopackIgnore: true */ path).mode & 0o077) !== 0) {
      throw new KeyringError(`${path} can be read by others; run "chmod 600 ${path}".`);
    }
    text = readFileSync(/* turbopackIgnore: true */ path, 'utf8').trim();
  } catch (error) {
    if (error instanceof KeyringError) throw error;
    throw new KeyringError(
      `The key file ${path} is missing or cannot be read; run "npm run init" to make it.`,
    );
  }
  if (text.split('\n').some((line) => Buffer.from(line, 'base64url').length < 32)) {
    throw new KeyringError(
      `The key file ${path} does not hold 32 bytes in base64url; put the right key back.`,
    );
  }
  return text;
}

/** @throws KeyringError naming the first file that is missing, too short or readable by others */
export function loadKeyring(directory: string): Keyring {
  const bytes = (file: string) => Buffer.from(read(directory, file), 'base64url');
  const isThere = (file: string) => existsSync(/* turbopackIgnore: true */ join(directory, file));
  const personal = bytes(keyFiles.personal);
  const derived = (use: DerivedUse) =>
    isThere(keyFiles[use]) ? bytes(keyFiles[use]) : deriveKey(personal, use);
  const earlier = isThere(keyFiles.personalPrevious) ? read(directory, keyFiles.personalPrevious) : '';
  return {
    ticket: bytes(keyFiles.ticket),
    ticketPrevious: isThere(keyFiles.ticketPrevious) ? bytes(keyFiles.ticketPrevious) : null,
    personal,
    personalPrevious: earlier
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => Buffer.from(line, 'base64url'))
      // A rotation that was cut off leaves the key among the earlier ones already.
      .filter((key) => !key.equals(personal)),
    subscription: derived('subscription'),
    fingerprint: derived('fingerprint'),
    mailQuota: derived('mailQuota'),
    search: derived('search'),
    erasure: bytes(keyFiles.erasure),
    internalToken: read(directory, keyFiles.internalToken),
    contentToken: read(directory, keyFiles.contentToken),
    studioSecret: read(directory, keyFiles.studioSecret),
  };
}

/** What keys of its own were derived from the first personal key for, before any rotation. */
export type DerivedUse = 'subscription' | 'fingerprint' | 'mailQuota' | 'search';

/** A key for one purpose, derived from another key by HKDF-SHA-256 (RFC 5869). 32 bytes. */
export function deriveForPurpose(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.subarray(0, 32), '', `enquiry-vault.${purpose}`, 32));
}

/** The key a use has as long as the personal key was never rotated; a rotation keeps it in a file of its own. */
export function deriveKey(personal: Buffer, use: DerivedUse): Buffer {
  if (use === 'mailQuota') return createHmac('sha256', personal).update('visitor-mail-quota').digest();
  return deriveForPurpose(personal, use);
}

/**
 * By which two machines know that they have the same keys, earlier ones included. It tells nothing about them: each is random, and the mark a
 * hash of all.
 */
export function markOfKeys(keyring: Keyring): string {
  const hash = createHash('sha256').update('marks of keys');
  for (const name of Object.keys(keyFiles).sort() as (keyof Keyring)[])
    for (const key of [keyring[name] ?? []].flat()) hash.update(`\n${name} `).update(digest(key));
  return hash.digest('base64url').slice(0, 12);
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** Whether two secrets are equal, in a time that tells nothing about either (digests make the lengths equal). */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
