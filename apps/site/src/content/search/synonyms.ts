import type { Findable } from './findable.ts';
import { plain, queryTerms, stem, termsOf, wordsOf } from './query-terms.ts';
import type { Synonym } from './search-words.ts';

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

/** Texts as rows of terms: worked out once, since an editor's words come up in one question after another. */
const rows = new WeakMap<object, readonly string[]>();

const rowOf = (terms: readonly string[]): string => ` ${terms.join(' ')} `;

type Spoken = Pick<Findable, 'title' | 'place' | 'kind' | 'summary' | 'text' | 'also'>;

function rowsOf(findable: Spoken): readonly string[] {
  const before = rows.get(findable);
  if (before) return before;
  const { title, summary, text, also } = findable;
  const made = [title, summary, text, also].map((words) => rowOf(termsOf(words)));
  rows.set(findable, made);
  return made;
}

/**
 * Whether an entry says what these terms say together: in its name, with its place and kind, in any order; in its other words, one after
 * another. A long story has "every" in one place and "room" in another, and says nothing of "in every room".
 */
export function matchesPhrase(findable: Spoken, terms: readonly string[]): boolean {
  if (terms.length < 2) return true;
  const name = new Set([findable.title, findable.place, findable.kind].flatMap(termsOf));
  return terms.every((term) => name.has(term)) || rowsOf(findable).some((row) => row.includes(rowOf(terms)));
}
