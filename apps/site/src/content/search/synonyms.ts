import { queryTerms, termsOf } from './query-terms.ts';
import type { Synonym } from './search-words.ts';
import { plain, stem, wordsOf } from './stem.ts';

/** What a row of words may mean as well: "phone number" also "contact". */
export interface Meaning {
  readonly typed: readonly string[];
  /** Other ways to say it, each a row of stems that must stand together. */
  readonly meant: readonly (readonly string[])[];
}

/** Of several words in any order: "heated pool" is "pool heated". */
const keyOf = (terms: readonly string[]): string => terms.toSorted().join(' ');

/** Looks up what a row of words may mean as well. */
export class Synonyms {
  readonly #meanings: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly #longest: number;
  readonly #typedStems: ReadonlySet<string>;
  /** Every whole word an editor gave as typed, for those who mistype it. */
  readonly typedWords: ReadonlySet<string>;

  constructor(rows: readonly Synonym[]) {
    const meanings = new Map<string, (readonly string[])[]>();
    const typedWords = new Set<string>();
    for (const { word, also } of rows) {
      const meant = termsOf(word);
      if (meant.length === 0) continue;
      for (const typed of also) {
        const key = keyOf(queryTerms(typed).map(({ term }) => term));
        if (key === '' || key === keyOf(meant)) continue;
        for (const each of wordsOf(typed)) typedWords.add(plain(each));
        meanings.set(key, [...(meanings.get(key) ?? []), meant]);
      }
    }
    this.#meanings = meanings;
    this.#longest = Math.max(0, ...[...meanings.keys()].map((key) => key.split(' ').length));
    this.typedWords = typedWords;
    this.#typedStems = new Set([...typedWords].map(stem));
  }

  /** Whether a stem is one of those an editor gave as typed. */
  knows(term: string): boolean {
    return this.#typedStems.has(term);
  }

  /** The longest row of words from `at` on that an editor gave another word for; `null` where there is none. */
  at(terms: readonly string[], at: number): Meaning | null {
    for (let length = Math.min(this.#longest, terms.length - at); length > 0; length -= 1) {
      const typed = terms.slice(at, at + length);
      const meant = this.#meanings.get(keyOf(typed));
      if (meant) return { typed, meant };
    }
    return null;
  }
}
