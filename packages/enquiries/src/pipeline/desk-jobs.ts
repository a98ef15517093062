import { day, minute } from '../clock.ts';
import { purgeStopped } from '../conversation/answer-ends.ts';
import { sendPlannedAnswers } from '../conversation/planned-answers.ts';
import { remindOfAnswers } from '../conversation/reminders.ts';
import type { Store } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { markChanged, notify, recordAction, theProduct } from '../work/change.ts';
import type { DeskChanges } from '../work/changes.ts';
import { nextStatus } from '../work/transitions.ts';
import { countryCounted } from '../work/triage.ts';
import { lockWorkById, writeWork } from '../work/work-status.ts';

/** How long before a first answer is due the person who has it is told. */
const soon = 30 * minute;
/** How long what was told to somebody is kept, and who was where. */
const notificationsKept = 30 * day;
const presenceKept = day;
const atOnce = 200;

/** Enquiries whose snooze has ended come back. @returns how many */
export async function endSnoozes(store: Store, now: number): Promise<number> {
  const due = await store.read.rows<{ id: string }>(
    `SELECT id FROM enquiries WHERE snooze_until IS NOT NULL AND snooze_until <= ? AND state = 'accepted'
      ORDER BY snooze_until LIMIT ${atOnce}`,
    [now],
  );
  if (due.length === 0) return 0;
  return store.transaction(async (sql) => {
    let ended = 0;
    for (const { id } of due) {
      const row = await lockWorkById(sql, id, now);
      const next = row && nextStatus(row, { type: 'snooze-ended' }, now);
      // Somebody ended it meanwhile.
      if (!row || !next || 'notNow' in next) continue;
      await writeWork(sql, row.id, next);
      await markChanged(sql, row.id, now);
      await recordAction(sql, row.id, { by: theProduct, now, action: 'ended the snooze' });
      ended += 1;
    }
    return ended;
  });
}

/** Tells the person who has an enquiry, once, that its first answer is due in half an hour. @returns how many were told */
export async function notifyDueSoon(store: Store, now: number): Promise<number> {
  const condition = `e.due_at IS NOT NULL AND e.due_at > ? AND e.due_at <= ?
    AND e.first_answer_at IS NULL AND e.state = 'accepted' AND e.work IN ('new', 'open') AND e.assignee IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM told t WHERE t.enquiry_id = e.id AND t.person = e.assignee AND t.kind = 'due-soon')`;
  const due = await store.read.rows<{ id: string }>(
    `SELECT e.id FROM enquiries e WHERE ${condition} LIMIT ${atOnce}`,
    [now, now + soon],
  );
  let told = 0;
  for (const { id } of due) {
    told += await store.transaction(async (sql) => {
      // Held, so that of machines that found it at the same moment one sees that another has told of it.
      await lockWorkById(sql, id, now);
      const [still] = await sql.rows<{ assignee: string }>(
        `SELECT e.assignee FROM enquiries e WHERE e.id = ? AND ${condition}`,
        [id, now, now + soon],
      );
      if (!still) return 0;
      await notify(sql, { person: still.assignee, kind: 'due-soon', enquiryId: id, by: null, now });
      return 1;
    });
  }
  return told;
}

/** Forgets who was where yesterday, and what was told a month ago. */
export async function forgetOld(store: Store, now: number): Promise<number> {
  const condition = {
    presence: ['seen_at <= ?', now - presenceKept],
    told: ['at <= ?', now - notificationsKept],
  } as const;
  let gone = 0;
  for (const [table, [text, before]] of Object.entries(condition)) {
    const [any] = await store.read.rows(`SELECT 1 FROM ${table} WHERE ${text} LIMIT 1`, [before]);
    if (any)
      gone += await store.transaction((sql) => sql.run(`DELETE FROM ${table} WHERE ${text}`, [before]));
  }
  return gone;
}

/** Counts what came in before countries were the list's own under the list's names; the words of the traveller stay. @returns how many */
export async function nameCountries(store: Store): Promise<number> {
  const written = await store.read.rows<{ country: string }>(
    'SELECT DISTINCT country FROM enquiries WHERE country IS NOT NULL',
  );
  let named = 0;
  for (const { country } of written) {
    const own = countryCounted(country);
    if (own === country) continue;
    named += await store.transaction((sql) =>
      sql.run('UPDATE enquiries SET country = ? WHERE country = ?', [own, country]),
    );
  }
  return named;
}

/** What is due at a time somebody chose, by the index it has. */
const timed = [
  "SELECT send_at AS at FROM messages WHERE state = 'planned' AND send_at > ? ORDER BY send_at LIMIT 1",
  'SELECT remind_at AS at FROM messages WHERE remind_at IS NOT NULL AND remind_at > ? ORDER BY remind_at LIMIT 1',
  'SELECT snooze_until AS at FROM enquiries WHERE snooze_until IS NOT NULL AND snooze_until > ? ORDER BY snooze_until LIMIT 1',
];

/** @returns the next time after `now` at which an answer goes out, somebody is reminded or a snooze ends; `null` where there is none */
export async function nextDeskTime({ read }: Pick<Store, 'read'>, now: number): Promise<number | null> {
  const found: number[] = [];
  for (const text of timed) for (const { at } of await read.rows<{ at: number }>(text, [now])) found.push(at);
  return found.length === 0 ? null : Math.min(...found);
}

export interface DeskJobDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: { now(): number };
  readonly changes: Pick<DeskChanges, 'announce'>;
  /** There is something to deliver. */
  readonly onWork: () => void;
}

/** What the desk does by itself from time to time. */
export function createDeskJobs({ store, vault, clock, changes, onWork }: DeskJobDeps): () => Promise<void> {
  let named = false;
  return async () => {
    const now = clock.now();
    if (!named) await nameCountries(store);
    named = true;
    const ended = await endSnoozes(store, now);
    const sent = await sendPlannedAnswers(store, vault, now);
    const reminded = await remindOfAnswers(store, vault, now);
    const told = await notifyDueSoon(store, now);
    await purgeStopped(store, now);
    await forgetOld(store, now);
    if (sent > 0) onWork();
    if (ended + sent + reminded + told > 0) changes.announce();
  };
}
