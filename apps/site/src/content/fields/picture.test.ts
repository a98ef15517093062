import { expect, test } from 'vitest';
import { picture } from './common.ts';
import { pictureOf, rawMedia } from './picture.ts';

const media = rawMedia.parse({
  id: 12,
  alt: 'Elephants cross',
  title: 'Dusk',
  filename: 'dusk-0a1b2c3d.jpg',
  width: 4000,
  height: 3000,
  focalX: 30,
  focalY: 70,
  sizes: {
    webp1920: { filename: 'dusk-1920.webp', width: 1920, height: 1440 },
    avif640: { filename: 'dusk-640.avif', width: 640, height: 480 },
    webp640: { filename: 'dusk-640.webp', width: 640, height: 480 },
    webp1440: { filename: 'dusk 1440.webp', width: 1440, height: 1080 },
    avif1920: { filename: null, width: null, height: null },
  },
});

test('GEN-04 a picture carries sizes, formats, focus and alternative text, all on our own host', () => {
  expect(pictureOf(media)).toEqual({
    alt: 'Elephants cross',
    width: 1920,
    height: 1440,
    focus: { x: 30, y: 70 },
    sources: {
      avif: [{ src: '/media/dusk-640.avif', width: 640 }],
      webp: [
        { src: '/media/dusk-640.webp', width: 640 },
        { src: '/media/dusk%201440.webp', width: 1440 },
        { src: '/media/dusk-1920.webp', width: 1920 },
      ],
    },
    src: '/media/dusk%201440.webp',
    caption: 'Dusk',
    coordinates: null,
  });
});

test('GEN-04/protocol-relative a protocol-relative address gets https', () => {
  const linked = rawMedia.parse({ id: 1, url: '//images.example.com/a.webp', width: 10, height: 5 });
  expect(pictureOf(linked)?.src).toBe('https://images.example.com/a.webp');
});

test('an empty field, and a picture that is not published yet, are none', () => {
  expect(picture.parse(9)).toBeNull();
  expect(picture.parse(null)).toBeNull();
  expect(picture.parse(undefined)).toBeNull();
  expect(picture.parse({ id: 12, alt: 'Elephants cross', filename: 'dusk.jpg' })?.src).toBe(
    '/media/dusk.jpg',
  );
});

test('without renditions the original is shown, in the middle', () => {
  const plain = rawMedia.parse({ id: 1, alt: null, filename: 'a.png', width: 800, height: 600, sizes: {} });
  expect(pictureOf(plain)).toMatchObject({
    src: '/media/a.png',
    width: 800,
    focus: { x: 50, y: 50 },
  });
});
