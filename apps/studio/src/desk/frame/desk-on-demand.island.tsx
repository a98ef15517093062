'use client';

import dynamic from 'next/dynamic';

/** The desk's screens in a chunk of their own: who writes stories never opens the desk (docs/decisions/106). */
export const DeskOnDemand = dynamic(() => import('./desk.island.tsx').then(({ DeskIsland }) => DeskIsland));

export const RefusedPane = dynamic(() => import('./message-pane.tsx').then((module) => module.RefusedPane));

export const UnreachablePane = dynamic(() =>
  import('./message-pane.tsx').then((module) => module.UnreachablePane),
);
