import type { Colleague } from '@sundowner/desk-wire/people';
import type { WorkAct } from '@sundowner/desk-wire/work';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords } from '../words/waiting.ts';

/** What is said once it is done. */
export function actWords(act: WorkAct, people: readonly Colleague[], now: Date): string {
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
