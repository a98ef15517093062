'use client';

import dynamic from 'next/dynamic';

/** The crops of a picture in a chunk of their own, for the screen of a picture alone (docs/decisions/106). */
export const CropPreview = dynamic(() =>
  import('./crop-preview.island.tsx').then((module) => module.CropPreview),
);
