import type { Example } from '../example.ts';
import dusk from '../samples/dusk.webm?url';
import { samples } from '../samples/sample-pictures.ts';
import { Film } from './film.tsx';

const film = {
  name: 'The plain at dusk',
  src: dusk,
  type: 'video/webm',
  captions: null,
  poster: samples.dusk,
  sizes: '(min-width: 833px) 60vw, 94vw',
  href: '?ready',
} as const;

export const examples: readonly Example[] = [
  { name: 'behind its poster', element: <Film {...film} /> },
  { name: 'ready to play', element: <Film {...film} ready /> },
];
