'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Places words between the heading of Payload's comparison and what it compares; the view itself has no place for a part of ours. */
export function AboveComparison({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const made = document.createElement('div');
    made.className = 'version-note';
    document.querySelector('.view-version')?.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  return place ? createPortal(children, place) : null;
}
