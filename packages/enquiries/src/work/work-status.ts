import type { EnquiryState } from '@sundowner/desk-wire';
import type { WorkState } from '@sundowner/desk-wire/work';
import type { Sql } from '../store/database/port.ts';

/** Where the work on one enquiry stands. Times are milliseconds since 1970. */
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
  received_at AS "receivedAt", erase_due_at AS "eraseDueAt"`;

/**
 * The work on an enquiry, for whoever is about to change it: marks it as changed, by which its row is held until the transaction ends, on
 * both databases, and nothing that was read here can have changed before it is written.
 */
export async function lockWork(sql: Sql, reference: string, now: number): Promise<WorkRow | null> {
  const [row] = await sql.rows<WorkRow>(
    `UPDATE enquiries SET changed_at = ? WHERE reference = ? RETURNING ${columns}`,
    [now, reference],
  );
  return row ?? null;
}

/** The same by the enquiry's id. */
export async function lockWorkById(sql: Sql, id: string, now: number): Promise<WorkRow | null> {
  const [row] = await sql.rows<WorkRow>(
    `UPDATE enquiries SET changed_at = ? WHERE id = ? RETURNING ${columns}`,
    [now, id],
  );
  return row ?? null;
}

/** Writes down where the work stands now: the only place that does, beside the taking-up of what came in. */
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
