import type { StoredEnquiry } from '@sundowner/desk-wire';
import { isoTime } from '../clock.ts';
import type { StoredConsent } from '../delivery/channels/channel.ts';
import { valueWords } from '../delivery/channels/words/enquiry-words.ts';
import { fileNameFor } from '../delivery/stored-files.ts';
import { fieldsOf } from '../forms/form.ts';
import { formFor } from '../forms/registry.ts';
import type { EnquiryLimits } from '../limits.ts';
import { attachmentFacts } from '../store/attachment.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonalFields } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { channelWords } from './channel-words.ts';
import { deliveryDetail, historyOf } from './delivery-detail.ts';
import { readPersonal } from './read-personal.ts';
import { deliveriesOf, enquiryByReference } from './rows.ts';
import { summarise } from './summary.ts';

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
export function filledIn(kind: string, personal: PersonalFields | null): StoredEnquiry['fields'] {
  if (!personal) return [];
  const form = formFor(kind);
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

/** One enquiry with everything the desk knows of it, or `null` when there is none of that reference. */
export async function storedEnquiry(
  sql: Sql,
  vault: Vault,
  reference: string,
  now: number,
  limits: Pick<EnquiryLimits, 'lateAfter'>,
): Promise<StoredEnquiry | null> {
  const row = await enquiryByReference(sql, reference);
  if (!row) return null;
  const personal = readPersonal(vault, row);
  const deliveries = (await deliveriesOf(sql, [row.id])).get(row.id) ?? [];
  const history = await historyOf(sql, row.id);
  const actions = await sql.rows<{ at: number; done_by: string; action: string }>(
    'SELECT at, done_by, action FROM actions WHERE enquiry_id = ? ORDER BY id',
    [row.id],
  );
  return {
    ...summarise(row, personal, deliveries, now, limits),
    fields: filledIn(row.kind, personal),
    extra: Object.entries(personal?.extra ?? {}).map(([name, value]) => ({ name, value })),
    files: (await attachmentFacts(sql, row.id)).map((file) => ({
      ...file,
      fileName: fileNameFor(personal?.values[file.field], file.kind),
    })),
    consent: await consentOf(sql, row.id),
    page: row.page,
    formVersion: row.form_version,
    suspicion: row.suspicion,
    deliveries: deliveries.map((delivery) => deliveryDetail(row, delivery, history)),
    channels: channelWords,
    actions: actions.map(({ at, done_by, action }) => ({ at: isoTime(at), by: done_by, action })),
    eraseFinalAt: row.erase_due_at === null ? null : isoTime(row.erase_due_at),
  };
}
