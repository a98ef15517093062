import { expect, test } from 'vitest';
import { Reading } from '../reading/reading.ts';
import { rawMedia, upload } from './media.ts';
import { toPicture } from './picture.ts';

const parts = {
  source: { read: async () => ({ cancelled: true }) as const, forget: () => {} },
  snapshots: { load: async () => null, save: async () => {}, remove: async () => {} },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  failing: new Set<string>(),
};
const reading = () => new Reading(parts);

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
  expect(toPicture(media, reading())).toEqual({
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
  expect(toPicture(linked, reading())?.src).toBe('https://images.example.com/a.webp');
});

test('the page follows the picture, also one that is not published yet', () => {
  const page = reading();
  expect(toPicture(upload.parse(9), page)).toBeNull();
  toPicture(media, page);
  expect(toPicture(null, page)).toBeNull();
  expect(page.freshness()?.tags).toEqual(['media:9', 'media:12']);
});

test('without renditions the original is shown, in the middle', () => {
  const plain = rawMedia.parse({ id: 1, alt: null, filename: 'a.png', width: 800, height: 600, sizes: {} });
  expect(toPicture(plain, reading())).toMatchObject({
    src: '/media/a.png',
    width: 800,
    focus: { x: 50, y: 50 },
  });
});
