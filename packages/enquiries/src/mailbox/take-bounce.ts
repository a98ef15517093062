import { minute } from '../clock.ts';
import { readMessageIds } from '../delivery/mail/thread.ts';
import { noteDead } from '../delivery/outbox/claim.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { markChanged, recordAction, theProduct } from '../work/change.ts';
import type { Bounce } from './bounce.ts';

/** How an attempt is written down that was taken first and came back. */
export const cameBack = 'bounced';

/** Clocks of the mail server and of ours differ by less. */
const apart = 5 * minute;

interface Job {
  readonly id: string;
  readonly enquiry_id: string;
  readonly channel: string;
}

/** The delivery a mail of ours was of; `null` where its enquiry is erased. */
async function jobOf(sql: Sql, ids: readonly string[]): Promise<Job | null> {
  for (const id of ids) {
    const [job] = await sql.rows<Job>(
      `SELECT d.id, d.enquiry_id, d.channel FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
        WHERE d.id = ? AND e.state <> 'erased'`,
      [id],
    );
    if (job) return job;
  }
  return null;
}

/**
 * Takes a report of a mail of ours: one that came back was received by nobody, whatever the first server said. An answer is our turn
 * again. What was sent once more since is not touched by a report of the one before.
 *
 * @param at when the report came in
 * @returns whether it is about a mail of ours
 */
export async function takeBounce(
  sql: Sql,
  bounce: Bounce,
  host: string,
  at: number,
  now: number,
): Promise<boolean> {
  const ids = readMessageIds(bounce.of, host).jobs;
  if (ids.length === 0) return false;
  const job = await jobOf(sql, ids);
  if (!job || !bounce.failed) return true;
  const detail = `It came back from their mail server (${bounce.codes || 'no code'}).`;
  const changed = await sql.run(
    // One that was left because it may have arrived has not, as is known now.
    `UPDATE deliveries SET state = 'dead', next_at = ?, last_error = ?, dismissed_at = NULL, unclear = 0
      WHERE id = ? AND (state = 'delivered' AND delivered_at <= ? OR state = 'dead' AND unclear > 0)`,
    [now, detail, job.id, at + apart],
  );
  if (changed === 0) return true;
  await sql.run('INSERT INTO attempts (id, delivery_id, at, outcome, detail) VALUES (?, ?, ?, ?, ?)', [
    newId(now),
    job.id,
    now,
    cameBack,
    detail,
  ]);
  await noteDead(sql, job.id, job.channel, detail, now);
  await markChanged(sql, job.enquiry_id, now);
  await recordAction(sql, job.enquiry_id, { by: theProduct, now, action: 'had a mail come back' });
  return true;
}
