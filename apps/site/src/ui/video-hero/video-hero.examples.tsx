import type { Example } from '../example.ts';
import dusk from '../samples/dusk.webm?url';
import { samples } from '../samples/sample-pictures.ts';
import { VideoHero } from './video-hero.tsx';

export const examples: readonly Example[] = [
  {
    name: 'with a film',
    width: 'edge',
    element: <VideoHero picture={samples.dusk} sizes="100vw" films={[{ src: dusk, type: 'video/webm' }]} />,
  },
  {
    name: 'a plate alone',
    width: 'edge',
    element: <VideoHero picture={samples.boat} sizes="100vw" films={[]} />,
  },
];
