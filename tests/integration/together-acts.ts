import type { Asker } from '@sundowner/enquiries/work/access';
import { ruan, thandi } from './enquiries-desk-stage.ts';

export const people = [ruan, thandi] as const;

export const kinds = [
  ...['look', 'look', 'send', 'send', 'send', 'close-with', 'plan', 'plan', 'call-back', 'call-back'],
  ...['now', 'stop', 'merge', 'unmerge', 'close', 'reopen', 'mail', 'page', 'withdraw', 'take-back'],
  ...['seconds', 'hour', 'tidy', 'tick', 'retry', 'refuse'],
] as const;
type Kind = (typeof kinds)[number];

/** One thing somebody does, or that happens, in a course. */
export interface Act {
  readonly does: Kind;
  /** Which of the two people, and on which of the two enquiries. */
  readonly by: 0 | 1;
  readonly on: 0 | 1;
  /** Which of the answers there are, counted from the newest. */
  readonly which: number;
  /** How many turns of the loop later than the other it begins. */
  readonly turns: number;
  /** Whether the person's page shows what their act made of it. */
  readonly fresh: boolean;
}

/** What one page of one person shows. */
export interface View {
  readonly version: number;
  readonly messages: ReadonlySet<string>;
  readonly step: number;
}

/** An answer somebody wrote, and what the desk replied. */
export interface Written {
  readonly key: string;
  readonly by: Asker;
  readonly text: string;
  readonly view: View;
  /** The enquiry it was to, as it stood before. */
  readonly home: string;
  readonly step: number;
  readonly reply: 'sent' | 'planned' | 'stopped' | 'refused';
  readonly detail: string;
}

/** Something a person did, or that happened, that was taken. */
export interface Happened {
  readonly does: Kind;
  readonly by: string | null;
  readonly message: string | null;
  readonly step: number;
}

export interface Row {
  readonly id: string;
  readonly enquiry: string;
  readonly way: string;
  readonly state: string;
  readonly at: number;
  readonly person: string | null;
  readonly answers: string | null;
}
