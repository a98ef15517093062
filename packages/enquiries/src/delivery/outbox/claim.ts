import { enquiryKinds } from '@sundowner/brand';
import { answerRefused } from '../../conversation/answer-ends.ts';
import type { EnquiryLimits } from '../../limits.ts';
import { newId } from '../../new-id.ts';
import type { Sql, SqlValue, Store } from '../../store/database/port.ts';
import { ownPageChannel } from '../channels/own-page-mail/own-page-mail-channel.ts';
import { note } from '../notices/note.ts';
import { type FormOf, openCircuits, returnProbe, takeProbe } from './circuit.ts';
import { holdEnquiriesOf } from './hold-enquiries.ts';
import { isLeftUnclear, leaveUnclear, unclearRule } from './unclear-ends.ts';

/** A job this process holds until `lease` has passed or its outcome is recorded. */
export interface ClaimedJob {
  readonly id: string;
  readonly enquiryId: string;
  readonly channel: string;
  /** This attempt included: it is counted now, so that a job that kills its worker dies in the end. */
  readonly attempts: number;
  /** Raised at every claim; an outcome is taken only from the latest holder. */
  readonly fence: number;
  readonly expiresAt: number;
  /** Raised by a person who had it sent once more. */
  readonly copy: number;
  /** The answer it sends; `''` where it sends the enquiry itself. */
  readonly message: string;
  /** The form at the destination it goes to; `''` where the channel has none. */
  readonly form: string;
  /** Every kind of enquiry that goes to `form`. */
  readonly kinds: readonly string[];
  /** The form whose open circuit this attempt shows can close, or not; `null` for an ordinary one. */
  readonly probeOf: string | null;
}

export type ClaimLimits = Pick<EnquiryLimits, 'lease' | 'unexplained' | 'firstProbe' | 'longestProbe'>;

interface LostRow {
  readonly id: string;
  readonly unclear: number;
  readonly state: 'waiting' | 'dead';
}

const lostDetail = 'The process that held this delivery ended before it could say how it went';

/** More ends without a yes or a no than any job has, for channels that go on whatever they are. */
const noEnd = 1_000_000;

/**
 * Takes back the jobs of workers that vanished, each of which may have been done; one that did it too often is dead, and a mail that may
 * have arrived too often is not tried again.
 */
export async function recoverLost(
  sql: Sql,
  skipLocked: string,
  channel: string,
  now: number,
  limits: Pick<ClaimLimits, 'unexplained'>,
): Promise<void> {
  const isLost = "d.channel = ? AND d.state = 'sending' AND d.lease_until <= ?";
  const found = await sql.rows<{ id: string; enquiry_id: string }>(
    `SELECT d.id, d.enquiry_id FROM deliveries d WHERE ${isLost} ORDER BY d.id`,
    [channel, now],
  );
  const lost: LostRow[] = [];
  for (const id of await holdEnquiriesOf(sql, skipLocked, found)) {
    const rows = await sql.rows<LostRow>(
      `WITH lost AS MATERIALIZED (SELECT d.id FROM deliveries d WHERE d.id = ? AND ${isLost}${skipLocked})
        UPDATE deliveries SET unexplained = unexplained + 1, unclear = unclear + 1, fence = fence + 1, lease_until = NULL,
          next_at = ?, last_error = ?,
          state = CASE WHEN unexplained + 1 >= ? OR unclear + 1 >= ? THEN 'dead' ELSE 'waiting' END
        WHERE id IN (SELECT id FROM lost)
        RETURNING id, state, unclear`,
      [id, channel, now, now, lostDetail, limits.unexplained, unclearRule(channel)?.most ?? noEnd],
    );
    lost.push(...rows);
  }
  for (const { id, state, unclear } of lost) {
    await sql.run('INSERT INTO attempts (id, delivery_id, at, outcome, detail) VALUES (?, ?, ?, ?, ?)', [
      newId(now),
      id,
      now,
      'lost',
      lostDetail,
    ]);
    if (state !== 'dead') continue;
    if (isLeftUnclear(channel, unclear)) await leaveUnclear(sql, id, channel, now);
    else await noteDead(sql, id, channel, lostDetail, now);
  }
}

export async function noteDead(
  sql: Sql,
  deliveryId: string,
  channel: string,
  detail: string,
  now: number,
): Promise<void> {
  const [row] = await sql.rows<{ reference: string; message: string }>(
    'SELECT e.reference, d.message FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id WHERE d.id = ?',
    [deliveryId],
  );
  if (row && row.message !== '') await answerRefused(sql, row.message, now);
  await note(
    sql,
    'dead',
    deliveryId,
    `${row?.reference ?? '?'}: delivery by ${channel} failed. ${detail}`,
    now,
  );
}

interface ClaimedRow {
  readonly id: string;
  readonly enquiry_id: string;
  readonly attempts: number;
  readonly fence: number;
  readonly expires_at: number;
  readonly copy: number;
  readonly message: string;
  readonly kind: string;
}

/** Which kinds of enquiry are claimed: all but some, or some alone. */
interface Kinds {
  readonly only?: readonly string[];
  readonly but?: readonly string[];
}

function kindCondition({ only, but = [] }: Kinds): { text: string; parameters: SqlValue[] } {
  const kinds = only ?? but;
  if (kinds.length === 0) return { text: '', parameters: [] };
  const list = kinds.map(() => '?').join(', ');
  return { text: `AND e.kind ${only ? 'IN' : 'NOT IN'} (${list})`, parameters: [...kinds] };
}

/**
 * What a worker may take of a channel. The states are those of the index `deliveries_to_do`, word for word, and the join keeps
 * its order: SQLite uses the index for nothing else, and would look through every enquiry there ever was. Of a held enquiry go what its
 * writer asked for on their own page, and nothing else: a page that never answers would say that it is held.
 */
const dueDeliveries = `deliveries d CROSS JOIN enquiries e
  WHERE e.id = d.enquiry_id AND d.channel = ? AND d.state IN ('pending', 'sending', 'waiting') AND d.state <> 'sending'
    AND d.next_at <= ? AND (e.state = 'accepted' OR e.state = 'quarantined' AND d.channel = '${ownPageChannel}')
    AND e.erase_due_at IS NULL`;

/** Whether a channel has anything due, or lost: a read, so that an idle worker writes nothing and takes no probe. */
async function hasWork(store: Store, channel: string, now: number): Promise<boolean> {
  const [row] = await store.read.rows(
    `SELECT 1 FROM ${dueDeliveries}
      UNION ALL SELECT 1 FROM deliveries WHERE channel = ? AND state = 'sending' AND lease_until <= ?
      LIMIT 1`,
    [channel, now, channel, now],
  );
  return row !== undefined;
}

interface Claiming {
  readonly store: Store;
  readonly channel: string;
  readonly now: number;
  readonly limits: ClaimLimits;
  readonly formOf: FormOf;
}

async function claimDue(
  sql: Sql,
  { store, channel, now, limits, formOf }: Claiming,
  count: number,
  kinds: Kinds,
  probeOf: string | null,
): Promise<ClaimedJob[]> {
  const { text, parameters } = kindCondition(kinds);
  const rows = await sql.rows<ClaimedRow>(
    `WITH due AS MATERIALIZED (
        SELECT d.id FROM ${dueDeliveries} ${text}
        ORDER BY d.next_at, d.id LIMIT ?${store.skipLocked}
      )
      UPDATE deliveries SET state = 'sending', attempts = attempts + 1, fence = fence + 1, lease_until = ?
      WHERE id IN (SELECT id FROM due)
      RETURNING id, enquiry_id, attempts, fence, expires_at, copy, message,
        (SELECT kind FROM enquiries WHERE enquiries.id = deliveries.enquiry_id) AS kind`,
    [channel, now, ...parameters, count, now + limits.lease],
  );
  return rows.map((row) => {
    const form = formOf(row.kind);
    return {
      id: row.id,
      enquiryId: row.enquiry_id,
      channel,
      attempts: row.attempts,
      fence: row.fence,
      expiresAt: row.expires_at,
      copy: row.copy,
      message: row.message,
      form,
      kinds: enquiryKinds.filter((kind) => formOf(kind) === form),
      probeOf,
    };
  });
}

/** One job for each open circuit that is due for a probe, and everything due that no open circuit holds. */
async function claimPastCircuits(sql: Sql, claiming: Claiming, count: number): Promise<ClaimedJob[]> {
  const { channel, now, limits, formOf } = claiming;
  const open = await openCircuits(sql, channel);
  const forms = new Set(open.map(({ form }) => form));
  const held = enquiryKinds.filter((kind) => formOf(kind) !== '' && forms.has(formOf(kind)));
  const claimed: ClaimedJob[] = [];
  for (const circuit of open) {
    if (claimed.length >= count || !(await takeProbe(sql, channel, circuit, now, limits))) continue;
    const kinds =
      circuit.form === ''
        ? { but: held }
        : { only: enquiryKinds.filter((kind) => formOf(kind) === circuit.form) };
    const probe = kinds.only?.length === 0 ? [] : await claimDue(sql, claiming, 1, kinds, circuit.form);
    if (probe.length === 0) await returnProbe(sql, channel, circuit);
    claimed.push(...probe);
  }
  const left = count - claimed.length;
  if (left > 0 && !forms.has('')) claimed.push(...(await claimDue(sql, claiming, left, { but: held }, null)));
  return claimed;
}

/**
 * Claims up to `count` due jobs of a channel, oldest first, each for one process only. While the circuit of a form is open it
 * claims none of that form's, or the one probe that is due. Jobs of an enquiry somebody asked to erase wait.
 *
 * @param formOf which form at the destination a kind of enquiry goes to
 * @param takesBack whether jobs whose lease has ended are taken from the worker that holds them
 * @throws StoreUnavailableError
 */
export async function claimJobs(
  store: Store,
  channel: string,
  count: number,
  now: number,
  limits: ClaimLimits,
  formOf: FormOf = () => '',
  takesBack = true,
): Promise<ClaimedJob[]> {
  if (!(await hasWork(store, channel, now))) return [];
  return store.transaction(async (sql) => {
    if (takesBack) await recoverLost(sql, store.skipLocked, channel, now, limits);
    return claimPastCircuits(sql, { store, channel, now, limits, formOf }, count);
  });
}
