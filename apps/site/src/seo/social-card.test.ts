import { expect, test } from 'vitest';
import { type Picture, rawMedia, toFile, toPicture } from '../content/fields/picture.ts';
import { imageGallery } from '../content/gallery/galleries.ts';
import { picturesToTake } from '../content/gallery/pictures-to-take.ts';
import { provideMediaAddress } from '../installation/media-address.ts';
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

test('CLU-06/public-address uploads are named where the operator says browsers fetch them; cards and archives are made of our own copies', () => {
  const media = rawMedia.parse({
    id: 12,
    alt: 'Elephants cross',
    title: 'Dusk',
    filename: 'dusk-0a1b2c3d.jpg',
    sizes: {
      webp1440: { filename: 'dusk-1440.webp', width: 1440, height: 1080 },
      avif640: { filename: 'dusk-640.avif', width: 640, height: 480 },
    },
  });
  const elsewhere = 'https://media.example.com/lodges';
  provideMediaAddress(elsewhere);
  try {
    const shown = toPicture(media);
    expect(shown?.src).toBe(`${elsewhere}/dusk-1440.webp`);
    expect(shown?.sources.avif).toEqual([{ src: `${elsewhere}/dusk-640.avif`, width: 640 }]);
    expect(toFile(media)?.href).toBe(`${elsewhere}/dusk-0a1b2c3d.jpg`);
    expect(socialCard({ image: shown }).src).toBe('/cards/dusk-1440.webp.jpg');
    expect(socialCard({ image: picture('/media/dusk.webp') }).src).toBe('/social-card.jpg');
    const items = [{ title: 'Dusk', image: media, property: 'lionsands', forPress: true }];
    const gallery = imageGallery.parse({ slug: 'dusk', title: 'Dusk', items });
    expect(picturesToTake([gallery], 'lionsands')).toMatchObject([{ filename: 'dusk-0a1b2c3d.jpg' }]);
  } finally {
    provideMediaAddress(null);
  }
});
