import { watchForHand } from '../in-hand.ts';
import type { OwnCalendar } from './own-calendar.island.tsx';

/**
 * Fetches the calendar and puts it in the place of the browser's own date fields. Where a hand was there first they stay for good: no
 * field changes under a finger, nor once a finger has learnt it.
 *
 * @returns what holds it, or `null` where it cannot be had or comes too late
 */
export async function bringCalendar(place: HTMLElement): Promise<OwnCalendar | null> {
  const isInHand = watchForHand(place);
  try {
    const { ownCalendar } = await import('./own-calendar.island.tsx');
    return isInHand() ? null : ownCalendar(place);
  } catch {
    return null;
  }
}
