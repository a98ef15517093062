import { createHmac } from 'node:crypto';
import type { Vault } from '../store/vault.ts';

/** Keyed hashes and tokens of the traveller's own page; each use has a text of its own before it, so that none stands for another. */
export interface OwnKeys {
  /** The token of a link, 43 letters: the same mail sent again carries the same one. */
  token(enquiryId: string, mail: string, ended: number): string;
  /** A code of six digits: made anew of the moment it was asked for, and kept nowhere. */
  code(enquiryId: string, purpose: string, madeAt: number): string;
  /** What stands in the store for a token, a session, a code, an address or a network. */
  hash(use: 'link' | 'session' | 'code' | 'address' | 'network', text: string): string;
  /** The id of a message that is posted under a key of the form: the same post is the same message, and of one enquiry alone. */
  messageId(enquiryId: string, key: string): string;
}

export function createOwnKeys(vault: Pick<Vault, 'derive'>): OwnKeys {
  const key = createHmac('sha256', vault.derive('subscription')).update('own-page.v1').digest();
  const mark = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    token: (enquiryId, mail, ended) => mark(`token.${enquiryId}.${mail}.${ended}`).toString('base64url'),
    code: (enquiryId, purpose, madeAt) =>
      String(mark(`digits.${enquiryId}.${purpose}.${madeAt}`).readUInt32BE(0) % 1_000_000).padStart(6, '0'),
    hash: (use, text) => mark(`${use}.${text}`).toString('hex'),
    messageId(enquiryId, given) {
      const hex = mark(`message.${enquiryId}.${given}`).toString('hex');
      // RFC 9562 section 5.8: an id of the product's own making.
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
  };
}

/** What the token of a link looks like. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
