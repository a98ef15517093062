import { enquiryKinds } from '@sundowner/brand';
import { day, minute } from '../../clock.ts';
import type { EnquiryLimits } from '../../limits.ts';
import type { Sql, Store } from '../../store/database/port.ts';
import type { Channel } from '../channels/channel.ts';
import { closeForeignCircuits } from './circuit.ts';

/** The longest a destination may ask us to wait (Retry-After); nothing waits longer for anything. */
export const longestWait = day;

/** What clocks of several machines may differ by without one of them being wrong. */
const skew = minute;

export type DueLimits = Pick<EnquiryLimits, 'lease' | 'longestBackoff' | 'longestProbe' | 'eraseUndo'>;

/** The forms that each channel with forms sends to now. */
type Forms = readonly { readonly channel: string; readonly forms: readonly string[] }[];

/** @returns the forms of every channel that has some */
export function formsOf(channels: readonly Channel[]): Forms {
  return channels.flatMap(({ name, formOf }) =>
    formOf ? [{ channel: name, forms: [...new Set(enquiryKinds.map(formOf))].filter(Boolean) }] : [],
  );
}

async function deliveries(sql: Sql, now: number, limits: DueLimits): Promise<number> {
  const { lease, longestBackoff } = limits;
  // A job that was never tried is due when it is made. One that was tried waits for its backoff, longer only where it was asked to; an
  // attempt of tomorrow shows that the clock was ahead when it was put off.
  const jobs = await sql.run(
    `UPDATE deliveries SET next_at = ? WHERE state IN ('pending', 'sending', 'waiting') AND ((state = 'pending' AND next_at > ?)
      OR (state = 'waiting' AND (next_at > ? OR (next_at > ? AND EXISTS
        (SELECT 1 FROM attempts a WHERE a.delivery_id = deliveries.id AND a.at > ?)))))`,
    [now, now + skew, now + longestWait, now + longestBackoff, now + skew],
  );
  // The holder of one may live: it keeps what a lease is worth.
  const held = await sql.run(
    "UPDATE deliveries SET lease_until = ? WHERE state = 'sending' AND lease_until > ?",
    [now + lease, now + lease + skew],
  );
  // Lateness counts from when a job was made.
  await sql.run(
    "UPDATE deliveries SET created_at = ? WHERE state IN ('pending', 'sending', 'waiting') AND created_at > ?",
    [now, now + skew],
  );
  return jobs + held;
}

/**
 * Pulls in everything that is due further ahead than the longest wait (KEEP-05): what a clock that was ahead, and came back, left
 * there. Jobs, leases, probes of circuits, notices, and erasures. Circuits of forms the settings no longer name are closed.
 *
 * @returns how many things were pulled in
 */
export function pullInDueTimes(
  store: Store,
  now: number,
  limits: DueLimits,
  forms: Forms = [],
): Promise<number> {
  return store.transaction(async (sql) => {
    for (const one of forms) await closeForeignCircuits(sql, one.channel, one.forms, now);
    const longestProbe = Math.max(limits.longestProbe, limits.lease) + skew;
    const probes = await sql.run(
      'UPDATE circuits SET probe_at = ? WHERE probe_at > ? AND opened_at IS NOT NULL',
      [now, now + longestProbe],
    );
    await sql.run('UPDATE circuits SET opened_at = ? WHERE opened_at > ?', [now, now + skew]);
    const notices = await sql.run(
      'UPDATE notice_batches SET next_at = ? WHERE told_at IS NULL AND next_at > ?',
      [now, now + limits.longestBackoff + skew],
    );
    const erasures = await sql.run('UPDATE enquiries SET erase_due_at = ? WHERE erase_due_at > ?', [
      now + limits.eraseUndo,
      now + limits.eraseUndo + skew,
    ]);
    return (await deliveries(sql, now, limits)) + probes + notices + erasures;
  });
}
