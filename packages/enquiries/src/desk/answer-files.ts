import type { AnswerAct, AttachmentChoice } from '@sundowner/desk-wire/conversation';
import { openDraftFile } from '../conversation/draft-files.ts';
import { type OpenFile, openMessage, openMessageFile } from '../conversation/message-content.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { type Refused, refuse } from '../work/access.ts';

/** Reads a download or a rates sheet from our own pages; `null` where there is none, or it is no file to send. */
export type ReadPage = (path: string) => Promise<OpenFile | null>;

/**
 * What goes with an answer, read before it is handed over: files of the draft, and downloads and rates sheets as the pages have them now.
 *
 * @returns a refusal where one of them is gone: an answer that names a file must not leave without it
 */
export async function filesOfAnswer(
  sql: Sql,
  vault: Vault,
  readPage: ReadPage,
  { enquiryId, person }: { readonly enquiryId: string; readonly person: string },
  { attachments }: Pick<AnswerAct, 'attachments'>,
): Promise<readonly OpenFile[] | Refused> {
  const fileOf = (choice: AttachmentChoice): Promise<OpenFile | null> => {
    switch (choice.from) {
      case 'draft':
        return openDraftFile(sql, vault, enquiryId, person, choice);
      case 'message':
        return fileOfMessage(sql, vault, enquiryId, choice);
      case 'page':
        return readPage(choice.path);
    }
  };
  const files: OpenFile[] = [];
  for (const choice of attachments) {
    const file = await fileOf(choice);
    if (!file)
      return refuse(
        'wrong-state',
        `"${choice.name || 'A file'}" is not there any more. Take it out, or choose it anew.`,
      );
    files.push(
      choice.from === 'page' && choice.name !== '' ? { ...file, name: named(choice.name, file.name) } : file,
    );
  }
  return files;
}

/** A file of a message of this enquiry, ours or theirs: it goes out once more, or to the lodge. */
async function fileOfMessage(
  sql: Sql,
  vault: Vault,
  enquiryId: string,
  { message: id, place }: { readonly message: string; readonly place: number },
): Promise<OpenFile | null> {
  const [row] = await sql.rows<{ sealed: Uint8Array | null }>(
    'SELECT sealed FROM messages WHERE id = ? AND enquiry_id = ?',
    [id, enquiryId],
  );
  const words = row && openMessage(vault, id, row.sealed);
  return words ? openMessageFile(sql, vault, id, place, words.files) : null;
}

/** The name it was chosen by, with the ending its content has. */
function named(chosen: string, given: string): string {
  const ending = /\.[a-z0-9]{2,5}$/i.exec(given)?.[0] ?? '';
  return chosen.toLowerCase().endsWith(ending.toLowerCase()) ? chosen : `${chosen}${ending}`;
}
