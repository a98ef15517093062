import { useEffect } from 'react';

/** Parts that are given the focus: a message, the page. */
const takes = '[tabindex], #desk-main';

/** What stands around a part and takes the focus, the nearest first. */
function placesAround(part: Element): readonly HTMLElement[] {
  const next = part.parentElement?.closest<HTMLElement>(takes) ?? null;
  return next === null ? [] : [next, ...placesAround(next)];
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Whoever presses a button that goes away with the press stays where it was: the nearest part around it takes the focus. Nobody who has
 * gone on meanwhile, to a field say, is called back: their letters would be taken for the desk's keys.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let places: readonly HTMLElement[] = [];
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      places = last === null ? [] : placesAround(last);
    };
    const keep = () => {
      frame = 0;
      if (!isNowhere() || last === null || last.isConnected) return;
      const place = places.find((each) => each.isConnected) ?? document.getElementById('desk-main');
      place?.focus({ preventScroll: true });
    };
    // A frame later: what comes in place of the part may take the focus itself.
    const changes = new MutationObserver(() => {
      if (frame === 0 && last !== null && !last.isConnected && isNowhere())
        frame = requestAnimationFrame(keep);
    });
    document.addEventListener('focusin', note);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}
