import { maySeeKind } from '@sundowner/brand';
import type { Zone } from '@sundowner/calendar/zone';
import type { WorkAct } from '@sundowner/desk-wire/work';
import { isoTime } from '../clock.ts';
import { decideUnclear } from '../conversation/answer-ends.ts';
import { recordCall } from '../conversation/telephone.ts';
import { releasedChannels } from '../delivery/channel-plan.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import { formFor } from '../forms/registry.ts';
import { insertDeliveries } from '../intake/enquiry-record.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import {
  type Asker,
  applicationsNotForThem,
  isRefused,
  notFound,
  type Refused,
  refuse,
} from '../work/access.ts';
import { lockForWork, markChanged, notify, recordAction } from '../work/change.ts';
import { colleagues, isAway } from '../work/people.ts';
import { deskSettings } from '../work/settings.ts';
import { discardedKept, nextStatus, type WorkEvent } from '../work/transitions.ts';
import { lockWorkById, type WorkRow, writeWork } from '../work/work-status.ts';
import { snoozeEnd } from '../work/working-hours.ts';

interface Judging {
  readonly asker: Asker;
  readonly now: number;
  readonly channels: readonly ConfiguredChannel[];
}

const did = { release: 'released', discard: 'discarded', undiscard: 'took the discarding back' } as const;

/**
 * Says of a held enquiry that a person sent it, or none did, or takes that back. A released one becomes New and its deliveries are made
 * now, but for the confirmation; its first answer is due from now.
 */
export async function judge(
  sql: Sql,
  id: string,
  verdict: 'release' | 'discard' | 'undiscard',
  { asker, now, channels }: Judging,
): Promise<'done' | Refused> {
  const row = await lockWorkById(sql, id, now);
  if (!row) return notFound();
  const next = nextStatus(row, { type: verdict }, now);
  if ('notNow' in next) return refuse('wrong-state', next.notNow);
  if (verdict === 'undiscard' && row.receivedAt <= now - discardedKept)
    return refuse('nothing-to-undo', 'It came more than 30 days ago, and is emptied.');
  await writeWork(sql, id, next);
  if (verdict === 'release') {
    // A person sent it: nothing is to be told of where it came from any more.
    await sql.run('DELETE FROM held_marks WHERE enquiry_id = ?', [id]);
    await insertDeliveries(sql, id, releasedChannels(formFor(row.kind), channels), now);
    await sql.run('UPDATE enquiries SET taken_up = 0 WHERE id = ?', [id]);
  }
  await recordAction(sql, id, { by: asker, now, action: did[verdict] });
  await markChanged(sql, id, now, true);
  return 'done';
}

export interface WorkContext {
  readonly vault: Vault;
  readonly asker: Asker;
  readonly now: number;
  /** The time zone the desk keeps. */
  readonly zone: Zone;
  readonly channels: readonly ConfiguredChannel[];
}

/** An act that is a row of the table of states, and how it is written down. */
interface Planned {
  readonly event: WorkEvent;
  readonly action: string;
  readonly about?: Readonly<Record<string, string>>;
}

type Simple = Extract<WorkAct, { act: 'take' | 'give' | 'snooze' | 'wake' | 'close' | 'reopen' }>;

async function planned(
  sql: Sql,
  row: WorkRow,
  act: Simple,
  { asker, now, zone }: WorkContext,
): Promise<Planned> {
  switch (act.act) {
    case 'take':
      return { event: { type: 'take', by: asker.id }, action: 'took it' };
    case 'give':
      return {
        event: { type: 'give', to: act.to },
        action: act.to === null ? 'gave it to nobody' : 'gave it',
        ...(act.to === null ? {} : { about: { to: act.to } }),
      };
    case 'snooze': {
      const until = snoozeEnd(Date.parse(act.until), await deskSettings(sql), zone);
      return { event: { type: 'snooze', until }, action: 'snoozed it', about: { until: isoTime(until) } };
    }
    case 'wake':
      return { event: { type: 'wake' }, action: 'ended the snooze' };
    case 'close':
      return {
        event: { type: 'close' },
        action: row.firstAnswerAt === null ? 'closed it without an answer' : 'closed it',
      };
    case 'reopen':
      return {
        event: { type: 'reopen', away: await isAway(sql, row.assignee, now) },
        action: 'opened it again',
      };
  }
}

/** Whether somebody can be given an enquiry: one of the house, who may see its kind. */
async function refusalOfGift(
  sql: Sql,
  row: WorkRow,
  to: string | null,
  now: number,
): Promise<Refused | null> {
  if (to === null) return null;
  const person = (await colleagues(sql, now)).find(({ id, left }) => id === to && !left);
  if (!person) return refuse('not-found', 'There is no such person at the desk.');
  return maySeeKind(person, row.kind) ? null : refuse('wrong-state', applicationsNotForThem);
}

async function simple(sql: Sql, row: WorkRow, act: Simple, context: WorkContext): Promise<'done' | Refused> {
  const { asker, now } = context;
  const refusal = act.act === 'give' ? await refusalOfGift(sql, row, act.to, now) : null;
  if (refusal) return refusal;
  const { event, action, about } = await planned(sql, row, act, context);
  const next = nextStatus(row, event, now);
  if ('notNow' in next) return refuse('wrong-state', next.notNow);
  await writeWork(sql, row.id, next);
  await markChanged(sql, row.id, now);
  await recordAction(sql, row.id, { by: asker, now, action, ...(about ? { about } : {}) });
  if (next.assignee !== row.assignee) {
    await notify(sql, { person: row.assignee, kind: 'taken-over', enquiryId: row.id, by: asker.id, now });
    await notify(sql, { person: next.assignee, kind: 'given', enquiryId: row.id, by: asker.id, now });
  }
  return 'done';
}

async function dismiss(sql: Sql, row: WorkRow, { asker, now }: WorkContext): Promise<'done' | Refused> {
  const dismissed = await sql.run(
    `UPDATE deliveries SET dismissed_at = ? WHERE state = 'dead' AND dismissed_at IS NULL
      AND enquiry_id IN (SELECT e.id FROM enquiries e WHERE e.id = ? OR e.merged_into = ?)`,
    [now, row.id, row.id],
  );
  if (dismissed === 0) return refuse('wrong-state', 'No delivery of it has failed.');
  await markChanged(sql, row.id, now);
  await recordAction(sql, row.id, { by: asker, now, action: 'discarded the failed deliveries' });
  return 'done';
}

/** Does one thing to the work on an enquiry, as a person or in a selection. @param reference as it is stored */
export async function actOnWork(
  sql: Sql,
  reference: string,
  act: WorkAct,
  context: WorkContext,
): Promise<'done' | Refused> {
  const { asker, now } = context;
  const row = await lockForWork(sql, reference, asker, now);
  if (isRefused(row)) return row;
  switch (act.act) {
    case 'release':
    case 'discard':
    case 'undiscard':
      return judge(sql, row.id, act.act, context);
    case 'send-once-more':
    case 'arrived':
      return decideUnclear(sql, row, act.message, act.act, context);
    case 'dismiss':
      return dismiss(sql, row, context);
    case 'telephone':
      return recordCall(sql, row, act, context);
    default:
      return simple(sql, row, act, context);
  }
}
