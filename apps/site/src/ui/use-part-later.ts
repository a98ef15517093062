import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What of a control tells whether somebody has begun to fill it in. */
interface Begun {
  readonly type: string;
  readonly value: string;
  readonly validity: { readonly badInput: boolean };
}

/**
 * Whether only the browser's own date fields stand here, and nothing was typed into them: not even a day without its month, which
 * the browser reports as bad input and not as a value. A list or text in use is never untouched: it may be open just now.
 */
export function isUntouched(controls: Iterable<Begun>): boolean {
  const all = [...controls];
  return (
    all.length > 0 &&
    all.every(({ type, value, validity }) => type === 'date' && value === '' && !validity.badInput)
  );
}

/**
 * A control's script that a form can wait for: it is fetched when the visitor leaves the first field of the form, or comes near
 * the control itself. It takes the place of the browser's own control while that has no focus, so that nobody loses one in use;
 * and at once, focus and all, where only date fields stand in which nothing was typed yet. Outside a form it is fetched at once.
 *
 * @param box element around the control
 * @param wanted it is needed now: the browser's own control cannot show what the form holds
 * @returns `null` until it is here, and for good where it cannot be had
 */
export function usePartLater<Part>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
  wanted = false,
): Part | null {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  /** Id of the control that had the focus when its place was taken. */
  const focused = useRef<string | null>(null);
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
            const active = place.contains(document.activeElement) ? document.activeElement : null;
            if (
              left ||
              (active &&
                !isUntouched(place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')))
            )
              return;
            place.removeEventListener('focusout', later);
            focused.current = active?.id || null;
            setPart({ loaded });
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
    if (!form || wanted) fetchPart();
    form?.addEventListener('focusout', fetchPart);
    for (const near of ['pointerenter', 'focusin']) place.addEventListener(near, fetchPart);
    return () => {
      left = true;
      form?.removeEventListener('focusout', fetchPart);
    };
  }, [wanted]);

  useLayoutEffect(() => {
    if (part === null || focused.current === null) return;
    document.getElementById(focused.current)?.focus({ preventScroll: true });
    focused.current = null;
  }, [part]);

  return part?.loaded ?? null;
}

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
