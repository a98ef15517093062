import { backoff } from '../../backoff.ts';
import { second } from '../../clock.ts';
import { holdForAnswer } from '../../conversation/answer-ends.ts';
import type { EnquiryLimits } from '../../limits.ts';
import { newId } from '../../new-id.ts';
import type { Sql, Store } from '../../store/database/port.ts';
import { lockItself } from '../../work/work-status.ts';
import type { Outcome } from './attempt.ts';
import { closeCircuit, openCircuit, putOffProbe } from './circuit.ts';
import { type ClaimedJob, noteDead } from './claim.ts';
import { longestWait } from './due-times.ts';
import { isLeftUnclear, leaveUnclear, unclearRule } from './unclear-ends.ts';

export type RecordLimits = Pick<
  EnquiryLimits,
  | 'firstBackoff'
  | 'longestBackoff'
  | 'unexplained'
  | 'firstProbe'
  | 'longestProbe'
  | 'lease'
  | 'leastAttempts'
>;

export interface RecordedOutcome {
  /** What the job is now; `superseded` when another process held it meanwhile, and nothing was changed. */
  readonly state: 'delivered' | 'waiting' | 'dead' | 'superseded';
  readonly circuit: 'opened' | 'closed' | 'unchanged';
}

interface NextState {
  readonly state: 'delivered' | 'waiting' | 'dead';
  readonly nextAt: number;
  /** Not tried again because it may have arrived. */
  readonly unclear?: boolean;
}

interface Ends {
  readonly unexplained: number;
  readonly unclear: number;
}

/** How often a job ended before without anybody knowing why, and without a yes or a no. */
async function endsOf(sql: Sql, id: string): Promise<Ends> {
  const [row] = await sql.rows<Ends>('SELECT unexplained, unclear FROM deliveries WHERE id = ?', [id]);
  return row ?? { unexplained: 0, unclear: 0 };
}

async function nextState(
  sql: Sql,
  job: ClaimedJob,
  outcome: Outcome,
  now: number,
  limits: RecordLimits,
): Promise<NextState> {
  // While a circuit is open its probe may have no other job to be made with than this one.
  const longest = job.probeOf === null ? limits.longestBackoff : limits.longestProbe;
  const wait = backoff(job.attempts, { first: limits.firstBackoff, longest });
  const lived = now >= job.expiresAt && job.attempts >= limits.leastAttempts;
  switch (outcome.kind) {
    case 'delivered':
      return { state: 'delivered', nextAt: now };
    case 'rejected':
      return { state: 'dead', nextAt: now };
    case 'fault':
      // The circuit decides when it is tried again.
      return { state: 'waiting', nextAt: now };
    case 'retry': {
      // A destination that asks for more is asked again after a day.
      const asked = Math.min((outcome.retryAfterSeconds ?? 0) * second, longestWait);
      return { state: lived ? 'dead' : 'waiting', nextAt: now + Math.max(wait, asked) };
    }
    case 'unclear': {
      const unclear = (await endsOf(sql, job.id)).unclear + 1;
      if (isLeftUnclear(job.channel, unclear)) return { state: 'dead', nextAt: now, unclear: true };
      // Every further try may be a copy too many, unless a copy does no harm.
      const rare = unclear > 1 && unclearRule(job.channel) !== null ? limits.longestBackoff : 0;
      return { state: lived ? 'dead' : 'waiting', nextAt: now + Math.max(wait, rare) };
    }
    case 'unexplained': {
      const spent = (await endsOf(sql, job.id)).unexplained + 1 >= limits.unexplained || lived;
      return { state: spent ? 'dead' : 'waiting', nextAt: now + wait };
    }
  }
}

async function moveCircuit(
  sql: Sql,
  job: ClaimedJob,
  outcome: Outcome,
  now: number,
  limits: RecordLimits,
): Promise<RecordedOutcome['circuit']> {
  const { channel, form, probeOf } = job;
  const own = { channel, form };
  if (outcome.kind === 'fault') {
    // One that was to show whether the whole channel listens says it of its own form alone.
    if (probeOf !== null && probeOf !== form) await putOffProbe(sql, { channel, form: probeOf }, now, limits);
    const opened = await openCircuit(sql, own, outcome.detail, probeOf === form, now, limits);
    return opened ? 'opened' : 'unchanged';
  }
  // A refusal of this one message proves that the destination listens again, as a delivery does.
  if (outcome.kind === 'delivered' || outcome.kind === 'rejected') {
    const closed = await closeCircuit(sql, own, outcome.kind === 'delivered', job.kinds, now);
    return closed ? 'closed' : 'unchanged';
  }
  if (probeOf !== null) await putOffProbe(sql, { channel, form: probeOf }, now, limits);
  return 'unchanged';
}

/**
 * Writes down how an attempt ended: the job's new state, its history, the circuit, and a notice when it is dead. All of it
 * only while this process still holds the job.
 *
 * @throws StoreUnavailableError; the attempt then counts as lost when its lease ends, and is made again
 */
export function recordOutcome(
  store: Store,
  job: ClaimedJob,
  outcome: Outcome,
  now: number,
  limits: RecordLimits,
): Promise<RecordedOutcome> {
  return store.transaction(async (sql) => {
    const next = await nextState(sql, job, outcome, now, limits);
    if (next.state === 'dead' && job.message !== '') await holdForAnswer(sql, job.message, now);
    else if (next.unclear) await lockItself(sql, job.enquiryId, now);
    const held = await sql.run(
      `UPDATE deliveries SET state = ?, next_at = ?, lease_until = NULL,
          delivered_at = COALESCE(?, delivered_at), last_error = ?,
          unexplained = CASE WHEN ? = 1 THEN unexplained + 1 ELSE 0 END, unclear = unclear + ?
        WHERE id = ? AND fence = ? AND state = 'sending'`,
      [
        next.state,
        next.nextAt,
        next.state === 'delivered' ? now : null,
        next.state === 'delivered' ? null : outcome.detail,
        outcome.kind === 'unexplained' ? 1 : 0,
        outcome.kind === 'unclear' ? 1 : 0,
        job.id,
        job.fence,
      ],
    );
    if (held === 0) return { state: 'superseded', circuit: 'unchanged' };
    await sql.run('INSERT INTO attempts (id, delivery_id, at, outcome, detail) VALUES (?, ?, ?, ?, ?)', [
      newId(now),
      job.id,
      now,
      outcome.kind,
      outcome.detail,
    ]);
    if (next.unclear) {
      await leaveUnclear(sql, job.id, job.channel, now);
    } else if (next.state === 'dead') {
      await noteDead(sql, job.id, job.channel, outcome.detail, now);
    }
    return { state: next.state, circuit: await moveCircuit(sql, job, outcome, now, limits) };
  });
}
