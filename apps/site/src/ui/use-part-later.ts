import { type RefObject, useEffect, useState } from 'react';

/**
 * A control's script that a form can wait for: it is fetched when the visitor leaves the first field of the form, or comes near
 * the control itself, and takes the place of the browser's own control only while that has no focus, so that nobody loses one in
 * use. Outside a form it is fetched at once.
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
            setPart({ loaded });
          };
          // While focus moves it is nowhere for a moment.
          const later = () => setTimeout(settle);
          place.addEventListener('focusout', later);
          settle();
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

  return part?.loaded ?? null;
}
