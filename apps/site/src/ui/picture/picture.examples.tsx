import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { DirectedPicture } from './directed-picture.tsx';
import { Picture } from './picture.tsx';

export const examples: readonly Example[] = [
  { name: 'lazy', element: <Picture picture={samples.dusk} sizes="100vw" /> },
  {
    name: 'the one a page is judged by',
    element: <Picture picture={samples.boat} sizes="100vw" priority />,
  },
  { name: 'decorative', width: 'card', element: <Picture picture={samples.face} sizes="92px" alt="" /> },
  {
    name: 'another on a narrow screen',
    element: <DirectedPicture picture={samples.street} narrow={samples.face} sizes="100vw" />,
  },
];
