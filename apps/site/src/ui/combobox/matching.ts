import type { Option } from '../field/select-field.tsx';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An option that is also found under other names: "UK", "Holland". */
export interface SearchableOption extends Option {
  readonly aliases?: readonly string[];
}

/**
 * Options that answer what was typed, best first: names that begin with it, then names with a word that begins with it, then
 * names that hold it. Accents, case and punctuation count for nothing; nothing typed gives every option in its order.
 */
export function matching<Item extends SearchableOption>(
  options: readonly Item[],
  typed: string,
): readonly Item[] {
  const query = plain(typed);
  if (query === '') return options;
  const rank = ({ label, aliases = [] }: Item): number => {
    const ranks = [label, ...aliases].map((name) => {
      const words = plain(name);
      if (words.startsWith(query)) return 0;
      if (words.includes(` ${query}`)) return 1;
      return query.length > 1 && words.includes(query) ? 2 : 3;
    });
    return Math.min(...ranks);
  };
  return options
    .map((option, place) => ({ option, place, rank: rank(option) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ option }) => option);
}

/** The option whose name, or other name, is exactly what was typed. */
export const exactly = <Item extends SearchableOption>(
  options: readonly Item[],
  typed: string,
): Item | undefined =>
  options.find(({ label, aliases = [] }) => [label, ...aliases].some((name) => plain(name) === plain(typed)));

/** What a combobox holds and shows once it is left. */
export interface Left<Item> {
  readonly choice: Item | null;
  readonly text: string;
  /** What was typed names nothing and stands there still: the person who typed it is to choose. */
  readonly open: boolean;
}

/**
 * Takes a name typed in full, or the only one there is; empties the field for nothing; returns to the choice from anything else.
 * Without a choice to return to, what was typed stays: nobody has to type it twice.
 *
 * @param offered options that answer what was typed
 */
export function afterLeaving<Item extends SearchableOption>(
  typed: string,
  options: readonly Item[],
  offered: readonly Item[],
  selected: Item | null,
): Left<Item> {
  if (typed.trim() === '') return { choice: null, text: '', open: false };
  const only = offered.length === 1 ? offered[0] : undefined;
  const choice = exactly(options, typed) ?? only ?? selected;
  return choice ? { choice, text: choice.label, open: false } : { choice, text: typed, open: true };
}
