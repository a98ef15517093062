import type { OwnCalendar } from './own-calendar.island.tsx';

/**
 * Fetches the calendar and puts it in the place of the browser's own date fields, once none of them has the focus.
 *
 * @returns what holds it, or `null` where it cannot be had: the browser's own fields then stay
 */
export async function bringCalendar(place: HTMLElement): Promise<OwnCalendar | null> {
  try {
    const { ownCalendar } = await import('./own-calendar.island.tsx');
    while (place.contains(document.activeElement)) {
      await new Promise((resolve) => place.addEventListener('focusout', resolve, { once: true }));
      // While focus moves it is nowhere for a moment: it may go to the other field.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return ownCalendar(place);
  } catch {
    return null;
  }
}
