import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { filmNames } from './films.ts';
import { panoramaNames } from './panoramas.ts';
import { plates } from './plates.ts';

const folder = (name: string) => new URL(`./${name}/`, import.meta.url);
const filesOf = (name: string) => readdirSync(folder(name)).sort();

test('every plate has words and a file, and every file its words', () => {
  const words = Object.keys(plates).sort();
  const files = filesOf('pictures').map((file) => file.replace(/\.(avif|webp)$/, ''));
  expect(files.sort()).toEqual(words);
  for (const { title, alt, focus } of Object.values(plates)) {
    expect(title.length).toBeGreaterThan(3);
    expect(alt.length).toBeGreaterThan(29);
    expect([focus.x, focus.y].every((place) => place > 0 && place < 100)).toBe(true);
  }
});

test('every film is there as WebM and as MP4, each under 700 kB', () => {
  expect(filesOf('films')).toEqual(filmNames.flatMap((name) => [`${name}.mp4`, `${name}.webm`]).sort());
  for (const name of filesOf('films'))
    expect(statSync(new URL(name, folder('films'))).size).toBeLessThan(700_000);
});

test('every panorama has words and a file, and every file its words', () => {
  expect(filesOf('panoramas')).toEqual(panoramaNames.map((name) => `${name}.webp`).sort());
});

test.each(filesOf('panoramas'))(
  '%s goes all round: twice as wide as high, and its ends meet',
  async (name) => {
    const picture = sharp(
      await sharp(new URL(name, folder('panoramas')).pathname)
        .png()
        .toBuffer(),
    );
    const { width, height } = await picture.metadata();
    expect(width).toBe(2 * height);
    const column = async (left: number) =>
      await picture.clone().extract({ left, top: 0, width: 1, height }).blur(1).raw().toBuffer();
    const [first, last] = await Promise.all([column(0), column(width - 1)]);
    const apart = first.reduce((sum, value, i) => sum + Math.abs(value - (last[i] ?? 0)), 0) / first.length;
    expect(apart).toBeLessThan(8);
  },
);

test('plates, films and panoramas weigh 25 MB at most', () => {
  const bytes = ['pictures', 'films', 'panoramas'].flatMap((name) =>
    filesOf(name).map((file) => statSync(new URL(file, folder(name))).size),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000);
});
