'use client';

import dynamic from 'next/dynamic';

/** The table of seasons in a chunk of its own, for the screen of a rate alone (docs/decisions/106). */
export const RatesTable = dynamic(() =>
  import('./rates-table.island.tsx').then((module) => module.RatesTable),
);
