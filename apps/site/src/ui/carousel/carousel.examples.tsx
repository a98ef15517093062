import type { Example } from '../example.ts';
import { Picture } from '../picture/picture.tsx';
import { samples } from '../samples/sample-pictures.ts';
import { Carousel } from './carousel.tsx';

const pictures = [samples.dusk, samples.ridge, samples.street, samples.night, samples.boat, samples.face];

export const examples: readonly Example[] = [
  {
    name: 'more than fit',
    element: (
      <Carousel label="Plates">
        {pictures.map((picture) => (
          <Picture key={picture.src} picture={picture} sizes="300px" />
        ))}
      </Carousel>
    ),
  },
  {
    name: 'one that fits',
    element: (
      <Carousel label="One plate">
        <Picture picture={samples.boat} sizes="300px" />
      </Carousel>
    ),
  },
];
