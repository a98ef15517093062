'use client';

import dynamic from 'next/dynamic';

/** What speaks to passkeys and draws the code to scan, in chunks of their own: most screens never need them (docs/decisions/106). */
export const OwnFactors = dynamic(() =>
  import('./own-factors.island.tsx').then((module) => module.OwnFactors),
);

export const AddFactor = dynamic(() => import('./add-factor.tsx').then((module) => module.AddFactor));

export const SecondStep = dynamic(() => import('./second-step.tsx').then((module) => module.SecondStep));
