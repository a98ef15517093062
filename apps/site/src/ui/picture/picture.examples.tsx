import type { Example } from '../example.ts';
import { Picture, type PictureSource } from './picture.tsx';

/** One dusk, 16:10; the gallery serves it from the demonstration's own art. */
export const examplePicture: PictureSource = {
  alt: 'Illustration: acacias and three elephants on a dusk plain',
  width: 1920,
  height: 1200,
  focus: { x: 58, y: 70 },
  sources: {
    avif: [
      { src: '/media/home-dusk-640.avif', width: 640 },
      { src: '/media/home-dusk-1440.avif', width: 1440 },
    ],
    webp: [{ src: '/media/home-dusk-640.webp', width: 640 }],
  },
  src: '/media/home-dusk-1440.webp',
};

export const examples: readonly Example[] = [
  { name: 'lazy', element: <Picture picture={examplePicture} sizes="100vw" /> },
  {
    name: 'the one a page is judged by',
    element: <Picture picture={examplePicture} sizes="100vw" priority />,
  },
  { name: 'decorative', element: <Picture picture={examplePicture} sizes="92px" alt="" /> },
];
