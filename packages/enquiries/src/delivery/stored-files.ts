import type { FormValues } from '../forms/form.ts';
import { attachmentFacts, contentTypes, openAttachment } from '../store/attachment.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import type { StoredFile } from './channels/channel.ts';

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
