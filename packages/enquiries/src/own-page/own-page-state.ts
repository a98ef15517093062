import type { OwnLetter } from './own-letter.ts';

/** Forms of the traveller's own page, by what their addresses end with. */
export const ownForms = [
  'add',
  'change',
  'call',
  'withdraw',
  'undo',
  'code',
  'confirm',
  'disown',
  'link',
] as const;
export type OwnForm = (typeof ownForms)[number];

/** What was done just now, out of the address a form leads back to. */
export const ownNews = [
  'added',
  'changed',
  'nothing',
  'call',
  'withdrawn',
  'undone',
  'code',
  'erase',
  'export',
  'link',
  'wait',
  'disowned',
  'closed',
  'old',
] as const;
export type OwnNews = (typeof ownNews)[number];

/** A form that was not taken: everything that was typed, and why. */
export interface OwnPost {
  readonly form: OwnForm;
  readonly values: Readonly<Record<string, string>>;
  /** Names of files, which the browser does not let us keep. */
  readonly files: readonly string[];
  readonly faults: readonly { readonly field: string; readonly message: string }[];
  /** "12:06", when the store did not answer; `null` for a form that is wrong in itself. */
  readonly awayAt: string | null;
}

/** What the page is drawn from. */
export interface OwnPageState {
  readonly status: 200 | 400 | 408 | 413 | 415 | 429 | 503;
  /** `null` without a session that is open. */
  readonly letter: OwnLetter | null;
  /** The store did not answer, and nobody knows what stands in the letter. */
  readonly away: boolean;
  readonly news: OwnNews | null;
  readonly post: OwnPost | null;
  /** What the forms carry, by which the same post twice is one. */
  readonly formKey: string;
}
