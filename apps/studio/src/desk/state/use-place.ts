'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type DeskPlace, lastPartOf, placeAddress, placeFrom } from '../address.ts';

/** What of the desk the address names, and how to go elsewhere. The page stays: nothing is loaded but what is shown next. */
export function usePlace(): { readonly place: DeskPlace; readonly go: (place: DeskPlace) => void } {
  const pathname = usePathname();
  const query = useSearchParams();
  const text = query.toString();
  const place = useMemo(() => placeFrom(new URLSearchParams(text), lastPartOf(pathname)), [pathname, text]);
  const go = useCallback((next: DeskPlace) => {
    const address = placeAddress(next);
    if (address !== window.location.pathname + window.location.search)
      window.history.pushState(null, '', address);
  }, []);
  return { place, go };
}
