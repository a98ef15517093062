import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Searches travel sealed.
 *
 * A concierge searches for people by name, and personal data never enters an address (enquiry contract, "Consent,
 * privacy, retention"): addresses end in browser histories and access logs. So the search form posts, and the list's
 * address holds the term under AES-256-GCM. Paging, going back and reloading keep working, scripts or none.
 */
export interface SearchSeal {
  seal(term: string): string;
  /** The term, or `null` when the text was not sealed with this secret. */
  open(sealed: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

/** @param secret the studio's own secret; the key is derived from it for this one use */
export function searchSeal(secret: string): SearchSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sundowner inbox search', 32));
  return {
    seal(term) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(term, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([
          decipher.update(bytes.subarray(ivBytes + tagBytes)),
          decipher.final(),
        ]).toString('utf8');
      } catch {
        // An address from before the secret was changed, or a made-up one: no search.
        return null;
      }
    },
  };
}
