'use client';

import dynamic from 'next/dynamic';

/** Where an entry is shown and what is not saved yet, in a chunk of its own, for entries alone (docs/decisions/106). */
export const EntryStatusPanel = dynamic(() =>
  import('./entry-status.island.tsx').then((module) => module.EntryStatusPanel),
);
