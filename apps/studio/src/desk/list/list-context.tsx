import type { ListAnswer } from '@sundowner/desk-wire/list';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSession } from '../state/session-context.ts';
import { useValue } from '../state/value.ts';
import type { DeskListState } from './use-list.ts';
import { useList } from './use-list.ts';
import { useSearch } from './use-search.ts';
import type { SelectionState } from './use-selection.ts';
import { useSelection } from './use-selection.ts';
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
