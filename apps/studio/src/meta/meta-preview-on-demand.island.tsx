'use client';

import dynamic from 'next/dynamic';

/** How an entry looks in a search engine and a message, in a chunk of its own, for entries alone (docs/decisions/106). */
export const MetaPreviewIsland = dynamic(() =>
  import('./meta-preview.island.tsx').then((module) => module.MetaPreviewIsland),
);
