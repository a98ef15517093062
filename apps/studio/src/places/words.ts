import { bookablePlaces, type Collection } from '@sundowner/brand';

/** What a checked word names: a property or a region by its key, a place by its tag, the tours of a region by their name. */
export type WordOf = 'property' | 'region' | 'place' | 'tours';

/** A word that can be chosen, and what people call it. */
export interface OfferedWord {
  readonly value: string;
  readonly label: string;
}

export type OfferedWords = Readonly<Record<WordOf, readonly OfferedWord[]>>;

const named = (value: string, name: string): OfferedWord => ({ value, label: name === '' ? value : name });

/** Every word there is, in the order of lists. */
export function offeredWords(collection: Collection): OfferedWords {
  const places = [...bookablePlaces(collection), ...collection.cards];
  const byTag = new Map(places.map(({ tag, name }) => [tag, name]).reverse() as [string, string][]);
  return {
    property: collection.properties.map(({ key, name }) => named(key, name)),
    region: collection.regions.map(({ key, name }) => named(key, name)),
    place: [...new Set(places.map(({ tag }) => tag))].map((tag) => ({
      value: tag,
      label: byTag.get(tag) ? `${byTag.get(tag)} (${tag})` : tag,
    })),
    tours: collection.regions
      .filter(({ lookupName }) => lookupName !== '')
      .map(({ lookupName, displayName }) => named(lookupName, displayName)),
  };
}

const what: Readonly<Record<WordOf, string>> = {
  property: 'property',
  region: 'region',
  place: 'place',
  tours: 'region with tours',
};

/** What to say of a word that names nothing. */
export const goneWords = (word: string, of: WordOf): string => `There is no ${what[of]} "${word}" any more.`;

/** The words a field holds, one or several. */
export const wordsIn = (value: unknown): readonly string[] =>
  [value ?? []].flat().filter((each): each is string => typeof each === 'string' && each !== '');

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Whether a word may stand.
 *
 * @param before what stood there: that stays, even when what it names is gone
 * @param offered what there is; `null` where only the form is judged
 * @returns true, or the sentence the studio shows under the field
 */
export function judgeWord(
  word: string,
  of: WordOf,
  { before, offered }: { readonly before: readonly string[]; readonly offered: OfferedWords | null },
): true | string {
  if (!shape.test(word)) return 'Use lower-case letters and digits, with hyphens between words.';
  // A tag may name a place that has still to be written.
  if (of === 'place' || offered === null || before.includes(word)) return true;
  return offered[of].some(({ value }) => value === word)
    ? true
    : `There is no ${what[of]} "${word}". Choose one from the list.`;
}
