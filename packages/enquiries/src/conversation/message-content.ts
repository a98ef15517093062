import type { AttachmentChoice, Machine, MailNotice, MatchedBy } from '@sundowner/desk-wire/conversation';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';

/** Who wrote a mail that came in, as it says, and how it came to its enquiry. What they are to it stands among its participants. */
export interface StoredEnvelope {
  readonly from: Mailbox;
  readonly sender: Mailbox | null;
  readonly replyTo: readonly Mailbox[];
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly proof: 'proven' | 'unproven' | null;
  readonly matched: MatchedBy;
}

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
  /** Of a mail that came in; absent for one that was taken before senders were kept. */
  readonly envelope?: StoredEnvelope;
  /** All an answer goes to; absent where that is `to` alone. */
  readonly recipients?: {
    readonly to: readonly Mailbox[];
    readonly cc: readonly Mailbox[];
    readonly bcc: readonly Mailbox[];
  };
  /** Formatted words of ours; absent for plain ones. */
  readonly html?: string;
  /** Of one that goes later: whether it closes the enquiry. */
  readonly close?: true;
  readonly machine?: Machine;
  readonly notices?: readonly { readonly notice: MailNotice; readonly count: number }[];
  /** Of a mail that came in: when its own clock says it was written, milliseconds since 1970. */
  readonly writtenAt?: number;
  /** Message-IDs it answers, the nearest first; absent for none. */
  readonly refersTo?: readonly string[];
  /** Whether the mail as it came is kept with it (`originalPlace`). */
  readonly original?: true;
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

/** Everybody a message names as its writer or as whom it went to: addresses and names. */
export function peopleIn({
  envelope,
  recipients,
}: Pick<MessageContent, 'recipients'> & {
  readonly envelope?: Omit<StoredEnvelope, 'matched'>;
}): string[] {
  const all = [
    ...(envelope
      ? [envelope.from, envelope.sender, ...envelope.replyTo, ...envelope.to, ...envelope.cc]
      : []),
    ...(recipients ? [...recipients.to, ...recipients.cc, ...recipients.bcc] : []),
  ];
  return all.flatMap((each) => (each ? [each.name, each.address] : [])).filter((text) => text !== '');
}

/** By what a message finds its place in the conversation (`inOrder`). @param ids others name it by, as far as it has any */
export const tracesIn = (
  { writtenAt, refersTo = [] }: MessageContent,
  ids: readonly (string | null | undefined)[],
) => ({ writtenAt: writtenAt ?? null, refersTo, ids: ids.filter((id) => typeof id === 'string') });

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

/** The place at which the mail as it came is kept among the files of its message; it is in no list of them. */
export const originalPlace = 1000;

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

/** Keeps the mail itself, as it came. */
export async function insertOriginal(
  sql: Sql,
  vault: Vault,
  message: string,
  source: Uint8Array,
): Promise<void> {
  await sql.run(
    'INSERT INTO message_files (message_id, place, kind, bytes, unsafe, sealed) VALUES (?, ?, ?, ?, NULL, ?)',
    [
      message,
      originalPlace,
      'message/rfc822',
      source.byteLength,
      await vault.sealParts([source], fileOwner(message, originalPlace)),
    ],
  );
}

/** The mail itself, opened; `null` where it was not kept. */
export async function openOriginal(sql: Sql, vault: Vault, message: string): Promise<Uint8Array | null> {
  const file = await openMessageFile(sql, vault, message, originalPlace, []);
  return file?.content ?? null;
}

/** The files of a message, opened. @param names among its words, by their place */
export async function openMessageFiles(
  sql: Sql,
  vault: Vault,
  message: string,
  names: readonly string[],
): Promise<OpenFile[]> {
  const rows = await sql.rows<{ place: number; kind: string; unsafe: string | null; sealed: Uint8Array }>(
    `SELECT place, kind, unsafe, sealed FROM message_files WHERE message_id = ? AND place < ${originalPlace} ORDER BY place`,
    [message],
  );
  return rows.map(({ place, kind, unsafe, sealed }) => ({
    name: names[place] ?? `file ${place + 1}`,
    kind,
    content: vault.openBytes(sealed, fileOwner(message, place)),
    ...(unsafe === null ? {} : { unsafe }),
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
