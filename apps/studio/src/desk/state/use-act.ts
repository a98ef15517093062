import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Colleague } from '@sundowner/desk-wire/people';
import type { WorkAct, WorkSummary } from '@sundowner/desk-wire/work';
import { useCallback, useRef } from 'react';
import { callDesk } from '../call-desk.ts';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords } from '../words/times.ts';
import { useShowReply } from './enquiry-context.tsx';
import { type Target, useSession } from './session-context.ts';

/** Does things to the work, says that they are done, and offers to take them back. @returns whether it was done */
export function useAct(): (target: Target, act: WorkAct) => Promise<boolean> {
  const { people, values, say } = useSession();
  const showReply = useShowReply();
  const latest = useRef(people);
  latest.current = people;
  return useCallback(
    async (target, act) => {
      const { reference } = target;
      // Until it is done nothing else can be taken back in its place.
      say(null);
      const run = (body: WorkAct) => callDesk(deskCalls.actOnWork, { params: { reference }, body });
      if (!showReply(reference, await run(act))) return false;
      const back = undoOf(act, target.work);
      const undo = back && {
        run: async () => {
          if (showReply(reference, await run(back))) say('Taken back.');
        },
      };
      say({ text: actWords(act, latest.current, values.clock.read()), undo });
      return true;
    },
    [showReply, say, values],
  );
}

/** What takes an act back, with the work as it stood before it; `null` for what cannot be: a mail that went, a call that was made. */
export function undoOf(act: WorkAct, before: WorkSummary): WorkAct | null {
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

/** What is said once it is done. */
function actWords(act: WorkAct, people: readonly Colleague[], now: Date): string {
  switch (act.act) {
    case 'take':
      return 'Taken.';
    case 'give':
      return act.to === null ? 'With nobody now.' : `Given to ${colleagueWords(act.to, people)}.`;
    case 'snooze':
      return `Snoozed until ${momentWords(act.until, now)}.`;
    case 'wake':
      return 'No longer snoozed.';
    case 'close':
      return 'Closed.';
    case 'reopen':
      return 'Opened again.';
    case 'release':
      return 'Released: it is New now. No confirmation goes to the traveller.';
    case 'discard':
      return 'Discarded. It is kept 30 days under All.';
    case 'undiscard':
      return 'Held again.';
    case 'dismiss':
      return 'Left unsent.';
    case 'send-once-more':
      return 'Goes out once more.';
    case 'arrived':
      return 'Put down as arrived.';
    case 'telephone':
      return act.outcome === 'no-reply' ? 'Recorded. It is still our turn.' : 'Recorded as an answer.';
  }
}
