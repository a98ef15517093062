import type { AttentionReason, WorkStanding } from '@sundowner/desk-wire/work';
import { day, isoTime } from '../clock.ts';
import type { WorkStatus } from '../work/work-status.ts';

const timeOf = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** Where the work stands, as it is shown. @param offeredAfter days of waiting after which closing is offered */
export function shownWork(
  standing: WorkStatus,
  attention: readonly AttentionReason[],
  offeredAfter: number,
  now: number,
): WorkStanding {
  const { firstAnswerAt: first, snoozeUntil: snooze } = standing;
  return {
    state: standing.work,
    since: isoTime(standing.since),
    assignee: standing.assignee,
    snoozedUntil: snooze !== null && snooze > now ? isoTime(snooze) : null,
    dueAt: first === null ? timeOf(standing.dueAt) : null,
    firstAnswer: first === null ? null : { at: isoTime(first), by: standing.firstAnswerBy },
    version: standing.version,
    attention: [...attention],
    closingOffered: standing.work === 'waiting' && standing.since <= now - offeredAfter * day,
  };
}
