import type { UnmatchedMails } from '@sundowner/desk-wire/mails';
import { day, isoTime } from '../clock.ts';
import type { OpenFile } from '../conversation/message-content.ts';
import { recordAccess } from '../desk/read-personal.ts';
import { newId } from '../new-id.ts';
import { nextTurn } from '../next-turn.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { forgetStrayWords } from '../store/search-words.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import { openFile, type Vault, VaultError } from '../store/vault.ts';
import { type Asker, isRefused, type Refused, refuse, seenKinds } from '../work/access.ts';
import { lockForWork, recordAction } from '../work/change.ts';
import { referencesIn } from './matching.ts';
import { addToEnquiry } from './take-mail.ts';
import {
  openUnmatchedFiles,
  openUnmatchedMail,
  type UnmatchedMailContent,
  type UnmatchedMailRow,
  unmatchedFileOwner,
} from './unmatched-mail-rows.ts';

/** Characters of all mails of a list together: nobody reads more in one, and a page of the desk has to draw it. */
const mostOfList = 4_000_000;
/** What is shown of each mail beyond them. */
const mostOfRest = 2000;
const note = '[It goes on; the rest shows once it is put to an enquiry.]';

/** @returns a function that gives what a list shows of its next mail: all of it, as long as the list is not longer than any person reads */
export function createListText(): (words: string) => string {
  let left = mostOfList;
  return (words) => {
    const shown =
      words.length <= Math.max(left, mostOfRest) ? words : `${words.slice(0, mostOfRest)}\n\n${note}`;
    left -= shown.length;
    return shown;
  };
}

const most = 200;
/** How long one that was put away can be read by an administrator of the store; its words go then. */
const awayKept = 30 * day;
/** How long one nobody has done anything with is kept. */
const openKept = 90 * day;

/** What an enquiry's conversation says in place of the words of one that could not be taken apart. */
const unreadNote = '[This mail could not be read here. Its file is all of it.]';

type UnmatchedMail = UnmatchedMails['mails'][number];

/** Enquiries a mail may belong to, of those `asker` sees: it names them, or they are of the same address. */
async function mayBe(
  sql: Sql,
  asker: Asker,
  words: UnmatchedMailContent,
  who: string | null,
): Promise<string[]> {
  const { subject, text, quoted, refersTo } = words;
  const named = referencesIn([subject, text, quoted, ...refersTo].join('\n')).slice(0, 10);
  const marks = named.map(() => '?').join(', ') || "''";
  const rows = await sql.rows<{ reference: string }>(
    `SELECT e.reference FROM enquiries e WHERE (e.reference IN (${marks}) OR e.person = ?) AND e.state <> 'erased'
      AND ${seenKinds(asker)} ORDER BY e.received_at DESC LIMIT 10`,
    [...named, who],
  );
  return rows.map(({ reference }) => reference);
}

/** Mails of nobody we know that nothing was done with, newest first. */
export async function listUnmatchedMails(
  sql: Sql,
  vault: Vault,
  hash: PersonHash,
  asker: Asker,
): Promise<readonly UnmatchedMail[]> {
  const rows = await sql.rows<UnmatchedMailRow & { files: number }>(
    `SELECT s.id, s.at, s.mail_id, s.settled_at, s.sealed, (SELECT COUNT(*) FROM stray_files f WHERE f.stray_id = s.id) AS files
      FROM stray_mails s WHERE s.settled_at IS NULL AND s.sealed IS NOT NULL ORDER BY s.at DESC, s.id DESC LIMIT ${most}`,
  );
  const mails: UnmatchedMail[] = [];
  const shown = createListText();
  for (const row of rows) {
    // Each may be as long as a mail can be, and there may be many: pages are answered in between.
    await nextTurn();
    const words = readable(vault, row);
    if (!words) continue;
    const { from, name, subject, text, quoted, unreadable = false } = words;
    mails.push({
      id: row.id,
      at: isoTime(row.at),
      from,
      name,
      subject,
      text: shown(quoted === '' ? text : `${text}\n\n${quoted}`),
      files: Number(row.files),
      unreadable,
      mayBe: await mayBe(sql, asker, words, hash(from)),
    });
  }
  return mails;
}

/** One that no key opens must not hide the others. */
function readable(vault: Vault, row: UnmatchedMailRow): UnmatchedMailContent | null {
  try {
    return openUnmatchedMail(vault, row);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** One to do something with, held until the transaction ends. */
async function settleMail(
  sql: Sql,
  id: string,
  by: string,
  now: number,
): Promise<UnmatchedMailRow | Refused> {
  const [row] = await sql.rows<UnmatchedMailRow>(
    `UPDATE stray_mails SET settled_at = ?, settled_by = ? WHERE id = ? AND settled_at IS NULL
      RETURNING id, at, mail_id, settled_at, sealed`,
    [now, by, id],
  );
  return row?.sealed ? row : refuse('not-found', 'There is no such mail; somebody may have seen to it.');
}

/** Puts a mail to an enquiry, as if it had found its own way there. */
export async function attachUnmatchedMail(
  sql: Sql,
  vault: Vault,
  asker: Asker,
  id: string,
  reference: string,
  now: number,
): Promise<'done' | Refused> {
  const work = await lockForWork(sql, reference, asker, now);
  if (isRefused(work)) return work;
  const settled = await settleMail(sql, id, asker.id, now);
  if (isRefused(settled)) return settled;
  const words = openUnmatchedMail(vault, settled);
  if (!words) return refuse('not-found', 'There is nothing in this mail any more.');
  const files = await openUnmatchedFiles(sql, vault, id);
  const text = words.unreadable ? `${unreadNote} ${words.text}`.trim() : words.text;
  const mail = { ...words, text, mailId: settled.mail_id ?? `stray.${newId(now)}`, files };
  if (!(await addToEnquiry(sql, vault, work.id, mail, settled.at, now)))
    return refuse('wrong-state', 'This mail is with an enquiry already.');
  await forget(sql, id);
  await sql.run('UPDATE stray_mails SET enquiry_id = ? WHERE id = ?', [work.id, id]);
  await recordAction(sql, work.id, { by: asker, now, action: 'put a mail to it' });
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
      WHERE f.stray_id = ? AND f.place = ? AND s.settled_at IS NULL AND s.sealed IS NOT NULL`,
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

/** A mail that is nobody's business here. */
export async function putAwayUnmatchedMail(
  sql: Sql,
  asker: Asker,
  id: string,
  now: number,
): Promise<'done' | Refused> {
  const settled = await settleMail(sql, id, asker.id, now);
  return isRefused(settled) ? settled : 'done';
}

/** What was in it goes; that it came in, by its Message-ID, stays, so that it is not taken again. */
async function forget(sql: Sql, id: string): Promise<void> {
  await sql.run('DELETE FROM stray_files WHERE stray_id = ?', [id]);
  await forgetStrayWords(sql, id);
  await sql.run('UPDATE stray_mails SET sealed = NULL, who = NULL WHERE id = ?', [id]);
}

/** Forgets what was put away a month ago, and what nobody did anything with for three. @returns how many */
export async function purgeUnmatchedMails(store: Store, now: number): Promise<number> {
  const text = `SELECT id FROM stray_mails WHERE sealed IS NOT NULL AND (settled_at <= ? OR (settled_at IS NULL AND at <= ?)) LIMIT 100`;
  const due = await store.read.rows<{ id: string }>(text, [now - awayKept, now - openKept]);
  if (due.length === 0) return 0;
  await store.transaction(async (sql) => {
    for (const { id } of due) {
      await forget(sql, id);
      await sql.run('UPDATE stray_mails SET settled_at = COALESCE(settled_at, ?) WHERE id = ?', [now, id]);
    }
  });
  return due.length;
}
