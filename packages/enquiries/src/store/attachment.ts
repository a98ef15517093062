import type { FileKind } from '../forms/form.ts';
import type { Sql } from './database/port.ts';
import type { Vault } from './vault.ts';

/** A file that came with a form, judged by its content. */
export interface UploadedFile {
  /** The form's field. */
  readonly field: string;
  /** As the visitor's device calls it. */
  readonly fileName: string;
  readonly kind: FileKind | null;
  readonly content: Uint8Array;
}

/** A file as it stands in the store: encrypted, for this enquiry alone. */
export interface SealedAttachment {
  readonly field: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly sealed: Uint8Array;
}

/** What the desk says of a file without opening it. */
export interface AttachmentFacts {
  readonly field: string;
  readonly kind: FileKind;
  /** Of the file itself. */
  readonly bytes: number;
}

export const contentTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

// Bound to the field as well: a file opens nowhere but where it was put.
const ownerOf = (enquiryId: string, field: string) => `${enquiryId}/${field}`;

export function sealAttachment(vault: Vault, enquiryId: string, file: UploadedFile): SealedAttachment | null {
  const { field, kind, content } = file;
  if (kind === null) return null;
  const sealed = vault.sealBytes(content, ownerOf(enquiryId, field));
  return { field, kind, bytes: content.byteLength, sealed };
}

export async function insertAttachments(
  sql: Sql,
  enquiryId: string,
  attachments: readonly SealedAttachment[],
): Promise<void> {
  for (const { field, kind, bytes, sealed } of attachments) {
    await sql.run('INSERT INTO attachments (enquiry_id, field, kind, bytes, sealed) VALUES (?, ?, ?, ?, ?)', [
      enquiryId,
      field,
      kind,
      bytes,
      sealed,
    ]);
  }
}

/** The files of an enquiry, unopened. */
export async function attachmentFacts(sql: Sql, enquiryId: string): Promise<AttachmentFacts[]> {
  return sql.rows<AttachmentFacts>(
    'SELECT field, kind, bytes FROM attachments WHERE enquiry_id = ? ORDER BY field',
    [enquiryId],
  );
}

/**
 * One file of an enquiry, opened; `null` where there is none.
 *
 * @throws VaultError when it was locked with another key
 */
export async function openAttachment(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  field: string,
): Promise<{ readonly kind: FileKind; readonly content: Uint8Array } | null> {
  const [row] = await sql.rows<{ kind: FileKind; sealed: Uint8Array }>(
    'SELECT kind, sealed FROM attachments WHERE enquiry_id = ? AND field = ?',
    [enquiryId, field],
  );
  return row ? { kind: row.kind, content: vault.openBytes(row.sealed, ownerOf(enquiryId, field)) } : null;
}
