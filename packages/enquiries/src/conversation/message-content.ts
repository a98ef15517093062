import type { AttachmentChoice } from '@sundowner/desk-wire/conversation';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';

/** What a message says: stored encrypted, as one piece. */
export interface MessageContent {
  readonly subject: string;
  readonly text: string;
  /** What a mail of theirs quotes of earlier ones; empty for our own. */
  readonly quoted: string;
  /** Whom an answer goes to; `null` where none was sent. */
  readonly to: string | null;
  /** Names of its files, by their place. */
  readonly files: readonly string[];
  /** How a stopped answer was to end, and with what. */
  readonly attachments: readonly AttachmentChoice[];
  /** Of theirs: a machine wrote it. Absent for everything a person wrote. */
  readonly automatic?: boolean;
  /** Of their own page: another stay they ask for, which the enquiry's fields follow when a concierge takes it. */
  readonly change?: StayChange;
}

/** Fields of a form as they were when another stay was asked for, and as they are to be; an empty value takes the field away. */
export interface StayChange {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  /** When a concierge took it; `null` until then. */
  readonly takenAt: number | null;
}

export const textContent = (text: string): MessageContent => ({
  subject: '',
  text,
  quoted: '',
  to: null,
  files: [],
  attachments: [],
});

const ownerOf = (id: string) => `message/${id}`;

export const sealMessage = (vault: Vault, id: string, words: MessageContent): Uint8Array =>
  vault.seal(words, ownerOf(id));

/**
 * @returns `null` once they are erased, or a stopped one's thirty days are over
 * @throws VaultError when they were locked with another key
 */
export const openMessage = (vault: Vault, id: string, sealed: Uint8Array | null): MessageContent | null =>
  sealed === null ? null : (vault.open(sealed, ownerOf(id)) as MessageContent);

/** A file of a message, whole. */
export interface OpenFile {
  readonly name: string;
  /** `application/pdf`. */
  readonly kind: string;
  readonly content: Uint8Array;
  /** Why it should not be opened; absent for a safe one. */
  readonly unsafe?: string;
}

/** What a file is locked for: it opens nowhere but where it was put. */
const fileOwner = (message: string, place: number) => `message/${message}/${place}`;

/** Keeps the files of a message; their names are among its words. */
export async function insertMessageFiles(
  sql: Sql,
  vault: Vault,
  message: string,
  files: readonly OpenFile[],
): Promise<void> {
  for (const [place, { kind, content, unsafe }] of files.entries()) {
    await sql.run(
      'INSERT INTO message_files (message_id, place, kind, bytes, unsafe, sealed) VALUES (?, ?, ?, ?, ?, ?)',
      [
        message,
        place,
        kind,
        content.byteLength,
        unsafe ?? null,
        await vault.sealParts([content], fileOwner(message, place)),
      ],
    );
  }
}

/** The files of a message, opened. @param names among its words, by their place */
export async function openMessageFiles(
  sql: Sql,
  vault: Vault,
  message: string,
  names: readonly string[],
): Promise<OpenFile[]> {
  const rows = await sql.rows<{ place: number; kind: string; sealed: Uint8Array }>(
    'SELECT place, kind, sealed FROM message_files WHERE message_id = ? ORDER BY place',
    [message],
  );
  return rows.map(({ place, kind, sealed }) => ({
    name: names[place] ?? `file ${place + 1}`,
    kind,
    content: vault.openBytes(sealed, fileOwner(message, place)),
  }));
}

/** One file of a message, opened; `null` where there is none. */
export async function openMessageFile(
  sql: Sql,
  vault: Vault,
  message: string,
  place: number,
  names: readonly string[],
): Promise<OpenFile | null> {
  const [row] = await sql.rows<{ kind: string; sealed: Uint8Array }>(
    'SELECT kind, sealed FROM message_files WHERE message_id = ? AND place = ?',
    [message, place],
  );
  if (!row) return null;
  const content = vault.openBytes(row.sealed, fileOwner(message, place));
  return { name: names[place] ?? `file ${place + 1}`, kind: row.kind, content };
}
