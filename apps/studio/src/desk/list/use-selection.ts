import type { Selection } from '@sundowner/desk-wire/bulk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskPlace, placeQuery } from '../address.ts';

export type SelectionState = ReturnType<typeof useSelection>;

interface Chosen {
  readonly references: ReadonlySet<string>;
  /** Everything the list finds, shown or not. */
  readonly whole: boolean;
  /** Boxes are shown on a phone, too. */
  readonly selecting: boolean;
}

const none: Chosen = { references: new Set(), whole: false, selecting: false };

/** The rows that are selected: of one list, gone with it. @param shown references of its rows, in their order */
export function useSelection(place: DeskPlace, words: string, shown: readonly string[]) {
  const [chosen, setChosen] = useState(none);
  const last = useRef<string | null>(null);
  const key = `${words}\n${placeQuery(place)}`;
  const drawn = useRef(key);
  useEffect(() => {
    if (drawn.current === key) return;
    drawn.current = key;
    last.current = null;
    setChosen(none);
  }, [key]);
  const rows = useRef(shown);
  rows.current = shown;
  const put = useCallback((references: Iterable<string>) => {
    setChosen((before) => ({ references: new Set(references), whole: false, selecting: before.selecting }));
  }, []);
  const { references, whole, selecting } = chosen;
  return {
    chosen: references,
    whole,
    selecting,
    toggle: (reference: string) => {
      last.current = reference;
      put(
        references.has(reference)
          ? [...references].filter((each) => each !== reference)
          : [...references, reference],
      );
    },
    /** Everything from the row that was chosen last to this one. */
    extendTo: (reference: string) => put([...references, ...rangeOf(rows.current, last.current, reference)]),
    /** Every row that is shown, or none. */
    all: (on: boolean) => put(on ? rows.current : []),
    takeWhole: () => setChosen({ references: new Set(rows.current), whole: true, selecting }),
    startSelecting: () => setChosen((before) => ({ ...before, selecting: true })),
    clear: () => {
      last.current = null;
      setChosen(none);
    },
    /** As the site is asked for it. */
    selection: (): Selection =>
      whole
        ? { of: 'filter', list: place.list, filter: place.filter, words }
        : { of: 'references', references: [...references] },
  };
}

/** Everything from one reference to another, both with it, whichever stands first; the second alone where the first is not shown. */
export function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
