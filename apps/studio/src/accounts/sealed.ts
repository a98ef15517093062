import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveForPurpose } from '@sundowner/keyring';
import { studioKeys } from '../runtime/keys.ts';

/** What a sealed text is for: one sealed for one use is nothing to another. */
export type SealedFor = 'second-factor' | 'sign-in-half-done' | 'known-browser';

/** The studio's own secret, which no rotation replaces: an installation keeps it for as long as its accounts. */
function keyFor(use: SealedFor): Buffer {
  return deriveForPurpose(Buffer.from(studioKeys().studioSecret, 'base64url'), `studio.${use}`);
}

/**
 * Encrypts and authenticates a value (AES-256-GCM) for one use and one place.
 *
 * @param place whose it is; it opens for nobody else
 * @returns base64url: 12 bytes of nonce, 16 of tag, the rest
 */
export function seal(use: SealedFor, place: string, value: unknown): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(use), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** What was sealed, or `null` when it was not sealed here, for this use and this place. */
export function unseal(use: SealedFor, place: string, text: string): unknown {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < 29) return null;
  const nonce = bytes.subarray(0, 12);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(use), nonce).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
