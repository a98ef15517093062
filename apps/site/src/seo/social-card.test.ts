import { expect, test } from 'vitest';
import type { Picture } from '../content/fields/picture.ts';
import { socialCard } from './social-card.ts';

const picture = (src: string): Picture => ({
  alt: 'Dusk at the river',
  width: 1440,
  height: 960,
  focus: { x: 50, y: 50 },
  sources: { avif: [], webp: [] },
  src,
  caption: null,
  coordinates: null,
});

test('GEN-08/page the card of a page is made of its picture, in a format every reader of links knows', () => {
  expect(socialCard({ image: picture('/media/dusk-0a1b2c3d-1440.webp') })).toEqual({
    src: '/cards/dusk-0a1b2c3d-1440.webp.jpg',
    alt: 'Dusk at the river',
  });
});

test.each([null, picture('https://elsewhere.example/dusk.jpg'), picture('/media/a/b.webp')])(
  'GEN-08/default without a picture of our own it is that of the site',
  (image) => {
    expect(socialCard({ image })).toEqual({ src: '/social-card.jpg', alt: '' });
  },
);
