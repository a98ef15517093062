import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { markChanged, notify, recordAction, theTraveller } from '../work/change.ts';
import { isAway } from '../work/people.ts';
import { nextStatus } from '../work/transitions.ts';
import { lockWorkById, writeWork } from '../work/work-status.ts';
import { clearAddressFailed } from './failed-addresses.ts';
import { type MessageContent, sealMessage } from './message-content.ts';
import { stopPlannedAnswers } from './planned-answers.ts';
import { putOffReminders } from './reminders.ts';

/** A mail of the traveller's, as the mailbox gives it. */
export interface ReceivedMail {
  readonly enquiryId: string;
  /** Its Message-ID without the angle brackets; `null` where it has none. The same one is taken once. */
  readonly mailId: string | null;
  readonly words: MessageContent;
  /** When it came in, milliseconds since 1970. */
  readonly at: number;
}

/**
 * Puts a mail of the traveller's to their enquiry: it is our turn, whoever has it is told, and nobody who has not seen it can send an
 * answer any more. What a machine of theirs wrote is kept with it and changes nothing: they have not answered.
 *
 * @returns the message's id; `null` for one that was taken before, or whose enquiry is erased
 */
export async function receiveMail(
  sql: Sql,
  vault: Vault,
  mail: ReceivedMail,
  now: number,
): Promise<string | null> {
  const row = await lockWorkById(sql, mail.enquiryId, now);
  if (!row) return null;
  const automatic = mail.words.automatic === true;
  const next = nextStatus(row, { type: 'traveller-wrote', away: await isAway(sql, row.assignee, now) }, now);
  if ('notNow' in next) return null;
  const version = automatic ? row.version : next.version;
  const id = newId(now);
  const isNew = await sql.run(
    `INSERT INTO messages (id, enquiry_id, way, state, at, version, mail_id, sealed)
      VALUES (?, ?, 'traveller', 'received', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [id, row.id, mail.at, version, mail.mailId, sealMessage(vault, id, mail.words)],
  );
  if (isNew === 0) return null;
  if (automatic) {
    const until = mail.words.machine?.until ?? null;
    if (until !== null) await putOffReminders(sql, row.id, until);
    await markChanged(sql, row.id, now);
    return id;
  }
  await writeWork(sql, row.id, next);
  await stopPlannedAnswers(sql, row, now);
  const writer = createPersonHash(vault)(mail.words.envelope?.from.address ?? '');
  if (writer !== null) await clearAddressFailed(sql, writer);
  await markChanged(sql, row.id, now, true);
  await recordAction(sql, row.id, { by: theTraveller, now, action: 'wrote a mail' });
  await notify(sql, { person: next.assignee, kind: 'traveller-wrote', enquiryId: row.id, by: null, now });
  return id;
}
