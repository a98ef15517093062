import { openPersonal, type PersonalFields } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import type { EnquiryRow } from './rows.ts';

/**
 * The personal fields of a row, or `null` when they were erased or cannot be opened: one unreadable enquiry must not empty
 * the whole inbox.
 */
export function readPersonal(vault: Vault, row: EnquiryRow): PersonalFields | null {
  try {
    return openPersonal(vault, row.sealed, row.id);
  } catch {
    return null;
  }
}
