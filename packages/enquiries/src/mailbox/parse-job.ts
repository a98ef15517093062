import type { OriginalMail } from '@sundowner/desk-wire/original-mail';
import type { MailHead, ParsedMail } from './parsed-mail.ts';

/** What is asked of the process that takes mails apart, and of its thread. */
export interface ParseJob {
  readonly what: 'mail' | 'head' | 'original';
  readonly source: Uint8Array;
}

/** What the thread makes of a mail. */
export type ParseAnswer =
  | { readonly outcome: 'mail'; readonly mail: ParsedMail }
  | { readonly outcome: 'head'; readonly head: MailHead }
  | { readonly outcome: 'original'; readonly original: OriginalMail }
  | { readonly outcome: 'unreadable' };

/** A mail met a bound: of processor time, or of memory. */
export type Cut = 'time' | 'memory';

export interface ParseReport {
  readonly answer: ParseAnswer | Cut;
  /** Whether the process holds more than the next mail should have to bear. */
  readonly heavy: boolean;
}

/** What one mail may take. */
export interface ParseBounds {
  /** Milliseconds of processor time: how busy the machine is with other things is no fault of a mail's. */
  readonly time: number;
  /** Megabytes of the thread's heap: words, lists, trees. */
  readonly heap: number;
  /** Megabytes its process may grow by meanwhile: buffers lie in no heap. */
  readonly growth: number;
}
