import type { Findable } from './findable.ts';
import { plain, stem, wordsToFind } from './query-terms.ts';
import { slips } from './slips.ts';

/** Short words must be right; longer ones may have one slip, long ones two. */
export const slipsAllowed = (word: string): number => (word.length > 6 ? 2 : word.length > 3 ? 1 : 0);

/**
 * The known word someone meant who typed another: the one with the fewest slips, of those the one that begins alike, of those the one that
 * is used most.
 *
 * @param known whole words with how often each is used
 * @returns `null` where none is near enough
 */
export function nearestWord(
  typed: string,
  known: Iterable<readonly [word: string, uses: number]>,
): string | null {
  const most = slipsAllowed(typed);
  if (most === 0) return null;
  let best: { readonly word: string; readonly rank: number } | null = null;
  for (const [word, uses] of known) {
    if (word.length < 3) continue;
    const apart = slips(typed, word, most);
    if (apart > most) continue;
    const begins = word[0] === typed[0];
    // Two slips and another beginning is another word: "inclusive" is not "exclusive".
    if (apart > 1 && !begins) continue;
    // A use more never outweighs a slip less.
    const rank = -apart * 10 + (begins ? 4 : 0) + Math.min(5, Math.log2(1 + uses));
    if (best === null || rank > best.rank) best = { word, rank };
  }
  return best?.word ?? null;
}

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
