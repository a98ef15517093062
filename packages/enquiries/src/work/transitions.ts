import { day } from '../clock.ts';
import type { WorkStatus } from './work-status.ts';

/** Something that happens to the work on an enquiry. Times are milliseconds since 1970. */
export type WorkEvent =
  | { readonly type: 'take'; readonly by: string }
  | { readonly type: 'give'; readonly to: string | null }
  | { readonly type: 'snooze'; readonly until: number }
  | { readonly type: 'wake' }
  /** The day of a snooze has come. */
  | { readonly type: 'snooze-ended' }
  /** An answer was handed to the outbox. */
  | { readonly type: 'answer'; readonly by: string; readonly close: boolean }
  /** Nobody has received an answer; `first`: it was the first one. */
  | { readonly type: 'refused'; readonly first: boolean }
  | {
      readonly type: 'telephone';
      readonly by: string;
      readonly outcome: 'spoke' | 'left-message' | 'no-reply';
    }
  /** A mail of theirs came in; `away`: whom it is with is not there. */
  | { readonly type: 'traveller-wrote'; readonly away: boolean }
  /** Nobody of theirs has written by the day that was chosen; `to`: who asked for that, `null` where they are away. */
  | { readonly type: 'no-answer'; readonly to: string | null }
  | { readonly type: 'close' }
  | { readonly type: 'reopen'; readonly away: boolean }
  | { readonly type: 'release' }
  | { readonly type: 'discard' }
  | { readonly type: 'undiscard' };

/** A sentence for the person, why something cannot happen now. */
export interface NotNow {
  readonly notNow: string;
}

/** How long a discarded enquiry can be taken back: it is emptied then. */
export const discardedKept = 30 * day;

const no = (words: string): NotNow => ({ notNow: words });

type Moved = WorkStatus | NotNow;

/**
 * Where the work stands after something happened, or why it cannot: the table of states of the desk. A delivery that failed never
 * changes it, but for an answer that nobody has received. Nothing is done by itself: waiting ends by their mail or by a person.
 */
export function nextStatus(from: WorkStatus, event: WorkEvent, now: number): Moved {
  if (event.type === 'release' || event.type === 'discard' || event.type === 'undiscard')
    return judged(from, event.type, now);
  if (event.type === 'traveller-wrote') return travellerWrote(from, event.away, now);
  if (from.state !== 'accepted') return no(notAtWork[from.state]);
  switch (event.type) {
    case 'take':
      return { ...from, assignee: event.by };
    case 'give':
      return { ...from, assignee: event.to };
    case 'snooze':
      return snooze(from, event.until, now);
    case 'wake':
      return from.snoozeUntil === null ? no('It is not snoozed.') : { ...from, snoozeUntil: null };
    case 'snooze-ended':
      return snoozeEnded(from, now);
    case 'answer':
      return answered(from, event.by, event.close ? 'done' : 'waiting', now);
    case 'refused':
      return refused(from, event.first, now);
    case 'telephone':
      return telephoned(from, event.by, event.outcome, now);
    case 'no-answer':
      if (from.work !== 'waiting') return no('Nobody is waited for.');
      return { ...from, work: 'open', since: now, assignee: event.to, snoozeUntil: null };
    case 'close':
      if (from.work === 'done' || from.work === 'none') return no('It is closed already.');
      return { ...from, work: 'done', since: now, snoozeUntil: null };
    case 'reopen':
      if (from.work !== 'done') return no('It is open already.');
      return { ...from, work: 'open', since: now, assignee: event.away ? null : from.assignee };
  }
}

const notAtWork = {
  quarantined: 'This enquiry is held; release it first.',
  discarded: 'This enquiry was discarded; take that back first.',
  erased: 'This enquiry was erased.',
} as const;

function judged(from: WorkStatus, verdict: 'release' | 'discard' | 'undiscard', now: number): Moved {
  if (verdict === 'undiscard') {
    if (from.state !== 'discarded') return no('Only a discarded enquiry can be taken back.');
    return { ...from, state: 'quarantined' };
  }
  if (from.state !== 'quarantined')
    return no(`Only an enquiry that is held can be ${verdict === 'release' ? 'released' : 'discarded'}.`);
  return verdict === 'discard'
    ? { ...from, state: 'discarded' }
    : // Whoever was held has waited for nobody's sake: the target runs from now.
      { ...from, state: 'accepted', since: now, dueAt: null };
}

function snooze(from: WorkStatus, until: number, now: number): Moved {
  if (from.work === 'done' || from.work === 'none') return no('A closed enquiry cannot be snoozed.');
  return until <= now ? no('The day has passed.') : { ...from, snoozeUntil: until };
}

function snoozeEnded(from: WorkStatus, now: number): Moved {
  if (from.snoozeUntil === null || from.snoozeUntil > now) return no('It is not snoozed until now.');
  // One without a first answer stays New; one that waited is our turn now.
  const turn = from.work === 'waiting' ? { work: 'open' as const, since: now } : {};
  return { ...from, ...turn, snoozeUntil: null };
}

/** Somebody was answered: whose turn it is then, and that the conversation went on. */
function answered(from: WorkStatus, by: string, work: 'waiting' | 'done', now: number): Moved {
  if (from.work === 'done') return no('This enquiry is closed; open it again first.');
  if (from.work === 'none') return no('Nobody asked for an answer here.');
  return {
    ...from,
    work,
    since: now,
    snoozeUntil: null,
    // Who answers one that is with nobody has it.
    assignee: from.assignee ?? by,
    firstAnswerAt: from.firstAnswerAt ?? now,
    firstAnswerBy: from.firstAnswerAt === null ? by : from.firstAnswerBy,
    version: from.version + 1,
  };
}

function refused(from: WorkStatus, first: boolean, now: number): Moved {
  const unanswered = first ? { firstAnswerAt: null, firstAnswerBy: null } : {};
  const turn = from.work === 'waiting' || from.work === 'done' ? { work: 'open' as const, since: now } : {};
  return { ...from, ...unanswered, ...turn, snoozeUntil: null };
}

function telephoned(
  from: WorkStatus,
  by: string,
  outcome: 'spoke' | 'left-message' | 'no-reply',
  now: number,
): Moved {
  if (outcome !== 'no-reply') return answered(from, by, 'waiting', now);
  if (from.work === 'done' || from.work === 'none') return no('This enquiry is closed; open it again first.');
  // Somebody tried: no longer untouched, and not answered either.
  return from.work === 'new' ? { ...from, work: 'open', since: now } : from;
}

function travellerWrote(from: WorkStatus, away: boolean, now: number): Moved {
  if (from.state === 'erased') return no(notAtWork.erased);
  const next = { ...from, version: from.version + 1 };
  if (from.state !== 'accepted') return next;
  if (from.work === 'new' || from.work === 'open') return { ...next, snoozeUntil: null };
  return {
    ...next,
    work: 'open',
    since: now,
    snoozeUntil: null,
    assignee: away ? null : from.assignee,
  };
}
