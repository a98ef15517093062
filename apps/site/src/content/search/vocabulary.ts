import type { Findable } from './findable.ts';
import { nearestWord, slips } from './nearest-word.ts';
import { plain, stem, wordsToFind } from './stem.ts';

/** A word one slip away is meant when it is used so many times as often as what the typed one comes down to. */
const muchMoreUsed = 10;
/** What makes another form of a word: such a one is meant as it is typed. */
const inflection = /(?:s|es|d|ed|ing)$/;

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

  /**
   * The word that was meant where a mistyped one comes down to another by chance: "loge" to "log", where every page has "lodge". `null`
   * for a word that is known, a form of one, or one that nothing much more usual is near.
   */
  likelier(typed: string): string | null {
    if (typed.length < 4 || this.#uses.has(typed) || this.#uses.has(typed.replace(inflection, '')))
      return null;
    const meant = nearestWord(typed, this.#uses);
    if (meant === null || meant[0] !== typed[0] || slips(typed, meant, 1) > 1) return null;
    const own = this.#stems.get(stem(typed)) ?? 0;
    return stem(meant) !== stem(typed) && (this.#uses.get(meant) ?? 0) >= muchMoreUsed * own ? meant : null;
  }

  /** The word that was meant, of these and of an editor's `others`; `null` where none is near. */
  nearest(typed: string, others: ReadonlySet<string>): string | null {
    // An editor's words are meant to be typed.
    const known = new Map([...this.#uses, ...[...others].map((word): [string, number] => [word, 20])]);
    return nearestWord(typed, known);
  }
}
