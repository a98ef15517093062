import { day } from '../clock.ts';
import {
  type OpenFile,
  openMessage,
  openMessageFiles,
  openOriginal,
  originalPlace,
} from '../conversation/message-content.ts';
import { isOwn } from '../conversation/own-addresses.ts';
import {
  openUnmatchedMail,
  type UnmatchedMailContent,
  unmatchedFileOwner,
} from '../conversation/unmatched-mail-content.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { BeginningMail, Begun } from '../desk/begin.ts';
import { recordAccess } from '../desk/read-personal.ts';
import { newId } from '../new-id.ts';
import type { Sql, Store } from '../store/database/port.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import { forgetStrayWords } from '../store/search-words.ts';
import { openFile, type Vault } from '../store/vault.ts';
import { type Asker, isRefused, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, recordAction } from '../work/change.ts';
import { writeWork } from '../work/work-status.ts';
import { envelopeFrom } from './envelope.ts';
import { referencesIn } from './named-references.ts';
import { addToEnquiry } from './take-mail.ts';
import {
  openUnmatchedFiles,
  restoreUnmatchedMail,
  type UnmatchedMailRow,
  unmatchedColumns,
} from './unmatched-mail-rows.ts';
import { answerableTo } from './writer.ts';

/** How long one nobody needs is kept after a person had it open before them. */
const keptAfterLook = 90 * day;
/** How long one can be taken out of an enquiry again. */
const undoKept = 30 * day;

/** What an enquiry's conversation says in place of the words of one that could not be taken apart. */
const unreadNote = '[This mail could not be read here. Its file is all of it.]';

const noMail = () => refuse('not-found', 'There is no such mail; somebody may have seen to it.');

/** What is done to unmatched mails. */
export interface MailActContext {
  readonly vault: Vault;
  readonly hash: PersonHash;
  readonly content: CurrentContent;
  readonly asker: Asker;
  readonly now: number;
  /** Our own addresses. */
  readonly own: readonly string[];
}

/** One that was put away as well, to do something with, held until the transaction ends. */
async function settleMail(
  sql: Sql,
  id: string,
  { asker, now }: Pick<MailActContext, 'asker' | 'now'>,
): Promise<UnmatchedMailRow | Refused> {
  const [row] = await sql.rows<UnmatchedMailRow>(
    `UPDATE stray_mails SET settled_at = ?, settled_by = ? WHERE id = ? AND settled_at IS NULL AND sealed IS NOT NULL
      RETURNING ${unmatchedColumns}`,
    [now, asker.id, id],
  );
  return row ?? noMail();
}

/** What was in it goes; that it came in, by its Message-ID, stays, so that it is not taken again. */
async function forget(sql: Sql, id: string): Promise<void> {
  await forgetStrayWords(sql, id);
  await sql.run('DELETE FROM stray_files WHERE stray_id = ?', [id]);
  await sql.run('UPDATE stray_mails SET sealed = NULL, who = NULL WHERE id = ?', [id]);
}

/** The envelope of one that was taken before senders were kept says what was kept. */
const envelopeIn = ({ envelope, from, name }: UnmatchedMailContent) => {
  if (envelope) return envelope;
  const { sender, replyTo, to, cc, proof, ...rest } = envelopeFrom({ address: from, name });
  return { from: rest.from, sender, replyTo, to, cc, proof };
};

/** Puts a mail that is settled to an enquiry, under its writer. @returns whether it was not with one before */
async function moveToEnquiry(
  sql: Sql,
  settled: UnmatchedMailRow,
  words: UnmatchedMailContent,
  enquiryId: string,
  { vault, hash, content, now }: MailActContext,
): Promise<boolean> {
  const { files, original } = await openUnmatchedFiles(sql, vault, settled.id);
  const text = words.unreadable ? `${unreadNote} ${words.text}`.trim() : words.text;
  const { subject, quoted, automatic = false, machine = null, notices = [] } = words;
  const { refersTo, writtenAt = null } = words;
  const envelope = { ...envelopeIn(words), matched: 'put-there' as const };
  const mail = {
    ...{ subject, text, quoted, files, automatic, machine, notices, envelope, original },
    ...{ refersTo, writtenAt },
    // What it names is suggested again, as before it was put there.
    references: referencesIn([subject, text, quoted].join('\n')),
    mailId: settled.mail_id ?? `stray.${newId(now)}`,
    digest: settled.digest,
    who: hash(envelope.from.address),
    ours: null,
  };
  if (!(await addToEnquiry(sql, { vault, content }, enquiryId, mail, settled.at, now))) return false;
  await forget(sql, settled.id);
  await sql.run(
    `UPDATE stray_mails SET enquiry_id = ?, mail_id = ?, away_by = NULL, away_at = NULL, away_rule = NULL WHERE id = ?`,
    [enquiryId, mail.mailId, settled.id],
  );
  return true;
}

/** Puts a mail to an enquiry, as if it had found its own way there. */
export async function attachUnmatchedMail(
  sql: Sql,
  id: string,
  reference: string,
  context: MailActContext,
): Promise<'done' | Refused> {
  const { vault, asker, now } = context;
  const work = await lockForWork(sql, reference, asker, now);
  if (isRefused(work)) return work;
  const settled = await settleMail(sql, id, context);
  if (isRefused(settled)) return settled;
  const words = openUnmatchedMail(vault, settled);
  if (!words) return noMail();
  if (!(await moveToEnquiry(sql, settled, words, work.id, context)))
    return refuse('wrong-state', 'This mail is with an enquiry already.');
  await recordAction(sql, work.id, { by: asker, now, action: 'put a mail to it' });
  return 'done';
}

/** Makes an enquiry of a mail, with all that belongs to one. @returns its id and reference */
export type BeginFromMail = (
  sql: Sql,
  mail: BeginningMail,
  by: { readonly asker: Asker; readonly now: number },
) => Promise<Begun | Refused>;

/** Makes an enquiry of a mail, and puts the mail to it with its files. @returns the enquiry's reference */
export async function beginOfMail(
  sql: Sql,
  id: string,
  confirm: boolean,
  begin: BeginFromMail,
  context: MailActContext,
): Promise<Begun | Refused> {
  const { vault, hash, asker, now } = context;
  const settled = await settleMail(sql, id, context);
  if (isRefused(settled)) return settled;
  const words = openUnmatchedMail(vault, settled);
  if (!words) return noMail();
  const writer = answerableTo(envelopeIn(words));
  // Anybody can write an address of ours there: it is nobody's to be answered at.
  const address = isOwn(writer.address, context.own) ? '' : writer.address;
  const asked = { ...words, from: address, name: writer.name };
  const begun = await begin(sql, { at: settled.at, words: asked, confirm }, { asker, now });
  if (isRefused(begun)) return begun;
  // It is under their address from now on, and not from when it is taken up.
  await sql.run('UPDATE enquiries SET person = ? WHERE id = ? AND person IS NULL', [hash(address), begun.id]);
  if (!(await moveToEnquiry(sql, settled, words, begun.id, context)))
    return refuse('wrong-state', 'This mail is with an enquiry already.');
  return begun;
}

/** Puts a mail away that is nobody's business here; it is found by search, and can be taken back. */
export async function putAwayUnmatchedMail(
  sql: Sql,
  id: string,
  { asker, now }: Pick<MailActContext, 'asker' | 'now'>,
): Promise<'done' | Refused> {
  const changed = await sql.run(
    `UPDATE stray_mails SET away_by = ?, away_at = ?, away_rule = NULL, looked_at = COALESCE(looked_at, ?)
      WHERE id = ? AND settled_at IS NULL AND away_at IS NULL AND sealed IS NOT NULL`,
    [asker.id, now, now, id],
  );
  return changed === 0 ? noMail() : 'done';
}

/** Takes a mail back: from those that were put away, or out of the enquiry it was put to. */
export async function takeBackUnmatchedMail(
  sql: Sql,
  id: string,
  context: MailActContext,
): Promise<'done' | Refused> {
  const changed = await sql.run(
    `UPDATE stray_mails SET away_by = NULL, away_at = NULL, away_rule = NULL
      WHERE id = ? AND settled_at IS NULL AND away_at IS NOT NULL`,
    [id],
  );
  return changed > 0 ? 'done' : takeOut(sql, id, context);
}

interface PutThere {
  readonly mail_id: string | null;
  readonly digest: string | null;
  readonly enquiry_id: string;
  readonly reference: string;
  readonly way: string;
}

const nothingToUndo = () => refuse('nothing-to-undo', 'This mail cannot be taken back any more.');

/** Out of the enquiry a person put it to, within thirty days; one of which an enquiry was made stays with it. */
async function takeOut(sql: Sql, id: string, context: MailActContext): Promise<'done' | Refused> {
  const { vault, asker, now } = context;
  const [put] = await sql.rows<PutThere>(
    `SELECT s.mail_id, s.digest, s.enquiry_id, e.reference, e.way FROM stray_mails s JOIN enquiries e ON e.id = s.enquiry_id
      WHERE s.id = ? AND s.settled_at > ? AND s.sealed IS NULL`,
    [id, now - undoKept],
  );
  if (!put) return nothingToUndo();
  const work = await lockForWork(sql, put.reference, asker, now);
  if (isRefused(work)) return work;
  const [message] = await sql.rows<{ id: string; who: string | null; at: number; sealed: Uint8Array | null }>(
    `SELECT id, who, at, sealed FROM messages WHERE enquiry_id = ? AND mail_id = ? AND COALESCE(digest, '') = ?
      AND way = 'traveller'`,
    [work.id, put.mail_id, put.digest ?? ''],
  );
  const words = message && openMessage(vault, message.id, message.sealed);
  // The first words of an enquiry are what it began with.
  const isFirst = put.way === 'mail' && message?.at === work.receivedAt;
  if (!message || !words?.envelope || isFirst) return nothingToUndo();
  const { matched: _matched, ...envelope } = words.envelope;
  const { subject, text, quoted, machine = null, notices = [], refersTo = [], writtenAt = null } = words;
  await restoreUnmatchedMail(sql, vault, id, message.who, {
    ...{ subject, text, quoted, envelope, machine, notices, refersTo, writtenAt },
    // What it names is suggested again, as before it was put there.
    references: referencesIn([subject, text, quoted].join('\n')),
    files: await openMessageFiles(sql, vault, message.id, words.files),
    original: await openOriginal(sql, vault, message.id),
  });
  await sql.run('DELETE FROM messages WHERE id = ?', [message.id]);
  await writeWork(sql, work.id, { ...work, version: work.version + 1 });
  await markChanged(sql, work.id, now);
  await recordAction(sql, work.id, { by: asker, now, action: 'took a mail out of it again' });
  return 'done';
}

/** A file of a mail nothing was done with yet; none that is not safe to open. Who took it is recorded. */
export async function openUnmatchedFile(
  store: Store,
  vault: Vault,
  asker: Asker,
  { id, place }: { readonly id: string; readonly place: number },
  now: number,
): Promise<OpenFile | Refused> {
  const [row] = await store.read.rows<{ kind: string; unsafe: string | null; sealed: Uint8Array }>(
    `SELECT f.kind, f.unsafe, f.sealed FROM stray_files f JOIN stray_mails s ON s.id = f.stray_id
      WHERE f.stray_id = ? AND f.place = ? AND f.place < ${originalPlace} AND s.settled_at IS NULL AND s.sealed IS NOT NULL`,
    [id, place],
  );
  if (!row || row.unsafe !== null) return refuse('not-found', 'There is no such file.');
  const file = { ...openFile(vault, row.sealed, unmatchedFileOwner(id, place)), kind: row.kind };
  await store.transaction((sql) =>
    recordAccess(sql, {
      asker,
      what: 'opened a file',
      about: `a mail of an unknown sender, file ${place + 1}`,
      now,
    }),
  );
  return file;
}

/**
 * Forgets what was put away, and what machines wrote, ninety days after a person had it open before them. What waits for a person is never
 * forgotten, and what nobody opened neither: a rule that put it away, or a guess at a machine, may be wrong. @returns how many
 */
export async function purgeUnmatchedMails(store: Store, now: number): Promise<number> {
  const before = now - keptAfterLook;
  const due = await store.read.rows<{ id: string }>(
    `SELECT id FROM stray_mails WHERE looked_at IS NOT NULL AND looked_at <= ? AND settled_at IS NULL AND sealed IS NOT NULL
      AND (away_at <= ? OR (away_at IS NULL AND reads_like = 'machine')) LIMIT 100`,
    [before, before],
  );
  if (due.length === 0) return 0;
  await store.transaction(async (sql) => {
    for (const { id } of due) {
      await forget(sql, id);
      await sql.run('UPDATE stray_mails SET settled_at = ? WHERE id = ?', [now, id]);
    }
  });
  return due.length;
}
