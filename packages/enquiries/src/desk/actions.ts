import type { ResendFilter } from '@sundowner/desk-wire';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import { type ChannelName, channelCalled } from '../delivery/channels/channels.ts';
import { probeNow } from '../delivery/outbox/circuit.ts';
import { endedUnclear } from '../delivery/outbox/unclear-ends.ts';
import type { Sql } from '../store/database/port.ts';
import { recordAction } from '../work/actions.ts';
import { markChanged } from '../work/mark-changed.ts';
import { isRefused, type Refused } from '../work/refused.ts';
import { judge } from './judge.ts';
import { type EnquiryRow, enquiryByReference } from './rows.ts';

/** Why an action was not taken: no such enquiry, or it is not in a state for it (a sentence for the person). */
export type Refusal =
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'conflict'; readonly reason: string };

export type ActionOutcome = { readonly outcome: 'done' } | Refusal;

export interface ActionContext {
  readonly now: number;
  /** As the history shows them. */
  readonly by: string;
  /** The id of whoever acts: a person of the house, or the command line. */
  readonly person: string;
  readonly channels: readonly ConfiguredChannel[];
}

const done: ActionOutcome = { outcome: 'done' };
const conflict = (reason: string): ActionOutcome => ({ outcome: 'conflict', reason });

async function noteAction(sql: Sql, id: string, action: string, context: ActionContext): Promise<void> {
  const { now, by, person } = context;
  await recordAction(sql, { enquiryId: id, now, by, person, action });
  await markChanged(sql, id, now, true);
}

const outcomeOf = (result: 'done' | Refused): ActionOutcome =>
  isRefused(result) ? conflict(result.detail) : done;

async function find(sql: Sql, reference: string): Promise<EnquiryRow | ActionOutcome> {
  const row = await enquiryByReference(sql, reference);
  if (!row) return { outcome: 'not-found' };
  if (row.state === 'erased') return conflict('This enquiry was erased.');
  if (row.erase_due_at !== null) return conflict('This enquiry is being erased; take that back first.');
  return row;
}

/** Lets a held enquiry go: it becomes an accepted one, and its deliveries are made now. */
export async function release(sql: Sql, reference: string, context: ActionContext): Promise<ActionOutcome> {
  const row = await find(sql, reference);
  return 'outcome' in row ? row : outcomeOf(await judge(sql, row.id, 'release', context));
}

/** Puts a held enquiry away, or says of dead deliveries that they need not be made. */
export async function discard(sql: Sql, reference: string, context: ActionContext): Promise<ActionOutcome> {
  const row = await find(sql, reference);
  if ('outcome' in row) return row;
  if (row.state === 'quarantined') return outcomeOf(await judge(sql, row.id, 'discard', context));
  const dismissed = await sql.run(
    "UPDATE deliveries SET dismissed_at = ? WHERE enquiry_id = ? AND state = 'dead' AND dismissed_at IS NULL",
    [context.now, row.id],
  );
  if (dismissed === 0)
    return conflict('There is nothing to discard: the enquiry is not held and no delivery failed.');
  await noteAction(sql, row.id, 'discarded the failed deliveries', context);
  return done;
}

/**
 * Tried as if for the first time: what made it fail before was mended, or passed. Lateness counts from now. One that may have arrived
 * goes out, and is left again after one more end without a yes or a no. Its parameters are
 * now, twice, and the end of the delivery's life.
 */
const requeue = `UPDATE deliveries SET state = 'pending', next_at = ?, created_at = ?, expires_at = ?, attempts = 0,
  unexplained = 0, unclear = CASE WHEN unclear > 0 THEN 1 ELSE 0 END, dismissed_at = NULL`;

/** Makes one delivery again, now, with a life and attempts of its own; its job keeps its id. */
export async function resend(
  sql: Sql,
  reference: string,
  channel: ChannelName,
  context: ActionContext,
): Promise<ActionOutcome> {
  const row = await find(sql, reference);
  if ('outcome' in row) return row;
  if (row.state !== 'accepted') return conflict('Only an accepted enquiry is sent; release it first.');
  const { now } = context;
  const queued = await sql.run(
    `${requeue} WHERE enquiry_id = ? AND channel = ? AND state IN ('dead', 'waiting', 'pending')`,
    [now, now, now + channelCalled(channel).limits.life, row.id, channel],
  );
  if (queued === 0) return conflict(`Nothing to resend: ${channel} is delivered, under way, or not planned.`);
  await probeNow(sql, channel, now);
  await noteAction(sql, row.id, `resent ${channel}`, context);
  return done;
}

/**
 * Sends a mail that was delivered once more, under a Message-ID of its own: mailboxes would take the first one's for a repeat and
 * throw it away. Other channels hold what they were given, so nothing is sent there twice by choice.
 */
export async function sendAgain(
  sql: Sql,
  reference: string,
  channel: ChannelName,
  context: ActionContext,
): Promise<ActionOutcome> {
  const row = await find(sql, reference);
  if ('outcome' in row) return row;
  const { words, plan, limits } = channelCalled(channel);
  if (words.again === null)
    return conflict(`Only a mail can be sent once more; ${channel} holds what it was given.`);
  const [left] = await sql.rows('SELECT 1 FROM subscriptions WHERE enquiry_id = ? AND left_at IS NOT NULL', [
    row.id,
  ]);
  if (left && plan.subscription === 'asked')
    return conflict('This reader has unsubscribed from the newsletter.');
  const { now } = context;
  const queued = await sql.run(
    `${requeue}, copy = copy + 1 WHERE enquiry_id = ? AND channel = ? AND state = 'delivered'`,
    [now, now, now + limits.life, row.id, channel],
  );
  if (queued === 0) return conflict(`${channel} was not delivered yet; resend it instead.`);
  await noteAction(sql, row.id, `sent once more ${channel}`, context);
  return done;
}

export interface BulkFilter extends ResendFilter {
  readonly channel?: ChannelName;
}

/** Makes every delivery of a channel that is in `state` again. @returns the number of deliveries */
export async function resendAll(
  sql: Sql,
  channel: ChannelName,
  state: BulkFilter['state'],
  context: ActionContext,
): Promise<number> {
  const { now } = context;
  const rows = await sql.rows<{ enquiry_id: string }>(
    `${requeue} WHERE channel = ? AND state = ? AND NOT ${endedUnclear} AND enquiry_id IN
        (SELECT id FROM enquiries WHERE state = 'accepted' AND erase_due_at IS NULL)
      RETURNING enquiry_id`,
    [now, now, now + channelCalled(channel).limits.life, channel, state],
  );
  await probeNow(sql, channel, now);
  for (const row of rows) await noteAction(sql, row.enquiry_id, `resent ${channel}`, context);
  return rows.length;
}
