import type { Draft, DraftAct } from '@sundowner/desk-wire/conversation';
import { cleanFormatted } from '@sundowner/desk-wire/formatted';
import { isoTime } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { draftFileFacts, dropDraftFiles } from './draft-files.ts';

const ownerOf = (enquiryId: string, person: string) => `draft/${enquiryId}/${person}`;

interface DraftRow {
  readonly person: string;
  readonly at: number;
  readonly revision: number;
  readonly version: number;
  readonly sealed: Uint8Array;
}

type DraftWords = Omit<DraftAct, 'version'>;
/** Drafts of before had none of these. */
const absent = { recipients: null, html: null, forward: false } as const;

/** A draft nobody has written anything in. @param version of the conversation */
export const emptyDraft = (version: number): DraftAct => ({
  subject: '',
  text: '',
  to: null,
  ...absent,
  version,
  attachments: [],
});

/** Keeps what somebody has written so far, in place of what they had. @returns it, as it is kept */
export async function saveDraft(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  person: string,
  { version, ...given }: DraftAct,
  now: number,
): Promise<Draft> {
  // What is kept is shown again: nothing but the few safe elements.
  const words: DraftWords = { ...given, html: given.html === null ? null : cleanFormatted(given.html).html };
  const [row] = await sql.rows<{ revision: number }>(
    `INSERT INTO drafts (enquiry_id, person, at, revision, version, sealed) VALUES (?, ?, ?, 1, ?, ?)
      ON CONFLICT (enquiry_id, person) DO UPDATE SET at = excluded.at, revision = drafts.revision + 1,
        version = excluded.version, sealed = excluded.sealed
      RETURNING revision`,
    [enquiryId, person, now, version, vault.seal(words, ownerOf(enquiryId, person))],
  );
  const files = await draftFileFacts(sql, enquiryId, person, words.attachments);
  return { ...words, version, savedAt: isoTime(now), revision: row?.revision ?? 1, files };
}

export async function dropDraft(sql: Sql, enquiryId: string, person: string): Promise<void> {
  await dropDraftFiles(sql, enquiryId, person);
  await sql.run('DELETE FROM drafts WHERE enquiry_id = ? AND person = ?', [enquiryId, person]);
}

/** Whether somebody has a draft of an enquiry: one is never overwritten by what comes back. */
export async function hasDraft(sql: Sql, enquiryId: string, person: string): Promise<boolean> {
  const rows = await sql.rows('SELECT 1 FROM drafts WHERE enquiry_id = ? AND person = ?', [
    enquiryId,
    person,
  ]);
  return rows.length > 0;
}

/** Everybody's drafts of one enquiry: one's own with its words, of others that there is one. */
export async function draftsOf(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  person: string,
): Promise<{
  readonly own: Draft | null;
  readonly others: readonly { readonly by: string; readonly savedAt: string }[];
}> {
  const rows = await sql.rows<DraftRow>(
    'SELECT person, at, revision, version, sealed FROM drafts WHERE enquiry_id = ? ORDER BY at',
    [enquiryId],
  );
  const mine = rows.find((row) => row.person === person);
  const words = mine && (vault.open(mine.sealed, ownerOf(enquiryId, person)) as DraftWords);
  return {
    own:
      mine && words
        ? {
            ...absent,
            ...words,
            version: mine.version,
            savedAt: isoTime(mine.at),
            revision: mine.revision,
            files: await draftFileFacts(sql, enquiryId, person, words.attachments),
          }
        : null,
    others: rows
      .filter((row) => row.person !== person)
      .map((row) => ({ by: row.person, savedAt: isoTime(row.at) })),
  };
}
