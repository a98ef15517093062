'use client';

import type { DeskList } from '@sundowner/desk-wire/list';
import { isReference } from '@sundowner/desk-wire/reference';
import { useCallback, useRef, useState } from 'react';
import { type DeskPlace, placeFrom } from '../address.ts';

export interface SearchHand {
  /** What is searched for; never in an address, it may be somebody's name. */
  readonly words: string;
  /** Searches in all lists, or opens the enquiry whose reference was typed; without words it goes back to the list it began in. */
  search(words: string): void;
  /** Forgets the words and stays. */
  forget(): void;
}

/** What is searched for, and where the search began. */
export function useSearch(place: DeskPlace, go: (place: DeskPlace) => void): SearchHand {
  const [words, setWords] = useState('');
  const began = useRef<DeskList | null>(null);
  const latest = useRef(place);
  latest.current = place;
  const forget = useCallback(() => {
    began.current = null;
    setWords('');
  }, []);
  const search = useCallback(
    (typed: string) => {
      const next = typed.trim().slice(0, 200);
      // As the address has it: a moment ago somebody may have gone elsewhere.
      const { list } = placeFrom(new URLSearchParams(window.location.search));
      if (isReference(next.toUpperCase())) {
        forget();
        return go({ ...latest.current, reference: next.toUpperCase() });
      }
      if (next === '') {
        if (began.current !== null && list === 'all')
          go({ ...latest.current, list: began.current, sort: null });
        return forget();
      }
      setWords(next);
      if (list === 'all') return;
      began.current = list;
      go({ ...latest.current, list: 'all', sort: null });
    },
    [go, forget],
  );
  return { words, search, forget };
}
