import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { isoTime } from '../clock.ts';
import type { StoredConsent } from '../delivery/channels/channel.ts';
import { valueWords } from '../delivery/channels/words/enquiry-words.ts';
import { groupedPhone } from '../delivery/channels/words/phone-words.ts';
import { fileNameFor } from '../delivery/stored-enquiry.ts';
import { fieldsOf } from '../forms/form.ts';
import { type FormContent, formForReading } from '../forms/form-content.ts';
import { attachmentFacts } from '../store/attachment.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonalFields } from '../store/personal-fields.ts';
import type { EnquiryRow } from './rows.ts';

/** The consent of an enquiry; `null` where there is no record of one. */
export async function consentRow(sql: Sql, id: string): Promise<StoredConsent | null> {
  const [row] = await sql.rows<{ version: string; text: string; at: number; purposes: string; page: string }>(
    'SELECT version, text, at, purposes, page FROM consents WHERE enquiry_id = ?',
    [id],
  );
  return row ? { ...row, at: isoTime(row.at), purposes: JSON.parse(row.purposes) as string[] } : null;
}

async function consentOf(sql: Sql, id: string): Promise<StoredConsent> {
  const consent = await consentRow(sql, id);
  if (!consent) throw new Error('An enquiry without its consent record.');
  return consent;
}

/** The filled-in fields in the form's order; those of a form this build does not know follow by their names. */
export function filledIn(
  kind: string,
  personal: PersonalFields | null,
  content: FormContent,
): EnquiryDetail['fields'] {
  if (!personal) return [];
  const form = formForReading(kind, content);
  const known = form ? fieldsOf(form) : [];
  const names = [...new Set([...known.map((field) => field.name), ...Object.keys(personal.values)])];
  return names.flatMap((name) => {
    const value = personal.values[name];
    const field = known.find((each) => each.name === name) ?? null;
    if (value === undefined || field?.rule === 'consent') return [];
    const words = Array.isArray(value)
      ? value.map((each) => valueWords(field, each))
      : valueWords(field, value);
    return [{ name, label: field?.label ?? name, value: words }];
  });
}

/** What came with an enquiry's form, opened, and what was agreed to in it. */
export async function submissionOf(
  sql: Sql,
  row: EnquiryRow,
  personal: PersonalFields | null,
  content: FormContent,
): Promise<
  Pick<EnquiryDetail, 'fields' | 'extra' | 'files' | 'consent' | 'page' | 'formVersion' | 'suspicion'>
> {
  return {
    fields: filledIn(row.kind, personal, content).map((field) =>
      field.name === 'tel' && typeof field.value === 'string'
        ? { ...field, value: groupedPhone(field.value) }
        : field,
    ),
    extra: Object.entries(personal?.extra ?? {}).map(([name, value]) => ({ name, value })),
    files: (await attachmentFacts(sql, row.id)).map((file) => ({
      ...file,
      fileName: fileNameFor(personal?.values[file.field], file.kind),
    })),
    consent: await consentOf(sql, row.id),
    page: row.page,
    formVersion: row.form_version,
    suspicion: row.suspicion,
  };
}
