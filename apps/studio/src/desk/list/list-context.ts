import { createContext, useContext } from 'react';
import type { DeskListState } from './use-list.ts';
import type { SelectionState } from './use-selection.ts';

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

export const DeskListContext = createContext<DeskListValue | null>(null);

/** @throws Error outside the desk */
export function useDeskList(): DeskListValue {
  const list = useContext(DeskListContext);
  if (!list) throw new Error('This part belongs to the enquiry desk.');
  return list;
}
