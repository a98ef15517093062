import { createHash } from 'node:crypto';
import { whyUnsafe } from '../conversation/file-safety.ts';
import {
  insertMessageFiles,
  type MessageContent,
  type OpenFile,
  type StayChange,
  sealMessage,
  textContent,
} from '../conversation/message-content.ts';
import { stopPlannedAnswers } from '../conversation/planned-answers.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { markChanged, notify, recordAction, theTraveller } from '../work/change.ts';
import { isAway } from '../work/people.ts';
import { nextStatus } from '../work/transitions.ts';
import { lockWorkById, writeWork } from '../work/work-status.ts';
import type { OwnKeys } from './own-keys.ts';

/** What they add on their page, judged before. */
export interface Addition {
  /** Out of the form: the same words under the same one are the same message. */
  readonly key: string;
  readonly text: string;
  readonly subject: string;
  readonly files: readonly OpenFile[];
  readonly change: StayChange | null;
  /** What it is, for the history. */
  readonly action:
    | 'wrote on their page'
    | 'asked for another stay on their page'
    | 'asked on their page to be called';
}

interface AddContext {
  readonly vault: Vault;
  readonly keys: OwnKeys;
}

/** `repeated`: it was taken before. `over`: nothing can be added any more. */
export type Added = 'added' | 'repeated' | 'over';

/**
 * Takes what the traveller adds: a message of theirs, our turn, and its concierge is notified. An answer somebody is writing
 * meanwhile is stopped, as it is by a mail of theirs.
 *
 * @param of the enquiry, which may have become part of another by now
 */
export async function addToConversation(
  sql: Sql,
  { vault, keys }: AddContext,
  of: string,
  addition: Addition,
  now: number,
): Promise<Added> {
  const row = await lockWorkById(sql, of, now);
  if (!row || row.eraseDueAt !== null || (row.state !== 'accepted' && row.state !== 'quarantined'))
    return 'over';
  const enquiryId = row.id;
  const next = nextStatus(row, { type: 'traveller-wrote', away: await isAway(sql, row.assignee, now) }, now);
  if ('notNow' in next) return 'over';
  if (!(await insertPageMessage(sql, { vault, keys }, enquiryId, addition, next.version, now)))
    return 'repeated';
  // Somebody wrote: what was to be asked after has its answer.
  await sql.run('UPDATE messages SET remind_at = NULL WHERE enquiry_id = ? AND remind_at IS NOT NULL', [
    enquiryId,
  ]);
  await sql.run('UPDATE own_pages SET withdrawn_at = NULL, before = NULL WHERE enquiry_id = ?', [enquiryId]);
  await writeWork(sql, enquiryId, next);
  // Answers that wait were written before this.
  await stopPlannedAnswers(sql, vault, row, now);
  await markChanged(sql, enquiryId, now, true);
  await recordAction(sql, enquiryId, { by: theTraveller, now, action: addition.action });
  await notify(sql, { person: next.assignee, kind: 'traveller-wrote', enquiryId, by: null, now });
  return 'added';
}

/** Bytes of a file by which two of one name and length are known from each other. */
const looked = 65_536;

/** The same form with the same words and files is the same post; other words out of the same form, after a step back, are not. */
function printOf({ key, subject, text, files }: Omit<Addition, 'action'>): string {
  const print = createHash('sha256').update(JSON.stringify([key, subject, text]));
  for (const { name, content } of files)
    print.update(JSON.stringify([name, content.byteLength])).update(content.subarray(0, looked));
  return print.digest('hex');
}

/** Stores a message of the page, and nothing besides. @returns `false` for one that was taken before */
export async function insertPageMessage(
  sql: Sql,
  { vault, keys }: AddContext,
  enquiryId: string,
  addition: Omit<Addition, 'action'>,
  version: number,
  now: number,
): Promise<boolean> {
  const id = keys.messageId(enquiryId, printOf(addition));
  const words: MessageContent = {
    ...textContent(addition.text),
    subject: addition.subject,
    files: addition.files.map(({ name }) => name),
    ...(addition.change ? { change: addition.change } : {}),
  };
  const isNew = await sql.run(
    `INSERT INTO messages (id, enquiry_id, way, state, at, version, sealed)
      VALUES (?, ?, 'page', 'received', ?, ?, ?) ON CONFLICT DO NOTHING`,
    [id, enquiryId, now, version, sealMessage(vault, id, words)],
  );
  if (isNew === 0) return false;
  await insertMessageFiles(
    sql,
    vault,
    id,
    addition.files.map((file) => {
      const unsafe = whyUnsafe(file.name, file.content);
      return unsafe === null ? file : { ...file, unsafe };
    }),
  );
  return true;
}
