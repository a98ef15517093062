import type { Machine, MailNotice } from '@sundowner/desk-wire/conversation';
import type { OpenFile, StoredEnvelope } from '../conversation/message-content.ts';
import { originalPlace } from '../conversation/message-content.ts';
import {
  sealUnmatchedMail,
  type UnmatchedMailContent,
  unmatchedFileOwner,
} from '../conversation/unmatched-mail-content.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { openFile, sealFile, type Vault } from '../store/vault.ts';

export interface UnmatchedMailRow {
  readonly id: string;
  readonly at: number;
  readonly mail_id: string | null;
  readonly digest: string | null;
  readonly who: string | null;
  readonly settled_at: number | null;
  readonly sealed: Uint8Array | null;
}

/** As `UnmatchedMailRow` has them, of a table `stray_mails` under no other name. */
export const unmatchedColumns = 'id, at, mail_id, digest, who, settled_at, sealed';

/** What a mail reads like: an enquiry, a letter of a person's, or something a machine sends to many. */
export type ReadsLike = 'enquiry' | 'letter' | 'machine';

/** A mail that is kept apart. */
export interface UnmatchedMail {
  readonly mailId: string;
  readonly digest: string;
  readonly subject: string;
  readonly text: string;
  readonly quoted: string;
  readonly refersTo: readonly string[];
  readonly references: readonly string[];
  readonly writtenAt: number | null;
  readonly files: readonly OpenFile[];
  readonly envelope: Omit<StoredEnvelope, 'matched'>;
  readonly machine: Machine | null;
  readonly notices: readonly { readonly notice: MailNotice; readonly count: number }[];
  readonly unreadable?: boolean;
  readonly original: Uint8Array | null;
}

/** What is known of it in clear. */
export interface UnmatchedFacts {
  readonly at: number;
  /** The hash of its writer’s address. */
  readonly who: string | null;
  readonly readsLike: ReadsLike;
  /** When an answer is due; `null` for what nobody waits for. */
  readonly dueAt: number | null;
  /** The rule that puts it away; `null` for none. */
  readonly rule: { readonly id: string; readonly by: string } | null;
  readonly now: number;
}

function contentOf(mail: Omit<UnmatchedMail, 'mailId' | 'digest'>): UnmatchedMailContent {
  const { subject, text, quoted, refersTo, references, envelope, machine, notices, writtenAt } = mail;
  return {
    ...{ from: envelope.from.address, name: envelope.from.name, subject, text, quoted },
    ...{ refersTo, references, envelope },
    ...(machine ? { machine } : {}),
    ...(notices.length > 0 ? { notices } : {}),
    ...(writtenAt === null ? {} : { writtenAt }),
    ...(mail.files.length > 0 ? { fileNames: mail.files.map(({ name }) => name) } : {}),
    ...(mail.unreadable === true ? { unreadable: true } : {}),
    ...(mail.original ? { original: true as const } : {}),
  };
}

/** Keeps a mail apart. @returns whether it was not there before */
export async function insertUnmatchedMail(
  sql: Sql,
  vault: Vault,
  mail: UnmatchedMail,
  { at, who, readsLike, dueAt, rule, now }: UnmatchedFacts,
): Promise<boolean> {
  const id = newId(now);
  const isNew = await sql.run(
    `INSERT INTO stray_mails (id, at, mail_id, digest, who, due_at, reads_like, away_by, away_at, away_rule, sealed)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      ...[id, at, mail.mailId, mail.digest, who, dueAt, readsLike],
      ...[rule?.by ?? null, rule ? now : null, rule?.id ?? null],
      sealUnmatchedMail(vault, id, contentOf(mail)),
    ],
  );
  if (isNew === 0) return false;
  await insertUnmatchedFiles(sql, vault, id, mail);
  return true;
}

async function insertUnmatchedFiles(
  sql: Sql,
  vault: Vault,
  id: string,
  { files, original }: Pick<UnmatchedMail, 'files' | 'original'>,
): Promise<void> {
  const whole: readonly (readonly [number, OpenFile])[] = original
    ? [[originalPlace, { name: 'mail.eml', kind: 'message/rfc822', content: original }]]
    : [];
  for (const [place, file] of [...files.entries(), ...whole]) {
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
}

/** Puts the words and files of a mail back that was put to an enquiry: it is work again, and found anew. */
export async function restoreUnmatchedMail(
  sql: Sql,
  vault: Vault,
  id: string,
  who: string | null,
  mail: Omit<UnmatchedMail, 'mailId' | 'digest'>,
): Promise<void> {
  await sql.run(
    `UPDATE stray_mails SET sealed = ?, who = ?, enquiry_id = NULL, settled_at = NULL, settled_by = NULL, indexed = 0 WHERE id = ?`,
    [sealUnmatchedMail(vault, id, contentOf(mail)), who, id],
  );
  await insertUnmatchedFiles(sql, vault, id, mail);
}

/** The files of one, and the mail itself as it came; `null` where that was not kept. */
export async function openUnmatchedFiles(
  sql: Sql,
  vault: Vault,
  id: string,
): Promise<{ readonly files: readonly OpenFile[]; readonly original: Uint8Array | null }> {
  const rows = await sql.rows<{ place: number; kind: string; unsafe: string | null; sealed: Uint8Array }>(
    'SELECT place, kind, unsafe, sealed FROM stray_files WHERE stray_id = ? ORDER BY place',
    [id],
  );
  const opened = rows.map(({ place, kind, unsafe, sealed }) => ({
    place,
    file: {
      ...openFile(vault, sealed, unmatchedFileOwner(id, place)),
      kind,
      ...(unsafe === null ? {} : { unsafe }),
    },
  }));
  return {
    files: opened.filter(({ place }) => place < originalPlace).map(({ file }) => file),
    original: opened.find(({ place }) => place === originalPlace)?.file.content ?? null,
  };
}
