import type { DeskList } from '@sundowner/desk-wire/list';
import { isReference } from '@sundowner/desk-wire/reference';
import { useCallback, useRef } from 'react';
import { placeFrom } from '../address.ts';
import { useSession } from '../state/session-context.ts';

/** Searches in all lists, or opens the enquiry whose reference was typed; without words it goes back to the list it began in. */
export function useSearch(): (words: string) => void {
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
