import { createHmac, hkdfSync } from 'node:crypto';

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
