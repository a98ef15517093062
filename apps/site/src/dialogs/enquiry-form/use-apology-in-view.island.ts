import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows whoever sent a form on a page of its own that it failed: the apology comes into view and its heading has the focus.
 *
 * @returns for the apology's box
 */
export function useApologyInView(failed: boolean, headingId: string): RefObject<HTMLDivElement | null> {
  const apology = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failed) return;
    apology.current?.scrollIntoView({ block: 'start' });
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [failed, headingId]);
  return apology;
}
