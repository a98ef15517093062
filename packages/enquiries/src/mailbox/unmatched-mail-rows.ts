import type { OpenFile } from '../conversation/message-content.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { openFile, sealFile, type Vault } from '../store/vault.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** What a mail of nobody we know says. */
export type UnmatchedMailContent = Pick<
  ParsedMail,
  'from' | 'name' | 'subject' | 'text' | 'quoted' | 'refersTo' | 'automatic'
> & {
  /** It could not be taken apart: its one file is all of it. Absent for every other. */
  readonly unreadable?: boolean;
};

export interface UnmatchedMailRow {
  readonly id: string;
  readonly at: number;
  readonly mail_id: string | null;
  readonly settled_at: number | null;
  readonly sealed: Uint8Array | null;
}

const ownerOf = (id: string) => `stray/${id}`;
/** What a file is locked for: it opens nowhere but where it was put. */
export const unmatchedFileOwner = (id: string, place: number) => `${ownerOf(id)}/${place}`;

export const openUnmatchedMail = (
  vault: Vault,
  { id, sealed }: Pick<UnmatchedMailRow, 'id' | 'sealed'>,
): UnmatchedMailContent | null =>
  sealed === null ? null : (vault.open(sealed, ownerOf(id)) as UnmatchedMailContent);

/** Keeps a mail apart. @param who the hash of its sender's address */
export async function insertUnmatchedMail(
  sql: Sql,
  vault: Vault,
  mail: Omit<ParsedMail, 'bounce'> & Pick<UnmatchedMailContent, 'unreadable'>,
  { at, who, now }: { readonly at: number; readonly who: string | null; readonly now: number },
): Promise<boolean> {
  const id = newId(now);
  const { from, name, subject, text, quoted, refersTo, automatic, unreadable } = mail;
  const words: UnmatchedMailContent = {
    ...{ from, name, subject, text, quoted, refersTo, automatic },
    ...(unreadable === true ? { unreadable } : {}),
  };
  const isNew = await sql.run(
    'INSERT INTO stray_mails (id, at, mail_id, who, sealed) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [id, at, mail.mailId, who, vault.seal(words, ownerOf(id))],
  );
  if (isNew === 0) return false;
  for (const [place, file] of mail.files.entries()) {
    await sql.run(
      'INSERT INTO stray_files (stray_id, place, kind, bytes, unsafe, sealed) VALUES (?, ?, ?, ?, ?, ?)',
      [
        id,
        place,
        file.kind,
        file.content.byteLength,
        file.unsafe ?? null,
        await sealFile(vault, file, unmatchedFileOwner(id, place)),
      ],
    );
  }
  return true;
}

export async function openUnmatchedFiles(sql: Sql, vault: Vault, id: string): Promise<OpenFile[]> {
  const rows = await sql.rows<{ place: number; kind: string; unsafe: string | null; sealed: Uint8Array }>(
    'SELECT place, kind, unsafe, sealed FROM stray_files WHERE stray_id = ? ORDER BY place',
    [id],
  );
  return rows.map(({ place, kind, unsafe, sealed }) => ({
    ...openFile(vault, sealed, unmatchedFileOwner(id, place)),
    kind,
    ...(unsafe === null ? {} : { unsafe }),
  }));
}
