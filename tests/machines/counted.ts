import { messageIdOf } from '@sundowner/enquiries/delivery/mail/thread';
import type { Stage } from './stage.ts';

/** What was acknowledged, beside what the store holds. All of it is 0 where nothing was lost or doubled. */
export async function countedInStore({ load, rows }: Stage) {
  const stored = await rows<{ reference: string; count: number; jobs: number }>(
    `SELECT e.reference, count(DISTINCT e.id)::int AS count, count(d.id)::int AS jobs
      FROM enquiries.enquiries e LEFT JOIN enquiries.deliveries d ON d.enquiry_id = e.id GROUP BY e.reference`,
  );
  const byReference = new Map(stored.map((row) => [row.reference, row]));
  const acknowledged = [...load.acknowledged.keys()];
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((reference) => !byReference.has(reference)).length,
    doubled: stored.filter(({ count }) => count !== 1).length,
    withoutJobs: stored.filter(({ jobs }) => jobs < 2).length,
    /** Stored, though their visitors were answered otherwise or not at all: those may send again, under the same ticket. */
    unanswered: stored.filter(({ reference }) => !load.acknowledged.has(reference)).length,
  };
}

/** Mails that are to go out for each enquiry. */
const mails = "channel IN ('concierge-mail', 'visitor-mail')";

/** How many of these mails are not delivered yet. */
export async function undelivered({ rows }: Stage): Promise<number> {
  const [row] = await rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM enquiries.deliveries WHERE state <> 'delivered' AND ${mails}`,
  );
  return row?.count ?? -1;
}

const twiceOf = (times: ReadonlyMap<string, number>, ids: readonly string[]) =>
  ids.filter((id) => (times.get(id) ?? 0) > 1).length;

/** What the mail server received, beside the jobs of the store: each has one Message-ID, however often it is tried. */
export async function countedMails({ rows, smtp }: Stage) {
  const jobs = await rows<{ id: string }>(`SELECT id FROM enquiries.deliveries WHERE ${mails}`);
  const expected = new Set(jobs.map(({ id }) => messageIdOf(id, 'example.com')));
  const times = new Map<string, number>();
  for (const { parsed } of smtp.received) {
    const id = parsed.messageId?.replace(/^<|>$/g, '') ?? '';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  // Digests, notices, and whatever else is sent to people of the house.
  const others = [...times.keys()].filter((id) => !expected.has(id));
  return {
    jobs: expected.size,
    missing: [...expected].filter((id) => !times.has(id)).length,
    twice: twiceOf(times, [...expected]),
    others: others.length,
    othersTwice: twiceOf(times, others),
  };
}
