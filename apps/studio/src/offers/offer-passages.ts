import type { OfferTerms } from './saving.ts';

/** A sentence or line of an offer that visitors read, with the field it stands in. */
interface OfferPassage {
  readonly path: 'title' | 'text' | 'terms' | 'included';
  /** "The title says". */
  readonly who: string;
  readonly words: string;
}

const sentences = (words: string): readonly string[] => words.split(/(?<=[.!?;])\s+|\n+/).filter(Boolean);

/** All that an offer says in words, sentence by sentence. */
export const offerPassages = ({ title, text, terms, included }: OfferTerms): readonly OfferPassage[] => [
  { path: 'title', who: 'The title says', words: title },
  ...sentences(text).map((words): OfferPassage => ({ path: 'text', who: 'The words say', words })),
  ...sentences(terms).map((words): OfferPassage => ({ path: 'terms', who: 'The terms say', words })),
  ...included.map((words): OfferPassage => ({ path: 'included', who: 'It says', words })),
];
