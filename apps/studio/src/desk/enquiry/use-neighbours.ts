'use client';

import { useDesk } from '../state/desk-context.ts';

/** The enquiry before and after the open one, in the list it was opened from. */
export function useNeighbours() {
  const { place, go, list } = useDesk();
  const found = list.rows.findIndex(({ reference }) => reference === place.reference);
  const at = found < 0 ? null : found;
  const referenceAt = (index: number) => list.rows[index]?.reference ?? null;
  return {
    at,
    previous: at === null ? null : referenceAt(at - 1),
    next: at === null ? referenceAt(0) : referenceAt(at + 1),
    show: (reference: string | null) => {
      if (reference !== null) go({ ...place, reference });
    },
  };
}
