import type { Clock } from '../../../clock.ts';

/**
 * HubSpot takes 50 submissions per 10 s and portal, and blocks an address for a minute after ten 429s in one second
 * (developers.hubspot.com, changelog of the form submissions API). One call every 260 ms is at most 39 in any 10 s.
 */
export const callSpacing = 260;

/** When the next call to the CRM may go; one for all processes that share a portal. */
export interface CrmPace {
  /**
   * Reserves the next free moment when it is at most `longest` milliseconds away.
   *
   * @returns `reserved` and how many milliseconds to wait before calling, or before asking again
   */
  reserve(longest: number): Promise<{ readonly reserved: boolean; readonly wait: number }>;
  /** Lets nobody call for `milliseconds`: the CRM said that we call too often. */
  hold(milliseconds: number): Promise<void>;
}

/** The pace of a single process. */
export function processPace(clock: Clock): CrmPace {
  let free = 0;
  return {
    async reserve(longest) {
      const now = clock.now();
      const wait = Math.max(0, free - now);
      if (wait > longest) return { reserved: false, wait };
      free = now + wait + callSpacing;
      return { reserved: true, wait };
    },
    async hold(milliseconds) {
      free = Math.max(free, clock.now() + milliseconds);
    },
  };
}
