import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { PictureGrid } from './picture-grid.tsx';

const pictures = Object.values(samples).map((picture, place) => ({
  picture,
  title: `Plate ${place + 1}`,
  caption: picture.alt,
  href: `?plate=${place + 1}`,
  more: place === 1 ? { href: '?plate=2', words: 'The large file' } : undefined,
}));

export const examples: readonly Example[] = [
  {
    name: 'six pictures',
    element: (
      <div data-gallery="Plates">
        <PictureGrid pictures={pictures} first={0} />
      </div>
    ),
  },
];
