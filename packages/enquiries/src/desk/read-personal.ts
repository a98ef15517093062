import type { FormValues } from '../forms/form.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal, type PersonalFields } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import type { Asker } from '../work/access.ts';
import type { EnquiryRow } from './rows.ts';

/** A look at something that is not for everyone to look at. */
export interface Access {
  readonly asker: Pick<Asker, 'id'>;
  /** In the product's words: "opened a file", "exported enquiries". */
  readonly what: string;
  readonly enquiryId?: string | null;
  /** What exactly, nothing of the traveller's: a field's name, a number of enquiries. */
  readonly about?: string | null;
  readonly now: number;
}

/** Records who looked at what, for administrators. */
export async function recordAccess(
  sql: Sql,
  { asker, what, enquiryId = null, about = null, now }: Access,
): Promise<void> {
  await sql.run('INSERT INTO accesses (id, at, person, what, enquiry_id, about) VALUES (?, ?, ?, ?, ?, ?)', [
    newId(now),
    now,
    asker.id,
    what,
    enquiryId,
    about,
  ]);
}

/**
 * The personal fields of a row, or `null` when they were erased or cannot be opened: one unreadable enquiry must not empty
 * the whole inbox.
 */
export function readPersonal(vault: Vault, row: Pick<EnquiryRow, 'id' | 'sealed'>): PersonalFields | null {
  try {
    return openPersonal(vault, row.sealed, row.id);
  } catch {
    return null;
  }
}

/** A value of a form as one text; empty where there is none. */
export function words(values: Readonly<FormValues>, name: string): string {
  const value = values[name] ?? '';
  return typeof value === 'string' ? value : value.join(', ');
}

/** The person's name as the form has it; the e-mail address where it asks for none; empty once erased. */
export function nameOf(personal: Pick<PersonalFields, 'values'> | null): string {
  if (!personal) return '';
  const name = ['name', 'surname']
    .map((part) => words(personal.values, part))
    .filter((part) => part !== '')
    .join(' ');
  return name || words(personal.values, 'email');
}
