import type { EnquiryState } from '@sundowner/desk-wire';
import type { SameEnquiry } from '@sundowner/desk-wire/enquiry-detail';
import type { DeskList, DeskRow } from '@sundowner/desk-wire/list';
import { type SuspicionWords, suspicionSentence, suspicionWords } from '@sundowner/desk-wire/suspicion';
import type { AttentionReason, WorkSummary } from '@sundowner/desk-wire/work';
import { momentWords } from './times.ts';

export const listWords: Readonly<Record<DeskList, string>> = {
  new: 'New',
  mine: 'Mine',
  waiting: 'Waiting for the traveller',
  attention: 'Needs attention',
  held: 'Held',
  done: 'Done',
  all: 'All',
};

/** How many there are, as far as was counted. */
export function countWords(found: number | null, whole: number, narrowed: boolean): string {
  if (!narrowed) return whole.toLocaleString('en-GB');
  return found === null ? 'more than 1,000' : found.toLocaleString('en-GB');
}

export const workWords: Readonly<Record<SameEnquiry['work'], string>> = {
  new: 'New',
  open: 'Open, our turn',
  waiting: 'Waiting for the traveller',
  done: 'Done',
  none: 'Not confirmed',
  held: 'Held',
  discarded: 'Discarded',
};

/** "Open, our turn", of an enquiry as it stands. */
export function stateWords({
  state,
  work,
}: {
  readonly state: EnquiryState;
  readonly work: WorkSummary;
}): string {
  if (state === 'quarantined') return workWords.held;
  if (state === 'discarded') return workWords.discarded;
  return state === 'erased' ? 'Erased' : workWords[work.state];
}

/** "snoozed until Tue 08:00". */
export const snoozedWords = (until: string, now: Date): string => `snoozed until ${momentWords(until, now)}`;

/** Why an enquiry needs attention. */
export const attentionWords: Readonly<Record<AttentionReason, string>> = {
  late: 'First answer late',
  refused: 'An email was refused',
  stopped: 'An answer was stopped',
  'unsafe-file': 'A file is not safe to open',
  'not-theirs': 'The address says it is not theirs',
};

/** "Also found for Dlamini", where a slip in a search was forgiven; `null` where none was. */
export const alsoFoundWords = (words: readonly string[]): string | null =>
  words.length === 0 ? null : `Also found for ${words.join(', ')}`;

/** "2nd", for the second enquiry of a person; `null` for the first. */
export function againWords({ earlier }: Pick<DeskRow, 'earlier'>): string | null {
  if (earlier === 0) return null;
  const nth = earlier + 1;
  const tens = nth % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][nth % 10] ?? 'th');
  return `${nth}${ending}`;
}

/** Why an enquiry was held, in two sentences. */
export function heldWords(suspicion: string | null): SuspicionWords {
  if (suspicion === null) return { what: 'It needs your eye.', more: '' };
  const what = suspicionSentence(suspicion) ?? `Held: ${suspicion}`;
  return { what: `${what}.`, more: suspicionWords(suspicion)?.more ?? '' };
}

export interface EmptyWords {
  readonly heading: string;
  readonly line: string;
}

/** What a list without a row says. */
export function emptyWords(list: DeskList, narrowed: boolean): EmptyWords {
  if (narrowed) return { heading: 'Nothing fits this filter', line: 'Take a part of it away to see more.' };
  const words: Readonly<Record<DeskList, EmptyWords>> = {
    new: {
      heading: 'Nobody is waiting',
      line: 'Every enquiry has had its first answer. The next one appears here by itself.',
    },
    mine: { heading: 'Nothing is with you', line: 'Take one from New, or be given one.' },
    waiting: {
      heading: 'No traveller is waited for',
      line: 'What you answer stands here until they write again.',
    },
    attention: {
      heading: 'No enquiry needs attention',
      line: 'What is late, refused, stopped or not safe to open shows here.',
    },
    held: { heading: 'Nothing is held', line: 'Enquiries that look like a machine’s wait here for you.' },
    done: { heading: 'Nothing is done yet', line: 'What you close stands here.' },
    all: { heading: 'No enquiries yet', line: 'The first one from the website appears here.' },
  };
  return words[list];
}
