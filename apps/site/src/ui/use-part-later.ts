import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { watchForHand } from './in-hand.ts';

/**
 * A control's script that a form can wait for: it is fetched when the visitor leaves the first field of the form, or comes near
 * the control itself. It takes the place of the browser's own control while that has no focus, so that nobody loses one in use.
 * Outside a form it is fetched at once.
 *
 * @param box element around the control
 * @returns `null` until it is here, and for good where it cannot be had
 */
export function usePartLater<Part>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const afterPointer = useAfterPointer();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` names one file for as long as the control lives
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let left = false;
    let asked = false;
    const form = place.closest('form');
    const fetchPart = () => {
      if (asked) return;
      asked = true;
      load().then(
        (loaded) => {
          const settle = () => {
            if (left || place.contains(document.activeElement)) return;
            place.removeEventListener('focusout', later);
            setPart(() => loaded);
          };
          // While focus moves it is nowhere for a moment, and nothing moves under a pointer that is down.
          const later = () => setTimeout(() => afterPointer(settle));
          place.addEventListener('focusout', later);
          afterPointer(settle);
        },
        () => {
          // The browser's own control stays; the next sign of the visitor tries again.
          asked = false;
        },
      );
    };
    if (!form) fetchPart();
    form?.addEventListener('focusout', fetchPart);
    for (const near of ['pointerenter', 'focusin']) place.addEventListener(near, fetchPart);
    return () => {
      left = true;
      form?.removeEventListener('focusout', fetchPart);
    };
  }, []);

  return part;
}

/**
 * The same for a control that looks other than the browser's own, and is used in another way: it comes as soon as the form stands
 * there, and only where no hand was near before. The browser's own then stays for good.
 *
 * @param wanted whatever else holds: the browser's own control cannot show what the form holds
 */
export function usePartBeforeHand<Part>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
  wanted = false,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` names one file for as long as the control lives
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const isInHand = watchForHand(place);
    // What shows the form goes first.
    setTimeout(() =>
      load().then(
        (loaded) => {
          if (wanted || !(isInHand() || isFilledIn(place))) setPart(() => loaded);
        },
        // The browser's own control stays.
        () => {},
      ),
    );
  }, [wanted]);

  return part;
}

/** Something was chosen before any script came. A day without its month is reported as bad input, not as a value. */
const isFilledIn = (place: HTMLElement): boolean =>
  [...place.querySelectorAll('input')].some(
    ({ value, defaultValue, validity }) => value !== defaultValue || validity.badInput,
  );

/**
 * Puts work off until the pointer that is down has done its click, so that nothing moves under it meanwhile; with no pointer
 * down it is done at once.
 */
export function useAfterPointer(): (work: () => void) => void {
  const down = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      down.current = true;
    };
    const release = () => {
      down.current = false;
      // The click follows within the same task.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((work) => {
    if (down.current) waiting.current.push(work);
    else work();
  }, []);
}
