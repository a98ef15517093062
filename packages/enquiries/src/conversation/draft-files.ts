import type { AttachmentChoice, MessageFile } from '@sundowner/desk-wire/conversation';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { whyUnsafe } from './file-safety.ts';
import type { OpenFile } from './message-content.ts';

/** What goes with one answer, in bytes. */
export const largestDraft = 25 * 2 ** 20;
export const mostDraftFiles = 20;

/** A file that was uploaded, before it has a place. */
export type NewFile = Pick<OpenFile, 'name' | 'kind' | 'content'>;

interface Row {
  readonly place: number;
  readonly kind: string;
  readonly bytes: number;
}

const ownerOf = (enquiryId: string, person: string, place: number) => `draft/${enquiryId}/${person}/${place}`;

const rowsOf = (sql: Sql, enquiryId: string, person: string): Promise<Row[]> =>
  sql.rows<Row>(
    'SELECT place, kind, bytes FROM draft_files WHERE enquiry_id = ? AND person = ? ORDER BY place',
    [enquiryId, person],
  );

/** Keeps a file for somebody's draft. @returns its place; `null` where there would be too much */
export async function insertDraftFile(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  person: string,
  { kind, content }: NewFile,
): Promise<number | null> {
  const rows = await rowsOf(sql, enquiryId, person);
  const bytes = rows.reduce((sum, row) => sum + row.bytes, content.byteLength);
  if (bytes > largestDraft || rows.length >= mostDraftFiles) return null;
  const place = (rows.at(-1)?.place ?? -1) + 1;
  await sql.run(
    'INSERT INTO draft_files (enquiry_id, person, place, kind, bytes, sealed) VALUES (?, ?, ?, ?, ?, ?)',
    [
      enquiryId,
      person,
      place,
      kind,
      content.byteLength,
      vault.sealBytes(content, ownerOf(enquiryId, person, place)),
    ],
  );
  return place;
}

/** @returns whether there was one */
export async function removeDraftFile(
  sql: Sql,
  enquiryId: string,
  person: string,
  place: number,
): Promise<boolean> {
  return (
    (await sql.run('DELETE FROM draft_files WHERE enquiry_id = ? AND person = ? AND place = ?', [
      enquiryId,
      person,
      place,
    ])) > 0
  );
}

export async function dropDraftFiles(sql: Sql, enquiryId: string, person: string): Promise<void> {
  await sql.run('DELETE FROM draft_files WHERE enquiry_id = ? AND person = ?', [enquiryId, person]);
}

/** The files of a draft, unopened; their names are among its words. */
export async function draftFileFacts(
  sql: Sql,
  enquiryId: string,
  person: string,
  attachments: readonly AttachmentChoice[],
): Promise<MessageFile[]> {
  const names = new Map(
    attachments.flatMap((each) => (each.from === 'draft' ? [[each.place, each.name] as const] : [])),
  );
  return (await rowsOf(sql, enquiryId, person)).map(({ place, kind, bytes }) => ({
    place,
    name: names.get(place) || `file ${place + 1}`,
    kind,
    bytes,
    unsafe: null,
  }));
}

/** One file of a draft, whole; `null` where it is gone. */
export async function openDraftFile(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  person: string,
  { place, name }: { readonly place: number; readonly name: string },
): Promise<OpenFile | null> {
  const [row] = await sql.rows<{ kind: string; sealed: Uint8Array }>(
    'SELECT kind, sealed FROM draft_files WHERE enquiry_id = ? AND person = ? AND place = ?',
    [enquiryId, person, place],
  );
  if (!row) return null;
  const content = vault.openBytes(row.sealed, ownerOf(enquiryId, person, place));
  const unsafe = whyUnsafe(name, content);
  return {
    name: name || `file ${place + 1}`,
    kind: row.kind,
    content,
    ...(unsafe === null ? {} : { unsafe }),
  };
}

/** Files of an answer that comes back to its author. @returns what the draft chooses of them */
export async function filesToDraft(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  person: string,
  files: readonly OpenFile[],
): Promise<AttachmentChoice[]> {
  await dropDraftFiles(sql, enquiryId, person);
  const chosen: AttachmentChoice[] = [];
  for (const file of files) {
    const place = await insertDraftFile(sql, vault, enquiryId, person, file);
    if (place !== null) chosen.push({ from: 'draft', place, name: file.name });
  }
  return chosen;
}
