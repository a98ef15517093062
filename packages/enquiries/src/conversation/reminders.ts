import type { Sql, Store } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { markChanged, notify, recordAction, theProduct } from '../work/change.ts';
import { isAway } from '../work/people.ts';
import { nextStatus } from '../work/transitions.ts';
import { lockWorkById, writeWork } from '../work/work-status.ts';
import { isOfPerson } from './what-moved.ts';

const atOnce = 200;

interface Due {
  readonly id: string;
  readonly enquiry_id: string;
  readonly person: string | null;
  readonly at: number;
  readonly version: number;
}

interface Theirs {
  readonly id: string;
  readonly sealed: Uint8Array | null;
}

/**
 * Whether somebody of theirs has written since. What a machine wrote raises no version, and stands at one that the lodge's mail or a call may
 * have raised; what came with another enquiry was counted there.
 */
async function hasAnswer(
  sql: Sql,
  vault: Vault,
  { enquiry_id: enquiryId, version, at }: Due,
): Promise<boolean> {
  const rows = await sql.rows<Theirs>(
    `SELECT m.id, m.sealed FROM messages m
      WHERE m.enquiry_id = ? AND m.way IN ('traveller', 'page') AND m.version > ? AND m.at >= ?
        AND NOT EXISTS (SELECT 1 FROM participants p WHERE p.enquiry_id = m.enquiry_id AND p.person = m.who
          AND p.role IN ('lodge', 'aside'))`,
    [enquiryId, version, at],
  );
  for (const row of rows) if (await isOfPerson(vault, row)) return true;
  return false;
}

async function remind(sql: Sql, vault: Vault, due: Due, now: number): Promise<boolean> {
  const row = await lockWorkById(sql, due.enquiry_id, now);
  const cleared = await sql.run('UPDATE messages SET remind_at = NULL WHERE id = ? AND remind_at <= ?', [
    due.id,
    now,
  ]);
  if (!row || cleared === 0 || row.eraseDueAt !== null || (await hasAnswer(sql, vault, due))) return false;
  const to = (await isAway(sql, due.person, now)) ? null : due.person;
  const next = nextStatus(row, { type: 'no-answer', to }, now);
  // It is our turn already, or closed.
  if ('notNow' in next) return false;
  await writeWork(sql, row.id, next);
  await markChanged(sql, row.id, now);
  await recordAction(sql, row.id, {
    by: theProduct,
    now,
    action: 'had no answer by the day that was chosen',
  });
  await notify(sql, { person: to, kind: 'no-answer', enquiryId: row.id, by: null, now });
  return true;
}

/**
 * Enquiries return as our turn, to who asked for that or to nobody where they are away, if nobody of theirs has written by the day that was
 * chosen. @returns how many
 */
export async function remindOfAnswers(store: Store, vault: Vault, now: number): Promise<number> {
  const due = await store.read.rows<Due>(
    `SELECT id, enquiry_id, person, at, version FROM messages
      WHERE remind_at IS NOT NULL AND remind_at <= ? AND state = 'sent' ORDER BY remind_at LIMIT ${atOnce}`,
    [now],
  );
  let reminded = 0;
  for (const each of due) if (await store.transaction((sql) => remind(sql, vault, each, now))) reminded += 1;
  return reminded;
}

/** They are away for longer than somebody wanted to wait. @param until the last day, `2027-03-04` */
export async function putOffReminders(sql: Sql, enquiryId: string, until: string): Promise<void> {
  const at = Date.parse(`${until}T06:00:00Z`);
  await sql.run(
    'UPDATE messages SET remind_at = ? WHERE enquiry_id = ? AND remind_at IS NOT NULL AND remind_at < ?',
    [at, enquiryId, at],
  );
}
