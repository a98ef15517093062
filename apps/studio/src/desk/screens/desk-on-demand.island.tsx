'use client';

import dynamic from 'next/dynamic';

/**
 * The desk in a chunk of its own. Payload's import map makes whatever a page of the studio draws part of every page, the login too; who
 * writes stories never opens the desk and need not load its screens.
 */
export const DeskOnDemand = dynamic(() => import('./desk.island.tsx').then(({ DeskIsland }) => DeskIsland));
