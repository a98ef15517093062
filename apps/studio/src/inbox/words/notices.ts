import type { EnquiryDetail } from '@sundowner/desk-wire';
import { actionWords } from './timeline.ts';
import { sentenceTime } from './times.ts';

/** What an action came to. The code may stand in an address (`?said=released`); its words are only ever ours. */
export const noticeCodes = [
  'released',
  'discarded',
  'resent',
  'sent-again',
  'resent-all',
  'already',
  'missing',
  'unreachable',
  'signed-out',
  'refused',
] as const;

export type NoticeCode = (typeof noticeCodes)[number];

export interface Notice {
  readonly tone: 'done' | 'problem';
  readonly text: string;
}

export interface NoticeFacts {
  /** The enquiry as it stands now, when there is one. */
  readonly enquiry?: EnquiryDetail | null;
  /** Why the desk refused, in one sentence of the site's own. */
  readonly reason?: string | null;
  /** How many deliveries were sent again. */
  readonly count?: number;
  readonly now: Date;
}

const done = (text: string): Notice => ({ tone: 'done', text });
const problem = (text: string): Notice => ({ tone: 'problem', text });

const decided = ['released', 'discarded'];

function already({ enquiry, reason, now }: NoticeFacts): Notice {
  const last = enquiry?.actions.at(-1);
  if (enquiry && last && decided.includes(last.action)) {
    const when = sentenceTime(last.at, now);
    return problem(
      `Somebody was quicker. ${actionWords(last.action, enquiry)} by ${last.by} at ${when}; nothing more was done.`,
    );
  }
  return problem(
    `Nothing was done. ${reason ?? 'This has changed in the meantime; below is how it stands now.'}`,
  );
}

function resentAll(count: number): Notice {
  if (count === 0) return done('Nothing had failed, so nothing was sent again.');
  return done(
    count === 1 ? 'One delivery is being sent again.' : `${count} deliveries are being sent again.`,
  );
}

export function noticeFor(code: NoticeCode, facts: NoticeFacts): Notice {
  switch (code) {
    case 'released':
      return done('Released. It is being sent on now; the traveller gets no confirmation.');
    case 'discarded':
      return done(
        facts.enquiry?.state === 'accepted'
          ? 'Left unsent. The enquiry stays open.'
          : 'Discarded. Nothing is sent on; you find it under All.',
      );
    case 'resent':
      return done('It is being sent again now.');
    case 'sent-again':
      return done('It is being sent once more, as a mail of its own.');
    case 'resent-all':
      return resentAll(facts.count ?? 0);
    case 'already':
      return already(facts);
    case 'missing':
      return problem('The enquiry desk no longer has this. It may have been erased.');
    case 'unreachable':
      return problem(
        'The enquiry desk did not answer, so we cannot tell whether this was done. Reload the page before you try again.',
      );
    case 'signed-out':
      return problem('You have been signed out. Sign in again, then repeat this; nothing was done.');
    case 'refused':
      return problem('Your account may not do this. Nothing was done.');
  }
}

/** The code an address carries, or `null`. */
export function noticeCode(said: unknown): NoticeCode | null {
  return noticeCodes.find((code) => code === said) ?? null;
}
