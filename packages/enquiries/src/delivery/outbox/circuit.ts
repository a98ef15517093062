import { backoff } from '../../backoff.ts';
import type { EnquiryLimits } from '../../limits.ts';
import type { Sql, SqlValue } from '../../store/database/port.ts';
import { note } from '../notices/note.ts';

/**
 * What a circuit is of: a channel, and the form of its destination (the CRM's form id), so that one wrong id holds up the
 * enquiries of that form alone. A channel without forms, and a whole channel, has the form `''`.
 */
export interface CircuitKey {
  readonly channel: string;
  readonly form: string;
}

/** The form at a channel's destination that enquiries of a kind go to; `''` where it has none. */
export type FormOf = (kind: string) => string;

/** An open circuit. Times are milliseconds since 1970. */
export interface OpenCircuit {
  readonly form: string;
  readonly opened_at: number;
  readonly probe_at: number;
  readonly reason: string;
}

interface CircuitRow {
  /** `null` while it is closed and only its count is kept. */
  readonly opened_at: number | null;
  readonly faults: number;
}

type ProbeLimits = Pick<EnquiryLimits, 'firstProbe' | 'longestProbe' | 'lease'>;

function probeDelay(faults: number, limits: ProbeLimits): number {
  return backoff(faults, { first: limits.firstProbe, longest: limits.longestProbe });
}

/** "crm", or "crm (form 78c2891f-…)": what notices and alerts call a circuit. */
export function circuitWords({ channel, form }: CircuitKey): string {
  return form === '' ? channel : `${channel} (form ${form})`;
}

async function circuitOf(sql: Sql, { channel, form }: CircuitKey): Promise<CircuitRow | undefined> {
  const [row] = await sql.rows<CircuitRow>(
    'SELECT opened_at, faults FROM circuits WHERE channel = ? AND form = ?',
    [channel, form],
  );
  return row;
}

/** The open circuits of a channel; those of no form first. */
export function openCircuits(sql: Sql, channel: string): Promise<OpenCircuit[]> {
  return sql.rows<OpenCircuit>(
    `SELECT form, opened_at, probe_at, reason FROM circuits
      WHERE channel = ? AND opened_at IS NOT NULL ORDER BY form`,
    [channel],
  );
}

/**
 * Takes the probe of an open circuit for as long as a lease lasts, so that one process probes at a time and a crash does not
 * end the probing.
 *
 * @returns whether it was due and is this process's
 */
export async function takeProbe(
  sql: Sql,
  channel: string,
  circuit: OpenCircuit,
  now: number,
  limits: ProbeLimits,
): Promise<boolean> {
  if (circuit.probe_at > now) return false;
  const taken = await sql.run(
    'UPDATE circuits SET probe_at = ? WHERE channel = ? AND form = ? AND probe_at = ?',
    [now + limits.lease, channel, circuit.form, circuit.probe_at],
  );
  return taken > 0;
}

/** Gives a probe back that found no job to be made with. */
export async function returnProbe(sql: Sql, channel: string, circuit: OpenCircuit): Promise<void> {
  await sql.run('UPDATE circuits SET probe_at = ? WHERE channel = ? AND form = ?', [
    circuit.probe_at,
    channel,
    circuit.form,
  ]);
}

/**
 * A destination refused a form: its circuit opens, or a failed probe puts the next one off. The count of one that was closed
 * by anything but a success goes on where it stood.
 *
 * @returns whether it opened now
 */
export async function openCircuit(
  sql: Sql,
  key: CircuitKey,
  reason: string,
  isProbe: boolean,
  now: number,
  limits: ProbeLimits,
): Promise<boolean> {
  const { channel, form } = key;
  const inserted = await sql.run(
    `INSERT INTO circuits (channel, form, opened_at, probe_at, faults, reason) VALUES (?, ?, ?, ?, 1, ?)
      ON CONFLICT (channel, form) DO NOTHING`,
    [channel, form, now, now + probeDelay(1, limits), reason],
  );
  const circuit = inserted > 0 ? undefined : await circuitOf(sql, key);
  const opens = inserted > 0 || circuit?.opened_at === null;
  if (circuit && (isProbe || opens)) {
    const faults = circuit.faults + 1;
    await sql.run(
      `UPDATE circuits SET opened_at = COALESCE(opened_at, ?), probe_at = ?, faults = ?, reason = ?
        WHERE channel = ? AND form = ?`,
      [now, now + probeDelay(faults, limits), faults, reason, channel, form],
    );
  }
  if (opens) {
    const line = `${circuitWords(key)} takes no deliveries since a fault at its destination: ${reason}`;
    await note(sql, 'fault', [channel, form].filter(Boolean).join(' '), line, now);
  }
  return opens;
}

/** A probe that proved nothing either way: the next one comes after the same wait. */
export async function putOffProbe(
  sql: Sql,
  key: CircuitKey,
  now: number,
  limits: ProbeLimits,
): Promise<void> {
  const circuit = await circuitOf(sql, key);
  if (!circuit) return;
  await sql.run('UPDATE circuits SET probe_at = ? WHERE channel = ? AND form = ?', [
    now + probeDelay(circuit.faults, limits),
    key.channel,
    key.form,
  ]);
}

/** Lets the next claim probe every open circuit of a channel at once: a person has mended something, or wants to know. */
export async function probeNow(sql: Sql, channel: string, now: number): Promise<void> {
  await sql.run('UPDATE circuits SET probe_at = ? WHERE channel = ?', [now, channel]);
}

async function closeOne(
  sql: Sql,
  key: CircuitKey,
  succeeded: boolean,
  kinds: readonly string[] | null,
  now: number,
): Promise<boolean> {
  const circuit = await circuitOf(sql, key);
  if (!circuit) return false;
  const where: readonly SqlValue[] = [key.channel, key.form];
  if (circuit.opened_at === null) {
    if (succeeded) await sql.run('DELETE FROM circuits WHERE channel = ? AND form = ?', where);
    return false;
  }
  const closing = succeeded ? 'DELETE FROM circuits' : 'UPDATE circuits SET opened_at = NULL';
  const closed = await sql.run(`${closing} WHERE channel = ? AND form = ? AND opened_at = ?`, [
    ...where,
    circuit.opened_at,
  ]);
  if (closed === 0) return false;
  const ofKinds = kinds
    ? ` AND enquiry_id IN (SELECT id FROM enquiries WHERE kind IN (${kinds.map(() => '?').join(', ')}))`
    : '';
  // Jobs under way are left alone: their own outcome may be waiting for this row, and they never waited for the circuit.
  await sql.run(
    `UPDATE deliveries SET expires_at = expires_at + ?
      WHERE channel = ? AND state IN ('pending', 'waiting')${ofKinds}`,
    [Math.max(0, now - circuit.opened_at), key.channel, ...(kinds ?? [])],
  );
  return true;
}

/**
 * The destination answers for a form again. The life of the jobs that waited is lengthened by the time they could not be tried,
 * so that nothing dies of a fault. What was open for the whole channel closes too: it listens.
 *
 * @param succeeded false for an answer that only proves that it listens, such as a refusal: the count of faults is kept
 * @param kinds the kinds of enquiry that go to the form
 * @returns whether a circuit was open
 */
export async function closeCircuit(
  sql: Sql,
  key: CircuitKey,
  succeeded: boolean,
  kinds: readonly string[],
  now: number,
): Promise<boolean> {
  const whole = await closeOne(sql, { channel: key.channel, form: '' }, succeeded, null, now);
  const own = key.form !== '' && (await closeOne(sql, key, succeeded, kinds, now));
  return whole || own;
}

/** Closes the circuits of forms this installation no longer sends to: the settings were put right. */
export async function closeForeignCircuits(
  sql: Sql,
  channel: string,
  forms: readonly string[],
  now: number,
): Promise<void> {
  for (const { form } of await openCircuits(sql, channel)) {
    if (form !== '' && !forms.includes(form)) await closeOne(sql, { channel, form }, true, null, now);
  }
}
