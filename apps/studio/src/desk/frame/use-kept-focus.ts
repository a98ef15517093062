import { useEffect } from 'react';

/** What stands around a part in the page, the nearest first. */
function placesAround(part: Element): readonly HTMLElement[] {
  const next = part.parentElement;
  return next === null || next === document.body ? [] : [next, ...placesAround(next)];
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to a part that is none of those one comes to by Tab: the next Tab goes on from there. */
function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * A person who presses a button that goes away with the press stays where it was: the nearest part around it takes the focus. Nobody who has
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
      const place = places.find((each) => each.isConnected);
      if (place) focusOn(place);
    };
    // Two frames later: what comes in place of the part, or stood under its dialog, takes the focus itself.
    const changes = new MutationObserver(() => {
      if (frame === 0 && last !== null && !last.isConnected && isNowhere())
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(keep);
        });
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
