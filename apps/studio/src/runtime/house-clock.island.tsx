'use client';

import type { ReactNode } from 'react';
import { type HouseClock, keepHouseClock } from './house-clock.ts';

/** Tells the browser the clock of the house, before anything inside it is drawn. */
export function KeepHouseClock({ clock, children }: { readonly clock: HouseClock; readonly children: ReactNode }) {
  keepHouseClock(clock);
  return children;
}
