'use client';

import dynamic from 'next/dynamic';

/** The import of redirects in a chunk of its own, for their list alone (docs/decisions/106). */
export const ImportLines = dynamic(() =>
  import('./import-lines.island.tsx').then((module) => module.ImportLines),
);
