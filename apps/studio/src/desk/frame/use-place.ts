import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type DeskPlace, lastPartOf, placeAddress, placeFrom } from '../address.ts';

const shownAddress = (): string => window.location.pathname + window.location.search;

/**
 * What of the desk the address names, and how to go elsewhere. The page stays: nothing is loaded but what is shown next.
 *
 * Where somebody went is where they are at once: the router tells of it when it has time, and a box that is ticked meanwhile would lose
 * its tick, and the one ticked after it the one before.
 */
export function usePlace(): { readonly place: DeskPlace; readonly go: (place: DeskPlace) => void } {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const told = query === '' ? pathname : `${pathname}?${query}`;
  /** Where `go` went, as long as the router has not told of it. */
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(
    () => setAhead((address) => (address === shownAddress() && address !== told ? address : null)),
    [told],
  );
  const address = ahead ?? told;
  const place = useMemo(() => {
    const [path = '', text = ''] = address.split('?');
    return placeFrom(new URLSearchParams(text), lastPartOf(path));
  }, [address]);
  const go = useCallback((next: DeskPlace) => {
    const wanted = placeAddress(next);
    if (wanted === shownAddress()) return;
    window.history.pushState(null, '', wanted);
    setAhead(wanted);
  }, []);
  return { place, go };
}
