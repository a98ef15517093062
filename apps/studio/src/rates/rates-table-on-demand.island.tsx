'use client';

import dynamic from 'next/dynamic';

/**
 * The table of seasons in a chunk of its own, for the screen of a rate alone (docs/decisions/106). It is not drawn before it listens: what
 * is pasted into a table that only stands there is lost.
 */
export const RatesTable = dynamic(
  () => import('./rates-table.island.tsx').then((module) => module.RatesTable),
  { ssr: false, loading: () => <p role="status">The seasons are being loaded.</p> },
);
