import type { PictureSource } from '../picture/picture.tsx';
import boat from './boat-safari.webp?url';
import dusk from './home-dusk.webp?url';
import face from './portrait.webp?url';
import ridge from './ridge.webp?url';
import street from './street.webp?url';
import night from './treehouse-night.webp?url';

const sample = (
  src: string,
  alt: string,
  x: number,
  y: number,
  [width, height] = [960, 600],
): PictureSource => ({
  alt,
  width: width ?? 960,
  height: height ?? 600,
  focus: { x, y },
  sources: { avif: [], webp: [{ src, width: width ?? 960 }] },
  src,
});

/** Pictures for examples, small and with the site itself, so that the gallery needs no studio to show a component. */
export const samples = {
  dusk: sample(dusk, 'Illustration: acacias and elephants on a dusk plain', 58, 70, [1280, 800]),
  ridge: sample(ridge, 'Illustration: blue ridges over a plain', 62, 70),
  street: sample(street, 'Illustration: a white house under a mountain', 46, 60),
  night: sample(night, 'Illustration: a platform in a tree under stars', 70, 60),
  boat: sample(boat, 'Illustration: a boat between reeds', 64, 60),
  face: sample(face, 'Illustrated portrait of a person in a blazer', 50, 40, [480, 600]),
};
