import { type RefObject, useEffect, useRef } from 'react';

interface Dismissal {
  readonly onEscape: () => void;
  /**
   * @param focusBack whether the focus is to go back to where it came from: not where the press gave it to something else, nor for a
   *   finger, to which a field in focus brings a keyboard nobody asked for
   */
  readonly onPress: (focusBack: boolean) => void;
}

/**
 * Escape, wherever the focus is, and a press outside close what lies open. A finger that scrolls the page presses nothing.
 *
 * @param box what is inside of it is no outside
 */
export function useDismissal(box: RefObject<HTMLElement | null>, open: boolean, dismissal: Dismissal): void {
  const latest = useRef(dismissal);
  useEffect(() => {
    latest.current = dismissal;
  });

  useEffect(() => {
    if (!open) return;
    const pressKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      latest.current.onEscape();
    };
    const press = ({ target, pointerType }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target)) return;
      // As it lies open now: until the press is over, the focus that it moves may have closed it.
      const { onPress } = latest.current;
      const release = ({ type }: PointerEvent) => {
        for (const end of ends) document.removeEventListener(end, release, true);
        if (type === 'pointercancel') return;
        // The click follows within the same task, and nothing moves under it.
        setTimeout(() => {
          const { activeElement } = document;
          // A press on words gives the focus to the page's main part, which is no control.
          const isNowhere = !(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0;
          const isHere = isNowhere || box.current?.contains(activeElement) === true;
          onPress(pointerType === 'mouse' && isHere);
        });
      };
      for (const end of ends) document.addEventListener(end, release, true);
    };
    document.addEventListener('keydown', pressKey, true);
    document.addEventListener('pointerdown', press, true);
    return () => {
      document.removeEventListener('keydown', pressKey, true);
      document.removeEventListener('pointerdown', press, true);
    };
  }, [open, box]);
}

const ends = ['pointerup', 'pointercancel'] as const;
