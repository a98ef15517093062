import type { ChannelName } from '../channels/channel.ts';
import type { EnquiryLimits } from '../limits.ts';
import { note } from '../notices/note.ts';
import type { Sql } from '../store/port.ts';
import { backoff } from './backoff.ts';

interface CircuitRow {
  readonly opened_at: number;
  readonly probe_at: number;
  readonly faults: number;
}

type ProbeLimits = Pick<EnquiryLimits, 'firstProbe' | 'longestProbe' | 'lease'>;

function probeDelay(faults: number, limits: ProbeLimits): number {
  return backoff(faults, { first: limits.firstProbe, longest: limits.longestProbe });
}

async function circuitOf(sql: Sql, channel: ChannelName): Promise<CircuitRow | undefined> {
  const [row] = await sql.rows<CircuitRow>(
    'SELECT opened_at, probe_at, faults FROM circuits WHERE channel = ?',
    [channel],
  );
  return row;
}

/**
 * Whether jobs of a channel may be claimed: `all`, none, or one `probe` when an open circuit is due for one. The probe is
 * taken for as long as a lease lasts, so that one process probes at a time and a crash does not end the probing.
 */
export async function admit(
  sql: Sql,
  channel: ChannelName,
  now: number,
  limits: ProbeLimits,
): Promise<'all' | 'none' | 'probe'> {
  const circuit = await circuitOf(sql, channel);
  if (!circuit) return 'all';
  if (circuit.probe_at > now) return 'none';
  const taken = await sql.run('UPDATE circuits SET probe_at = ? WHERE channel = ? AND probe_at = ?', [
    now + limits.lease,
    channel,
    circuit.probe_at,
  ]);
  return taken > 0 ? 'probe' : 'none';
}

/**
 * A destination refused everybody: the circuit opens, or a failed probe puts the next one off.
 *
 * @returns whether it opened now
 */
export async function openCircuit(
  sql: Sql,
  channel: ChannelName,
  reason: string,
  isProbe: boolean,
  now: number,
  limits: ProbeLimits,
): Promise<boolean> {
  const opened = await sql.run(
    `INSERT INTO circuits (channel, opened_at, probe_at, faults, reason) VALUES (?, ?, ?, 1, ?)
      ON CONFLICT (channel) DO NOTHING`,
    [channel, now, now + probeDelay(1, limits), reason],
  );
  if (opened > 0) {
    const line = `${channel} takes no deliveries since a fault at its destination: ${reason}`;
    await note(sql, 'fault', channel, line, now);
    return true;
  }
  const circuit = await circuitOf(sql, channel);
  if (isProbe && circuit) {
    const faults = circuit.faults + 1;
    await sql.run('UPDATE circuits SET probe_at = ?, faults = ?, reason = ? WHERE channel = ?', [
      now + probeDelay(faults, limits),
      faults,
      reason,
      channel,
    ]);
  }
  return false;
}

/** A probe that proved nothing either way: the next one comes after the same wait. */
export async function putOffProbe(
  sql: Sql,
  channel: ChannelName,
  now: number,
  limits: ProbeLimits,
): Promise<void> {
  const circuit = await circuitOf(sql, channel);
  if (!circuit) return;
  await sql.run('UPDATE circuits SET probe_at = ? WHERE channel = ?', [
    now + probeDelay(circuit.faults, limits),
    channel,
  ]);
}

/** Lets the next claim probe an open circuit at once: a person has mended something, or wants to know. */
export async function probeNow(sql: Sql, channel: ChannelName, now: number): Promise<void> {
  await sql.run('UPDATE circuits SET probe_at = ? WHERE channel = ?', [now, channel]);
}

/**
 * The destination answers again. The life of the jobs that waited is lengthened by the time they could not be tried, so
 * that nothing dies of a fault.
 *
 * @returns whether a circuit was open
 */
export async function closeCircuit(sql: Sql, channel: ChannelName, now: number): Promise<boolean> {
  const circuit = await circuitOf(sql, channel);
  if (!circuit) return false;
  const closed = await sql.run('DELETE FROM circuits WHERE channel = ? AND opened_at = ?', [
    channel,
    circuit.opened_at,
  ]);
  if (closed === 0) return false;
  // Jobs under way are left alone: their own outcome may be waiting for this row, and they never waited for the circuit.
  await sql.run(
    `UPDATE deliveries SET expires_at = expires_at + ?
      WHERE channel = ? AND state IN ('pending', 'waiting')`,
    [now - circuit.opened_at, channel],
  );
  return true;
}
