import { messageIdOf } from '@sundowner/enquiries/delivery/mail/thread';
import type { Stage } from './stage.ts';

/** What was acknowledged, beside what the store holds. All of it is 0 where nothing was lost or doubled. */
export async function countedInStore({ load, rows }: Stage) {
  const stored = await rows<{ reference: string; count: number; jobs: number }>(
    `SELECT e.reference, count(DISTINCT e.id)::int AS count, count(d.id)::int AS jobs
      FROM enquiries.enquiries e LEFT JOIN enquiries.deliveries d ON d.enquiry_id = e.id AND d.message = ''
      GROUP BY e.reference`,
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

/** Answers the desk took, beside what the store holds: each once, with one mail to be sent, and one for each enquiry. */
export async function countedAnswers({ concierge, rows }: Stage) {
  const stored = await rows<{ key: string; enquiry: string; jobs: number }>(
    `SELECT m.id AS key, m.enquiry_id AS enquiry, count(d.id)::int AS jobs
      FROM enquiries.messages m LEFT JOIN enquiries.deliveries d ON d.message = m.id
      WHERE m.way = 'answer' AND m.state = 'sent' GROUP BY m.id, m.enquiry_id`,
  );
  const keys = new Set(stored.map(({ key }) => key));
  return {
    taken: concierge.answered.size,
    lost: [...concierge.answered.keys()].filter((key) => !keys.has(key)).length,
    doubled:
      stored.length -
      new Set(stored.map(({ enquiry }) => enquiry)).size +
      stored.filter(({ jobs }) => jobs !== 1).length,
    faults: concierge.faults.length,
  };
}

/** Jobs of mails that are to go out for each enquiry, and for each answer that was not called back. */
const notices = "d.channel IN ('concierge-mail', 'visitor-mail')";
const answers =
  "d.channel = 'answer-mail' AND d.message IN (SELECT id FROM enquiries.messages WHERE state = 'sent')";

/** How many of these mails are not delivered yet. */
export async function undelivered({ rows }: Stage): Promise<number> {
  const [row] = await rows<{ count: number }>(
    `SELECT count(*)::int AS count FROM enquiries.deliveries d WHERE d.state <> 'delivered' AND (${notices} OR ${answers})`,
  );
  return row?.count ?? -1;
}

/** How a delivery went, where one went twice: its channel, and the end of each attempt with its time. */
async function historyOf({ rows }: Stage, id: string): Promise<string> {
  const attempts = await rows<{ channel: string; at: number; outcome: string }>(
    `SELECT d.channel, a.at::float8 AS at, a.outcome FROM enquiries.deliveries d
      JOIN enquiries.attempts a ON a.delivery_id = d.id WHERE d.id = $1 ORDER BY a.at`,
    [id],
  );
  const ends = attempts.map(({ at, outcome }) => `${outcome} ${new Date(at).toISOString().slice(11, 23)}`);
  return `${attempts[0]?.channel}: ${ends.join(', ')}`;
}

/** What the mail server received, beside the jobs of the store: each has one Message-ID, however often it is tried. */
export async function countedMails(stage: Stage) {
  const { rows, smtp, cutOff } = stage;
  const times = new Map<string, number>();
  for (const { parsed } of smtp.received) {
    const id = parsed.messageId?.replace(/^<|>$/g, '') ?? '';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  const own = (id: string) => messageIdOf(id, 'example.com');
  async function ofJobs(which: string) {
    const jobs = await rows<{ id: string }>(`SELECT d.id FROM enquiries.deliveries d WHERE ${which}`);
    const ids = jobs.map(({ id }) => id);
    const twice = ids.filter((id) => (times.get(own(id)) ?? 0) > 1);
    return {
      ids,
      counts: {
        jobs: ids.length,
        missing: ids.filter((id) => !times.has(own(id))).length,
        /** How each of them went. */
        twice: await Promise.all(twice.filter((id) => !cutOff.has(id)).map((id) => historyOf(stage, id))),
        /** Of what was under way when a machine was killed. */
        twiceByKill: twice.filter((id) => cutOff.has(id)).length,
      },
    };
  }
  const [ofNotices, ofAnswers] = [await ofJobs(notices), await ofJobs(answers)];
  const expected = new Set([...ofNotices.ids, ...ofAnswers.ids].map(own));
  // Digests, notices, and whatever else is sent to people of the house.
  const others = [...times.keys()].filter((id) => !expected.has(id));
  return {
    notices: ofNotices.counts,
    answers: ofAnswers.counts,
    others: others.length,
    othersTwice: others.filter((id) => (times.get(id) ?? 0) > 1).length,
  };
}
