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
