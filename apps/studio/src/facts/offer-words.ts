import type { Day } from '@sundowner/calendar/day';
import { type OfferFacts, offerFacts } from '../offers/offer-prices.ts';
import { text } from './rows.ts';

/** An offer as visitors read it, beside its fields. */
export interface OfferWords extends OfferFacts {
  /** The first day it is shown. */
  readonly from: Day | null;
}

/** A sentence of an offer's words that promises another thing than its fields, or a field that does. */
export interface OtherWords {
  readonly path: 'title' | 'text' | 'terms' | 'until';
  readonly says: string;
}

export const labels = { title: 'Title', text: 'Words', terms: 'Terms', until: 'Shown until' } as const;

export const offerWords = (row: Readonly<Record<string, unknown>>): OfferWords => ({
  ...offerFacts(row),
  from: text(row.from).slice(0, 10) || null,
});

/** What an offer holds not, or what else is told beside it: closed days, a longer stay over Christmas. */
const ofOtherThings =
  /\b(?:not|never|except|excluding|excludes?|without|closed|other than|apart from|instead|usually|otherwise|christmas|new year|easter|festive)\b/i;

/** A sentence that says where or when an offer holds, wherever it stands. */
const ofTheOffer =
  /^(?:at|in|from|between|until|valid)\b|\b(?:stays?|staying|valid|offer|holds?|book(?:s|ed|ing|ings)?|travel|arriv(?:e|es|al|als|ing))\b/i;

/** A clause that says what an offer is, with the field it stands in. */
export interface Clause {
  readonly path: Exclude<OtherWords['path'], 'until'>;
  readonly words: string;
}

const sentencesOf = (words: string) => words.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);
const clausesOf = (sentence: string) => sentence.replace(/[.!?]+$/, '').split(/;\s*/);

/**
 * The clauses that say where and when an offer holds, and for how long one stays: of its title, of the first sentence of its words, which says
 * so by the help of its field, and of every other sentence that speaks of stays or bookings. What is said of other things is left out.
 */
export function clausesOfOffer({ title, text: words, terms }: OfferWords): readonly Clause[] {
  const [first = '', ...more] = sentencesOf(words);
  const later = (path: Clause['path'], sentences: readonly string[]) =>
    sentences.filter((sentence) => ofTheOffer.test(sentence)).map((sentence) => ({ path, sentence }));
  return [
    { path: 'title' as const, sentence: title },
    { path: 'text' as const, sentence: first },
    ...later('text', more),
    ...later('terms', sentencesOf(terms)),
  ].flatMap(({ path, sentence }) =>
    clausesOf(sentence)
      .filter((clause) => !(path !== 'title' && ofOtherThings.test(clause)))
      .map((clause) => ({ path, words: clause.trim() })),
  );
}
