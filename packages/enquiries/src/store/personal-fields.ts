import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { FormValues } from '../forms/form.ts';
import type { Vault } from './vault.ts';

/** Everything of an enquiry that may name a person: stored encrypted, as one piece. */
export interface PersonalFields {
  readonly values: FormValues;
  readonly extra: Record<string, string>;
  readonly unknownChoices: readonly string[];
  readonly hutk: string | null;
}

export function sealPersonal(vault: Vault, fields: PersonalFields, enquiryId: string): Uint8Array {
  return vault.seal(fields, enquiryId);
}

/**
 * The personal fields of an enquiry, or `null` once they are erased.
 *
 * @throws VaultError when they were locked with another key
 */
export function openPersonal(
  vault: Vault,
  sealed: Uint8Array | null,
  enquiryId: string,
): PersonalFields | null {
  // The vault opens only what it sealed, so the shape is the one above.
  return sealed === null ? null : (vault.open(sealed, enquiryId) as PersonalFields);
}

/** Gives the keyed hash that stands for an e-mail address in the store: the same for every enquiry of one person, and opens nothing. */
export type PersonHash = (address: string) => string | null;

/** An international domain in ASCII, as mails are written to it and come from it; a form has it in its own letters. */
function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return /^[ -~]*$/.test(domain) ? address : `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** Case, outer spaces and the letters of a domain make no other person. 64 hexadecimal digits; `null` for what is no address. */
export function createPersonHash(vault: Pick<Vault, 'derive'>): PersonHash {
  const key = vault.derive('search');
  return (address) => {
    const plain = withPlainDomain(address.normalize('NFC').trim().toLowerCase());
    if (!plain.includes('@')) return null;
    return createHmac('sha256', key).update(`person:${plain}`).digest('hex');
  };
}

/** An address without what stands behind a plus in it, in small letters: both arrive in one mailbox. */
export function withoutPlus(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const plus = lower.indexOf('+');
  return plus > 0 && plus < at ? `${lower.slice(0, plus)}${lower.slice(at)}` : lower;
}
