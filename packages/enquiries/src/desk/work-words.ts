import type { AttentionReason, WorkSummary } from '@sundowner/desk-wire/work';
import { day, isoTime } from '../clock.ts';
import type { WorkStatus } from '../work/work-status.ts';

const timeOf = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** Where the work stands, as it is shown. @param offeredAfter days of waiting after which closing is offered */
export function shownWork(
  status: WorkStatus,
  attention: readonly AttentionReason[],
  offeredAfter: number,
  now: number,
): WorkSummary {
  const { firstAnswerAt: first, snoozeUntil: snooze } = status;
  return {
    state: status.work,
    since: isoTime(status.since),
    assignee: status.assignee,
    snoozedUntil: snooze !== null && snooze > now ? isoTime(snooze) : null,
    dueAt: first === null ? timeOf(status.dueAt) : null,
    firstAnswer: first === null ? null : { at: isoTime(first), by: status.firstAnswerBy },
    version: status.version,
    attention: [...attention],
    closingOffered: status.work === 'waiting' && status.since <= now - offeredAfter * day,
  };
}
