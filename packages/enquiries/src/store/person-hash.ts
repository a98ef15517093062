import { createHmac } from 'node:crypto';
import type { Vault } from './vault.ts';

/** Gives the keyed hash that stands for an e-mail address in the store: the same for every enquiry of one person, and opens nothing. */
export type PersonHash = (address: string) => string | null;

/** Case and outer spaces make no other person. 64 hexadecimal digits; `null` for what is no address. */
export function createPersonHash(vault: Pick<Vault, 'derive'>): PersonHash {
  const key = vault.derive('search');
  return (address) => {
    const plain = address.normalize('NFC').trim().toLowerCase();
    if (!plain.includes('@')) return null;
    return createHmac('sha256', key).update(`person:${plain}`).digest('hex');
  };
}
