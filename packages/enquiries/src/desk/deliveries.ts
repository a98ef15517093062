import { answerGoesAgain } from '../conversation/answer-ends.ts';
import { answerChannel } from '../conversation/answer-rows.ts';
import { type ChannelName, channelCalled, channelNames } from '../delivery/channels/channels.ts';
import { probeNow } from '../delivery/outbox/circuit.ts';
import { endedUnclear } from '../delivery/outbox/unclear-ends.ts';
import type { Sql } from '../store/database/port.ts';
import { type Asker, isRefused, mayAdminister, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, recordAction } from '../work/change.ts';
import { lockItself, lockWorkById, type WorkRow } from '../work/work-status.ts';
import { afterActing, type DeskDeps, type EnquiryOrRefusal, plainReference } from './desk-deps.ts';

/** Which deliveries are made again: those that were given up or those that wait; of one channel where it is named. */
export interface ResendFilter {
  readonly state: 'dead' | 'waiting';
  readonly channel?: ChannelName;
}

/** Deliveries that are made again. */
export interface DeskDeliveries {
  /** Tries a delivery again that was given up or waits, or sends a delivered mail once more. */
  again(
    asker: Asker,
    reference: string,
    channel: string,
    how: 'resend' | 'send-again',
  ): Promise<EnquiryOrRefusal>;
  /** Tries all of them again, as an administrator. @returns how many deliveries there were */
  resendAll(asker: Asker, filter: ResendFilter): Promise<{ readonly resent: number } | Refused>;
}

/** Who makes a delivery again, and when. */
interface Resending {
  readonly asker: Asker;
  readonly now: number;
}

async function recordResend(sql: Sql, id: string, action: string, { asker, now }: Resending): Promise<void> {
  await recordAction(sql, id, { by: asker, now, action });
  await markChanged(sql, id, now, true);
}

/**
 * Tried as if for the first time: what made it fail before was mended, or passed. Lateness counts from now. One that may have arrived
 * goes out, and is left again after one more end without a yes or a no. Its parameters are
 * now, twice, and the end of the delivery's life.
 */
const requeue = `UPDATE deliveries SET state = 'pending', next_at = ?, created_at = ?, expires_at = ?, attempts = 0,
  unexplained = 0, unclear = CASE WHEN unclear > 0 THEN 1 ELSE 0 END, dismissed_at = NULL`;

/**
 * Answers that failed and that no other was sent in place of, and those that wait for another try. What can still be called back keeps its
 * time. @returns how many
 */
async function requeueAnswers(sql: Sql, row: WorkRow, { now }: Resending): Promise<number> {
  const ready = await sql.rows<{ id: string; message: string; state: string }>(
    `SELECT id, message, state FROM deliveries WHERE enquiry_id = ? AND channel = ? AND state IN ('dead', 'waiting')
      AND dismissed_at IS NULL ORDER BY id`,
    [row.id, answerChannel],
  );
  if (ready.length > 0) await probeNow(sql, answerChannel, now);
  let current = row;
  let queued = 0;
  for (const { id, message, state } of ready) {
    const changed = await sql.run(`${requeue} WHERE id = ? AND state = ?`, [
      ...[now, now, now + channelCalled(answerChannel).limits.life],
      ...[id, state],
    ]);
    queued += changed;
    if (changed > 0 && state === 'dead') current = await answerGoesAgain(sql, current, message);
  }
  return queued;
}

/** What waits for a circuit is written after it, here as where the circuit closes: of two who begin at both ends PostgreSQL would undo one. */
async function requeueOne(
  sql: Sql,
  { id, channel }: { readonly id: string; readonly channel: ChannelName },
  which: string,
  now: number,
): Promise<number> {
  const where = `enquiry_id = ? AND channel = ? AND ${which}`;
  const ready = await sql.rows(`SELECT 1 FROM deliveries WHERE ${where} LIMIT 1`, [id, channel]);
  if (ready.length === 0) return 0;
  await probeNow(sql, channel, now);
  return sql.run(`${requeue} WHERE ${where}`, [
    now,
    now,
    now + channelCalled(channel).limits.life,
    id,
    channel,
  ]);
}

/** Makes one delivery of an enquiry again, now, with a life and attempts of its own; its job keeps its id. */
export async function resend(
  sql: Sql,
  row: WorkRow,
  channel: ChannelName,
  by: Resending,
): Promise<'done' | Refused> {
  const { id, state } = row;
  if (state !== 'accepted')
    return refuse('wrong-state', 'Only an accepted enquiry is sent; release it first.');
  const { now } = by;
  const queued =
    channel === answerChannel
      ? await requeueAnswers(sql, row, by)
      : await requeueOne(sql, { id, channel }, "state IN ('dead', 'waiting', 'pending')", now);
  if (queued === 0)
    return refuse('wrong-state', `Nothing to resend: ${channel} is delivered, under way, or not planned.`);
  await recordResend(sql, id, `resent ${channel}`, by);
  return 'done';
}

/**
 * Sends a mail that was delivered once more, under a Message-ID of its own: mailboxes would take the first one's for a repeat and
 * throw it away. Other channels hold what they were given, so nothing is sent there twice by choice.
 */
async function sendAgain(
  sql: Sql,
  { id }: Pick<WorkRow, 'id'>,
  channel: ChannelName,
  by: Resending,
): Promise<'done' | Refused> {
  const { words, plan, limits } = channelCalled(channel);
  if (words.again === null)
    return refuse('wrong-state', `Only a mail can be sent once more; ${channel} holds what it was given.`);
  const left = await sql.rows('SELECT 1 FROM subscriptions WHERE enquiry_id = ? AND left_at IS NOT NULL', [
    id,
  ]);
  if (left.length > 0 && plan.subscription === 'asked')
    return refuse('wrong-state', 'This reader has unsubscribed from the newsletter.');
  const { now } = by;
  const queued = await sql.run(
    `${requeue}, copy = copy + 1 WHERE enquiry_id = ? AND channel = ? AND state = 'delivered'`,
    [now, now, now + limits.life, id, channel],
  );
  if (queued === 0) return refuse('wrong-state', `${channel} was not delivered yet; resend it instead.`);
  await recordResend(sql, id, `sent once more ${channel}`, by);
  return 'done';
}

/** Makes answers again that are in `state`, each with its enquiry held. @returns the number of enquiries */
async function resendAnswers(sql: Sql, state: ResendFilter['state'], by: Resending): Promise<number> {
  const found = await sql.rows<{ id: string }>(
    `SELECT DISTINCT d.enquiry_id AS id FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
      WHERE d.channel = ? AND d.state = ? AND d.dismissed_at IS NULL AND e.state = 'accepted' AND e.erase_due_at IS NULL
      ORDER BY d.enquiry_id`,
    [answerChannel, state],
  );
  let made = 0;
  for (const { id } of found) {
    const row = await lockWorkById(sql, id, by.now);
    if (row && !isRefused(await resend(sql, row, answerChannel, by))) made += 1;
  }
  return made;
}

/** Makes every delivery of a channel that is in `state` again. @returns the number of deliveries */
async function resendChannel(
  sql: Sql,
  channel: ChannelName,
  state: ResendFilter['state'],
  by: Resending,
): Promise<number> {
  const { now } = by;
  if (channel === answerChannel) return resendAnswers(sql, state, by);
  await probeNow(sql, channel, now);
  const which = `state = '${state}' AND NOT ${endedUnclear}`;
  const found = await sql.rows<{ id: string }>(
    `SELECT DISTINCT enquiry_id AS id FROM deliveries WHERE channel = ? AND ${which} AND enquiry_id IN
        (SELECT id FROM enquiries WHERE state = 'accepted' AND erase_due_at IS NULL) ORDER BY enquiry_id`,
    [channel],
  );
  let made = 0;
  for (const { id } of found) {
    await lockItself(sql, id, now);
    const queued = await requeueOne(sql, { id, channel }, which, now);
    if (queued > 0) await recordResend(sql, id, `resent ${channel}`, by);
    made += queued;
  }
  return made;
}

export function createDeskDeliveries(deps: DeskDeps): DeskDeliveries {
  const { store, clock, changes, log, onWork } = deps;
  return {
    async again(asker, typed, name, how) {
      const reference = plainReference(typed);
      const now = clock.now();
      const result = await store.transaction(async (sql) => {
        const row = await lockForWork(sql, reference, asker, now);
        if (isRefused(row)) return row;
        const channel = channelNames.find((each): each is ChannelName => each === name);
        if (!channel) return refuse('not-found', 'There is no such delivery channel.');
        return (how === 'resend' ? resend : sendAgain)(sql, row, channel, { asker, now });
      });
      return afterActing(deps, asker, reference, how, result);
    },

    async resendAll(asker, { state, channel: named }) {
      if (!mayAdminister(asker)) return refuse('no-right', 'Only an administrator sends many again.');
      const by = { asker, now: clock.now() };
      const resent = await store.transaction(async (sql) => {
        let count = 0;
        for (const channel of named ? [named] : channelNames)
          count += await resendChannel(sql, channel, state, by);
        return count;
      });
      log.info({ resent, state, channel: named }, 'deliveries were made again');
      changes.announce();
      onWork();
      return { resent };
    },
  };
}
