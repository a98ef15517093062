import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
const files = {
  ticket: 'ticket.key',
  ticketPrevious: 'ticket-previous.key',
  personal: 'personal.key',
  erasure: 'erasure.key',
  internalToken: 'internal.token',
  contentToken: 'content.token',
  studioSecret: 'studio.secret',
} as const satisfies Record<keyof Keyring, string>;

const required = (Object.keys(files) as (keyof Keyring)[]).filter((name) => name !== 'ticketPrevious');

/** A key folder that cannot be used; the message is one sentence for the operator. */
export class KeyringError extends Error {
  override readonly name = 'KeyringError';
}

/** The names of the key files `directory` still lacks; empty when the keyring is complete. */
export function missingKeys(directory: string): string[] {
  return required
    .map((name) => files[name])
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
    writeFileSync(
      /* turbopackIgnore: true */ join(directory, file),
      `${randomBytes(32).toString('base64url')}\n`,
      {
        mode: 0o600,
        flag: 'wx',
      },
    );
  }
  return made;
}

/**
 * Moves the ticket key to "previous" and makes a new one. Tickets signed with the previous key stay accepted for as
 * long as it is the previous one.
 */
export function rotateTicketKey(directory: string): void {
  const current = readFileSync(/* turbopackIgnore: true */ join(directory, files.ticket));
  const previous = join(directory, files.ticketPrevious);
  writeFileSync(/* turbopackIgnore: true */ previous, current, { mode: 0o600 });
  chmodSync(/* turbopackIgnore: true */ previous, 0o600);
  writeFileSync(
    /* turbopackIgnore: true */ join(directory, files.ticket),
    `${randomBytes(32).toString('base64url')}\n`,
    { mode: 0o600 },
  );
}

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
  if (Buffer.from(text, 'base64url').length < 32) {
    throw new KeyringError(
      `The key file ${path} does not hold 32 bytes in base64url; put the right key back.`,
    );
  }
  return text;
}

/** @throws KeyringError naming the first file that is missing, too short or readable by others */
export function loadKeyring(directory: string): Keyring {
  const bytes = (file: string) => Buffer.from(read(directory, file), 'base64url');
  return {
    ticket: bytes(files.ticket),
    ticketPrevious: existsSync(/* turbopackIgnore: true */ join(directory, files.ticketPrevious))
      ? bytes(files.ticketPrevious)
      : null,
    personal: bytes(files.personal),
    erasure: bytes(files.erasure),
    internalToken: read(directory, files.internalToken),
    contentToken: read(directory, files.contentToken),
    studioSecret: read(directory, files.studioSecret),
  };
}
