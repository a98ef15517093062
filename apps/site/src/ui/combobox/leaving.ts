import { exactly, type SearchableOption } from './matching.ts';

/** What a combobox holds and shows once it is left. */
export interface Left<Item> {
  readonly choice: Item | null;
  readonly text: string;
  /** What was typed names nothing and stands there still: whoever typed it is to choose. */
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
