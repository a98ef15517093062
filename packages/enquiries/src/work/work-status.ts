import type { EnquiryState } from '@sundowner/desk-wire';
import type { WorkState } from '@sundowner/desk-wire/work';
import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';

/** The status of the work on one enquiry. Times are milliseconds since 1970. */
export interface WorkStatus {
  /** Of the enquiry itself. */
  readonly state: EnquiryState;
  readonly work: WorkState;
  /** Since when the work is in that state. */
  readonly since: number;
  /** A person of the house; `null` for nobody. */
  readonly assignee: string | null;
  readonly snoozeUntil: number | null;
  readonly firstAnswerAt: number | null;
  readonly firstAnswerBy: string | null;
  /** When the first answer is due; `null` until the enquiry was taken up. */
  readonly dueAt: number | null;
  /** Version of the conversation. */
  readonly version: number;
}

/** One enquiry's work, and which enquiry it is. */
export interface WorkRow extends WorkStatus {
  readonly id: string;
  readonly reference: string;
  readonly kind: string;
  readonly receivedAt: number;
  readonly eraseDueAt: number | null;
}

/** As `WorkRow` has them, of a table `enquiries` under no other name. */
const columns = `id, reference, kind, state, work, work_since AS "since", assignee, snooze_until AS "snoozeUntil",
  first_answer_at AS "firstAnswerAt", first_answer_by AS "firstAnswerBy", due_at AS "dueAt", conversation AS "version",
  received_at AS "receivedAt", erase_due_at AS "eraseDueAt", merged_into AS "mergedInto"`;

/** @param condition with one parameter, on a table `enquiries` */
async function lock(sql: Sql, condition: string, value: string, now: number): Promise<WorkRow | null> {
  const [row] = await sql.rows<WorkRow & { readonly mergedInto: string | null }>(
    `UPDATE enquiries SET changed_at = ? WHERE ${condition} RETURNING ${columns}`,
    [now, value],
  );
  if (!row) return null;
  const { mergedInto, ...work } = row;
  // It became part of another while it was waited for here.
  return mergedInto === null ? work : lock(sql, 'id = ?', mergedInto, now);
}

/**
 * The work on an enquiry, for a transaction that is about to change it: marks it as changed, by which its row is held until the transaction ends, on
 * both databases, and nothing that was read here can have changed before it is written. Of one that was merged into another it is that.
 */
export async function lockWork(sql: Sql, reference: string, now: number): Promise<WorkRow | null> {
  return lock(sql, ofReference('enquiries'), reference, now);
}

/** The same by the enquiry's id. */
export async function lockWorkById(sql: Sql, id: string, now: number): Promise<WorkRow | null> {
  return lock(sql, 'id = ?', id, now);
}

/** An enquiry itself, held as above, whether or not it became part of another; for what merges and takes apart. */
export async function lockItself(
  sql: Sql,
  id: string,
  now: number,
): Promise<(WorkRow & { readonly mergedInto: string | null }) | null> {
  const [row] = await sql.rows<WorkRow & { readonly mergedInto: string | null }>(
    `UPDATE enquiries SET changed_at = ? WHERE id = ? RETURNING ${columns}`,
    [now, id],
  );
  return row ?? null;
}

/** Stores the status of the work. Only this and triage write it. */
export async function writeWork(sql: Sql, id: string, status: WorkStatus): Promise<void> {
  await sql.run(
    `UPDATE enquiries SET state = ?, work = ?, work_since = ?, assignee = ?, snooze_until = ?, first_answer_at = ?,
        first_answer_by = ?, due_at = ?, conversation = ? WHERE id = ?`,
    [
      status.state,
      status.work,
      status.since,
      status.assignee,
      status.snoozeUntil,
      status.firstAnswerAt,
      status.firstAnswerBy,
      status.dueAt,
      status.version,
      id,
    ],
  );
}
