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
  /** Another enquiry was opened in this browser since the form was drawn. */
  'other',
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
  readonly status: 200 | 400 | 408 | 409 | 413 | 415 | 429 | 503;
  /** `null` without a session that is open. */
  readonly letter: OwnLetter | null;
  /** The store did not answer, and nobody knows what stands in the letter. */
  readonly away: boolean;
  readonly news: OwnNews | null;
  readonly post: OwnPost | null;
  /** What the forms carry, by which the same post twice is one. */
  readonly formKey: string;
}

type Values = OwnPost['values'];

/** The dates and guests of a form, as lines to be copied. */
const stayLines = (values: Values): string =>
  (
    [
      ['Arrival', 'arrival'],
      ['Departure', 'departure'],
      ['Adults', 'adults'],
      ['Children', 'children'],
      ['Ages', 'ages'],
    ] as const
  )
    .flatMap(([label, name]) => (values[name]?.trim() ? [`${label}: ${values[name]}`] : []))
    .join('\n');

/** What each form has of a person's own words, and what they are called. */
const wordsOf: Partial<
  Readonly<Record<OwnForm, { readonly label: string; readonly text: (values: Values) => string | undefined }>>
> = {
  add: { label: 'Your words, to copy', text: ({ text }) => text },
  change: { label: 'Your dates and guests, to copy', text: stayLines },
  call: { label: 'The number, to copy', text: ({ other }) => other },
  withdraw: { label: 'Your reason, to copy', text: ({ why }) => why },
};

/** The words of a form that was not taken; `null` for one without any. */
export function unsentIn(
  post: OwnPost | null,
): { readonly label: string; readonly text: string; readonly files: readonly string[] } | null {
  const words = post && wordsOf[post.form];
  if (!words) return null;
  const text = words.text(post.values) ?? '';
  return text.trim() === '' ? null : { label: words.label, text, files: post.files };
}
