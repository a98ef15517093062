import { day } from '../clock.ts';
import {
  type AnswerContext,
  type OwnMessage,
  readBefore,
  restoreDraft,
} from '../conversation/answer-rows.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { commandLine } from '../work/access.ts';
import { markChanged, notify, recordAction, theTraveller } from '../work/change.ts';
import { isAway } from '../work/people.ts';
import { lockWorkById, type WorkRow, type WorkStatus, writeWork } from '../work/work-status.ts';

/** How long a withdrawal can be taken back. */
export const undoLife = day;

/** What an undone withdrawal puts back. */
interface Before {
  readonly status: Pick<WorkStatus, 'work' | 'assignee' | 'snoozeUntil'>;
  readonly reminders: readonly { readonly id: string; readonly at: number }[];
}

/** Letters of ours that wait go back to their writers as drafts, and no reminder comes any more. */
async function stopWaiting(
  sql: Sql,
  vault: Vault,
  row: WorkRow,
  { address, now }: { readonly address: string | null; readonly now: number },
): Promise<{ readonly reminders: Before['reminders']; readonly stood: WorkStatus }> {
  const reminders = await sql.rows<{ id: string; at: number }>(
    'SELECT id, remind_at AS at FROM messages WHERE enquiry_id = ? AND remind_at IS NOT NULL',
    [row.id],
  );
  await sql.run('UPDATE messages SET remind_at = NULL WHERE enquiry_id = ?', [row.id]);
  const waiting = await sql.rows<OwnMessage>(
    `SELECT m.id, m.way, m.person, m.state, m.at, m.version, m.answers, m.before, m.sealed FROM messages m
      WHERE m.enquiry_id = ? AND m.way = 'answer' AND (m.state = 'planned' OR (m.state = 'sent' AND EXISTS (
        SELECT 1 FROM deliveries d WHERE d.message = m.id AND d.enquiry_id = m.enquiry_id
          AND d.state = 'pending' AND d.attempts = 0))) ORDER BY m.at, m.id`,
    [row.id],
  );
  let stood: WorkStatus = row;
  const replaced: Before['reminders'][number][] = [];
  // The last of them first: each says how it stood before it.
  for (const message of waiting.reverse()) {
    const before = message.state === 'sent' ? readBefore(message) : null;
    if (before) {
      replaced.push(...(before.reminders ?? []));
      // The work stood there because of a letter that does not go now.
      const { work, snoozeUntil } = before;
      const first = stood.firstAnswerAt === message.at ? before : stood;
      const { firstAnswerAt, firstAnswerBy } = first;
      stood = { ...stood, work, snoozeUntil, firstAnswerAt, firstAnswerBy };
    }
    await sql.run(
      "DELETE FROM deliveries WHERE enquiry_id = ? AND message = ? AND state = 'pending' AND attempts = 0",
      [row.id, message.id],
    );
    // Without how it stood before: a person who saw the conversation without it has not seen the withdrawal.
    await sql.run("UPDATE messages SET state = 'called-back', send_at = NULL, before = NULL WHERE id = ?", [
      message.id,
    ]);
    const context: AnswerContext = { vault, asker: commandLine, now, address };
    await restoreDraft(sql, context, row.id, message, message.version);
    await notify(sql, { person: message.person, kind: 'stopped', enquiryId: row.id, by: null, now });
  }
  return { reminders: [...reminders, ...replaced], stood };
}

/**
 * The traveller withdraws: the enquiry is closed, letters of ours that wait do not go, and its concierge is notified.
 *
 * @param of the enquiry, which may have become part of another by now
 * @returns the enquiry that it is, and the version of the conversation it made; `null` where there is nothing to withdraw
 */
export async function withdraw(
  sql: Sql,
  vault: Vault,
  of: string,
  address: string | null,
  now: number,
): Promise<{ readonly enquiryId: string; readonly version: number } | null> {
  const row = await lockWorkById(sql, of, now);
  if (!row || row.eraseDueAt !== null || (row.state !== 'quarantined' && row.state !== 'accepted'))
    return null;
  if (row.work === 'done' || row.work === 'none') return null;
  const { id: enquiryId, assignee } = row;
  const version = row.version + 1;
  const { reminders, stood } = await stopWaiting(sql, vault, row, { address, now });
  const { work, snoozeUntil, firstAnswerAt, firstAnswerBy } = stood;
  const before: Before = { status: { work, assignee, snoozeUntil }, reminders };
  await sql.run(
    `INSERT INTO own_pages (enquiry_id, withdrawn_at, before) VALUES (?, ?, ?)
      ON CONFLICT (enquiry_id) DO UPDATE SET withdrawn_at = excluded.withdrawn_at, before = excluded.before`,
    [enquiryId, now, JSON.stringify(before)],
  );
  await writeWork(sql, enquiryId, {
    ...row,
    work: 'done',
    since: now,
    snoozeUntil: null,
    firstAnswerAt,
    firstAnswerBy,
    version,
  });
  await markChanged(sql, enquiryId, now, true);
  await recordAction(sql, enquiryId, { by: theTraveller, now, action: 'withdrew the enquiry' });
  await notify(sql, { person: assignee, kind: 'traveller-wrote', enquiryId, by: null, now });
  return { enquiryId, version };
}

/** Takes a withdrawal back within its day: the enquiry stands as it did. @returns whether there was one to take back */
export async function undoWithdrawal(sql: Sql, of: string, now: number): Promise<boolean> {
  const row = await lockWorkById(sql, of, now);
  const enquiryId = row?.id ?? of;
  const [page] = await sql.rows<{ withdrawn_at: number | null; before: string | null }>(
    'SELECT withdrawn_at, before FROM own_pages WHERE enquiry_id = ?',
    [enquiryId],
  );
  const at = page?.withdrawn_at ?? null;
  if (!row || !page?.before || at === null || at + undoLife <= now || row.eraseDueAt !== null) return false;
  await sql.run('UPDATE own_pages SET withdrawn_at = NULL, before = NULL WHERE enquiry_id = ?', [enquiryId]);
  // Somebody went on with it meanwhile: then there is nothing to put back.
  if (row.since !== at) return true;
  const { status, reminders } = JSON.parse(page.before) as Before;
  const away = await isAway(sql, status.assignee, now);
  await writeWork(sql, enquiryId, {
    ...row,
    work: status.work,
    since: now,
    assignee: away ? null : status.assignee,
    snoozeUntil: status.snoozeUntil !== null && status.snoozeUntil > now ? status.snoozeUntil : null,
    version: row.version + 1,
  });
  for (const { id, at: remindAt } of reminders)
    await sql.run('UPDATE messages SET remind_at = ? WHERE id = ? AND enquiry_id = ?', [
      remindAt,
      id,
      enquiryId,
    ]);
  await markChanged(sql, enquiryId, now, true);
  await recordAction(sql, enquiryId, { by: theTraveller, now, action: 'took the withdrawal back' });
  await notify(sql, { person: status.assignee, kind: 'traveller-wrote', enquiryId, by: null, now });
  return true;
}
