import type { WorkAct, WorkStanding } from '@sundowner/desk-wire/work';

/** What takes an act back, with the work as it stood before it; `null` for what cannot be: a mail that went, a call that was made. */
export function undoOf(act: WorkAct, before: WorkStanding): WorkAct | null {
  switch (act.act) {
    case 'take':
    case 'give':
      return { act: 'give', to: before.assignee };
    case 'snooze':
      return before.snoozedUntil === null ? { act: 'wake' } : { act: 'snooze', until: before.snoozedUntil };
    case 'wake':
      return before.snoozedUntil === null ? null : { act: 'snooze', until: before.snoozedUntil };
    case 'close':
      return { act: 'reopen' };
    case 'reopen':
      return { act: 'close' };
    case 'discard':
      return { act: 'undiscard' };
    case 'undiscard':
      return { act: 'discard' };
    default:
      return null;
  }
}
