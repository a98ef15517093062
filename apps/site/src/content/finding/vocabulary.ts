import type { Findable } from '../model/findable.ts';
import { nearestWord } from './nearest-word.ts';
import { plain, stem, wordsToFind } from './stem.ts';

const wordsFound = ({ title, summary, text, also, kind, place }: Findable): Set<string> =>
  new Set([title, summary, text, also, kind, place].flatMap((words) => wordsToFind(words).map(plain)));

/** Every whole word of what can be found, with how many entries hold it: what a mistyped word is compared with. */
export class Vocabulary {
  readonly #uses = new Map<string, number>();
  readonly #stems = new Map<string, number>();

  learn(findable: Findable): void {
    for (const word of wordsFound(findable)) this.#count(word, 1);
  }

  forget(findable: Findable): void {
    for (const word of wordsFound(findable)) this.#count(word, -1);
  }

  #count(word: string, by: number): void {
    for (const [known, key] of [
      [this.#uses, word],
      [this.#stems, stem(word)],
    ] as const) {
      const uses = (known.get(key) ?? 0) + by;
      if (uses > 0) known.set(key, uses);
      else known.delete(key);
    }
  }

  has(term: string): boolean {
    return this.#stems.has(term);
  }

  /** Whether a word begins with it: "eleph". */
  hasBeginning(term: string): boolean {
    if (term.length < 3) return false;
    for (const known of this.#stems.keys()) if (known.startsWith(term)) return true;
    return false;
  }

  /** Two known words that were written as one: "birdwatching" is ["bird", "watching"]; `null` where they are not known. */
  split(typed: string): readonly [first: string, second: string] | null {
    for (let at = 3; at <= typed.length - 3; at += 1) {
      const [first, second] = [typed.slice(0, at), typed.slice(at)];
      if (this.#stems.has(stem(first)) && this.#stems.has(stem(second))) return [first, second];
    }
    return null;
  }

  /** The word that was meant, of these and of an editor's `others`; `null` where none is near. */
  nearest(typed: string, others: ReadonlySet<string>): string | null {
    // An editor's words are meant to be typed.
    const known = new Map([...this.#uses, ...[...others].map((word): [string, number] => [word, 20])]);
    return nearestWord(typed, known);
  }
}
