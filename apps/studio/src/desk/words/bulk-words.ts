import type { BulkVerb } from '@sundowner/desk-wire/bulk';
import { colleagueWords, type Viewer } from './people-words.ts';
import { momentWords } from './times.ts';

/** What can be done to many, before it is said to whom or until when. */
export type BulkAsk = BulkVerb['act'] | 'take';

export const bulkAskWords: Readonly<Record<BulkAsk, string>> = {
  take: 'Take',
  give: 'Give to…',
  snooze: 'Snooze…',
  tag: 'Tag…',
  close: 'Close',
  reopen: 'Open again',
  release: 'Release',
  discard: 'Discard',
  resend: 'Send again',
};

/** "3 enquiries", "One enquiry". */
export const enquiriesWords = (count: number): string =>
  count === 1 ? 'One enquiry' : `${count.toLocaleString('en-GB')} enquiries`;

/** "Give 3 to Amira", as a button says it before it is done. */
export function bulkDoWords(verb: BulkVerb, count: number, viewer: Viewer): string {
  const number = count.toLocaleString('en-GB');
  switch (verb.act) {
    case 'give':
      if (verb.to === viewer.me) return `Take ${number}`;
      return verb.to === null
        ? `Give ${number} to nobody`
        : `Give ${number} to ${colleagueWords(verb.to, viewer.people)}`;
    case 'tag':
      return verb.set ? `Tag ${number} “${verb.tag}”` : `Take “${verb.tag}” off ${number}`;
    case 'snooze':
      return `Snooze ${number} until ${momentWords(verb.until, viewer.now)}`;
    case 'reopen':
      return `Open ${number} again`;
    case 'resend':
      return `Send ${number} again`;
    default:
      return `${bulkAskWords[verb.act]} ${number}`;
  }
}

/** "3 enquiries given to Amira.", once it is done. */
export function bulkDoneWords(verb: BulkVerb, count: number, viewer: Viewer): string {
  if (count === 0) return 'None of them was changed.';
  const those = enquiriesWords(count);
  switch (verb.act) {
    case 'give':
      if (verb.to === viewer.me) return `${those} taken.`;
      return verb.to === null
        ? `${those} with nobody now.`
        : `${those} given to ${colleagueWords(verb.to, viewer.people)}.`;
    case 'tag':
      return verb.set ? `${those} tagged “${verb.tag}”.` : `“${verb.tag}” taken off ${those.toLowerCase()}.`;
    case 'snooze':
      return `${those} snoozed until ${momentWords(verb.until, viewer.now)}.`;
    case 'close':
      return `${those} closed.`;
    case 'reopen':
      return `${those} opened again.`;
    case 'release':
      return `${those} released. No confirmation goes to the travellers.`;
    case 'discard':
      return `${those} discarded. Kept 30 days under All.`;
    case 'resend':
      return `Deliveries of ${those.toLowerCase()} are made again.`;
  }
}

const past: Readonly<Record<string, string>> = {
  give: 'given',
  tag: 'tagged',
  snooze: 'snoozed',
  close: 'closed',
  reopen: 'opened again',
  release: 'released',
  discard: 'discarded',
};

/** "Last: 3 enquiries closed at 14:02.", of an act that may still be taken back. */
export const lastBulkWords = (act: string, count: number, at: string, now: Date): string =>
  `Last: ${enquiriesWords(count).toLowerCase()} ${past[act] ?? 'changed'}, ${momentWords(at, now)}.`;
