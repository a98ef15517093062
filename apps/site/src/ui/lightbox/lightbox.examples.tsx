import type { Example } from '../example.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { samples } from '../samples/sample-pictures.ts';

export const examples: readonly Example[] = [
  {
    name: 'opened from one plate',
    element: (
      <Gallery label="One picture" pictures={[{ picture: samples.night, caption: 'A platform, late' }]} />
    ),
  },
];
