import type { Live } from '@sundowner/desk-wire/live';
import type { Told } from '@sundowner/desk-wire/work';

/** What is shown outside the page. It never holds the traveller's words, name or address. */
export interface Notice {
  readonly title: string;
  readonly reference: string | null;
}

const words: Readonly<Record<Told['kind'], string>> = {
  given: 'An enquiry was given to you',
  'taken-over': 'An enquiry of yours was taken over',
  mention: 'You were named in a note',
  'traveller-wrote': 'A traveller wrote again',
  stopped: 'An answer of yours was stopped',
  refused: 'An answer of yours was refused',
  unclear: 'An answer of yours may have arrived, or not',
  'due-soon': 'A first answer is due within half an hour',
};

export const toldWords = (kind: Told['kind']): string => words[kind];

/** Everybody is told of new ones once a minute at most. */
const newOnesEvery = 60_000;

/**
 * What of the news is worth a notice: each thing told to this person once, and new enquiries that nobody has.
 *
 * @param before what the page knew; `null` for its first look, after which nothing is news
 */
export function noticesOf(
  before: Live | null,
  live: Live,
  { lastNew, now }: { readonly lastNew: number; readonly now: number },
): readonly Notice[] {
  if (!before) return [];
  const known = new Set(before.told.map(({ id }) => id));
  const told = live.told
    .filter(({ id }) => !known.has(id))
    .map(({ kind, reference }) => ({ title: words[kind], reference }));
  const came = new Set(live.changed.filter(({ isNew }) => isNew).map(({ reference }) => reference));
  const nobodys = (counts: Live['counts']) => counts.with.find(({ person }) => person === '')?.count ?? 0;
  const isNews =
    came.size > 0 && nobodys(live.counts) > nobodys(before.counts) && now - lastNew >= newOnesEvery;
  const arrivals = came.size === 1 ? 'New enquiry' : `${came.size} new enquiries`;
  return isNews ? [...told, { title: arrivals, reference: null }] : told;
}
