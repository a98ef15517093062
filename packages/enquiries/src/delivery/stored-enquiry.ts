import type { Suspicion } from '@sundowner/desk-wire/suspicion';
import { isoTime } from '../clock.ts';
import type { FormValues } from '../forms/form.ts';
import { attachmentFacts, contentTypes, openAttachment } from '../store/attachment.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import type { StoredEnquiry, StoredFile } from './channels/channel.ts';

/** The name a file goes by: the visitor's, with the ending its content has. */
export function fileNameFor(value: string | string[] | undefined, kind: string): string {
  const given = typeof value === 'string' && value !== '' ? value : 'file';
  return given.toLowerCase().endsWith(`.${kind}`) ? given : `${given}.${kind}`;
}

/**
 * Every file of an enquiry, opened.
 *
 * @param values the enquiry's: the value of a file's field is its name
 * @throws VaultError when they were locked with another key
 */
export async function openFiles(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  values: Readonly<FormValues>,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const { field, kind } of await attachmentFacts(sql, enquiryId)) {
    const opened = await openAttachment(sql, vault, enquiryId, field);
    if (!opened) continue;
    const fileName = fileNameFor(values[field], kind);
    files.push({ fileName, contentType: contentTypes[kind], content: opened.content });
  }
  return files;
}

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly received_at: number;
  readonly form_version: string;
  readonly linked_to: string | null;
  readonly page: string;
  readonly suspicion: Suspicion | null;
  readonly sealed: Uint8Array | null;
  readonly version: string;
  readonly text: string;
  readonly at: number;
  readonly purposes: string;
  readonly consent_page: string;
}

/**
 * An enquiry with its personal fields readable, or `null` when it is not there or was erased.
 *
 * @throws VaultError when its fields were locked with another key
 */
export async function loadStoredEnquiry(sql: Sql, vault: Vault, id: string): Promise<StoredEnquiry | null> {
  const [row] = await sql.rows<Row>(
    `SELECT e.id, e.reference, e.kind, e.received_at, e.form_version, e.linked_to, e.page, e.suspicion, e.sealed,
        c.version, c.text, c.at, c.purposes, c.page AS consent_page
      FROM enquiries e JOIN consents c ON c.enquiry_id = e.id WHERE e.id = ?`,
    [id],
  );
  const personal = row ? openPersonal(vault, row.sealed, row.id) : null;
  if (!row || !personal) return null;
  return {
    reference: row.reference,
    kind: row.kind,
    receivedAt: isoTime(row.received_at),
    formVersion: row.form_version,
    ...personal,
    consent: {
      version: row.version,
      text: row.text,
      at: isoTime(row.at),
      purposes: JSON.parse(row.purposes) as string[],
      page: row.consent_page,
    },
    page: row.page,
    linkedTo: row.linked_to,
    suspicion: row.suspicion,
  };
}
