import type { ListAnswer } from '@sundowner/desk-wire/list';
import { type ReactNode, useMemo } from 'react';
import { useSession } from '../state/session-context.ts';
import { useValue } from '../state/value.ts';
import { DeskListContext } from './list-context.ts';
import { useList } from './use-list.ts';
import { useSearch } from './use-search.ts';
import { useSelection } from './use-selection.ts';
import { useRecountViews } from './use-views.ts';

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
