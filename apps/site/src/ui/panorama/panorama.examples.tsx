import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { Panorama } from './panorama.tsx';

export const examples: readonly Example[] = [
  {
    name: 'the plain',
    element: (
      <Panorama
        name="The plain at dusk"
        picture={samples.dusk}
        src={samples.dusk.src}
        sizes="(min-width: 833px) 60vw, 94vw"
      />
    ),
  },
];
