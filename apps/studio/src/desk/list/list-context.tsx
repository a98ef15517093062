import type { DeskList, ListAnswer } from '@sundowner/desk-wire/list';
import { isReference } from '@sundowner/desk-wire/reference';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react';
import { placeFrom } from '../address.ts';
import { useSession, useValue } from '../state/session-context.ts';
import { type DeskListState, useList } from './use-list.ts';
import { type SelectionState, useSelection } from './use-selection.ts';
import { useRecountViews } from './use-views.ts';

/** The list that is on the page, or stands behind the open enquiry. */
export interface DeskListValue {
  readonly list: DeskListState;
  /** What is searched for. */
  readonly words: string;
  search(words: string): void;
  readonly selected: SelectionState;
  /** Counts what the saved views find again, a while later. */
  recountViews(): void;
}

const DeskListContext = createContext<DeskListValue | null>(null);

/** @throws Error outside the desk */
export function useDeskList(): DeskListValue {
  const list = useContext(DeskListContext);
  if (!list) throw new Error('This part belongs to the enquiry desk.');
  return list;
}

/** Holds the list, what is searched for in it and which of its rows are selected. */
export function ListProvider({
  initial,
  children,
}: {
  readonly initial: ListAnswer;
  readonly children: ReactNode;
}) {
  const { place, values } = useSession();
  const words = useValue(values.words);
  const list = useList(place, words, initial);
  const shown = useMemo(() => list.rows.map(({ reference }) => reference), [list.rows]);
  const selected = useSelection(place, words, shown);
  const search = useSearch();
  const recountViews = useRecountViews();
  const value = { list, words, search, selected, recountViews };
  return <DeskListContext value={value}>{children}</DeskListContext>;
}

/** Searches in all lists, or opens the enquiry whose reference was typed; without words it goes back to the list it began in. */
function useSearch(): (words: string) => void {
  const { place, go, values } = useSession();
  const { words } = values;
  const began = useRef<DeskList | null>(null);
  const latest = useRef(place);
  latest.current = place;
  return useCallback(
    (typed: string) => {
      if (words.read() === '') began.current = null;
      const next = typed.trim().slice(0, 200);
      // As the address has it: a moment ago somebody may have gone elsewhere.
      const { list } = placeFrom(new URLSearchParams(window.location.search));
      if (isReference(next.toUpperCase())) {
        words.set('');
        return go({ ...latest.current, reference: next.toUpperCase() });
      }
      words.set(next);
      if (next === '') {
        if (began.current !== null && list === 'all')
          go({ ...latest.current, list: began.current, sort: null });
        return;
      }
      if (list === 'all') return;
      began.current = list;
      go({ ...latest.current, list: 'all', sort: null });
    },
    [go, words],
  );
}
