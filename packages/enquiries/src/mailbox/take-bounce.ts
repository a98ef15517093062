import type { Attachment } from 'postal-mime';
import { minute } from '../clock.ts';
import { readMessageIds } from '../delivery/mail/thread.ts';
import { noteDead } from '../delivery/outbox/claim.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { markChanged, recordAction, theProduct } from '../work/change.ts';

/** What a mail server reports of a mail of ours that it took before (RFC 3464). */
export interface Bounce {
  /** Message-IDs of the mail it is about, without angle brackets. */
  readonly of: readonly string[];
  /** Whether nobody receives it: a report may as well say that it is late, or arrived. */
  readonly failed: boolean;
  /** "550, 5.1.1": codes alone, for the server's own words repeat addresses. Empty where it gives none. */
  readonly codes: string;
}

const reports = /^message\/(global-)?delivery-status$/;
const originals = /^(message\/(rfc822|global|global-headers)|text\/rfc822-headers)$/;
const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** A report and the head of what came back say what they have to in this; a mail that came back may be of any size. */
const longest = 64_000;
/** Mails one report is about. */
const mostIds = 20;

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, longest)
    : new TextDecoder().decode(new Uint8Array(content).subarray(0, longest));

/** Fields of all recipients of a report, unfolded; of one that is named twice the last that is not empty. */
function fieldsOf(report: string): ReadonlyMap<string, string> {
  const unfolded = report.replace(/\r?\n[ \t]+/g, ' ');
  const fields = new Map<string, string>();
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = colon > 0 && colon <= 60 ? line.slice(0, colon) : '';
    const value = line.slice(colon + 1).trim();
    if (/^[\w-]+$/.test(name) && value !== '') fields.set(name.toLowerCase(), value);
  }
  return fields;
}

/** The head of the mail that came back, as far as the report has it. */
function idsOf(original: string): string[] {
  const head = original.split(/\r?\n\r?\n/)[0]?.replace(/\r?\n[ \t]+/g, ' ') ?? '';
  return [...head.matchAll(/^message-id:\s*<([^<>\s]{3,400})>/gim)].map(([, id = '']) => id);
}

/** A status of the class alone (5.0.0) says less than the server's own words do. */
function codesOf(fields: ReadonlyMap<string, string>): string {
  const said = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
  const status = enhanced.exec(fields.get('status') ?? '')?.[0];
  const reply = /^[45]\d\d\b/.exec(said)?.[0];
  const more = status && !status.endsWith('.0.0') ? status : (enhanced.exec(said)?.[0] ?? status);
  return [reply, more].filter((each) => each !== undefined).join(', ');
}

/** @returns `null` for a mail that is no report of a delivery */
export function readBounce(attachments: readonly Attachment[]): Bounce | null {
  const report = attachments.find(({ mimeType }) => reports.test(mimeType));
  if (!report) return null;
  const fields = fieldsOf(textOf(report));
  return {
    of: attachments
      .filter(({ mimeType }) => originals.test(mimeType))
      .slice(0, mostIds)
      .flatMap((each) => idsOf(textOf(each)))
      .slice(0, mostIds),
    failed: /^failed\b/i.test(fields.get('action') ?? ''),
    codes: codesOf(fields),
  };
}

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
