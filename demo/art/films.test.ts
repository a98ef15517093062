import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { films } from './film/films.ts';
import { sketches } from './sketches.ts';

test.each(Object.keys(films))('%s is there as WebM and as MP4, each under 700 kB', (name) => {
  for (const kind of ['webm', 'mp4'])
    expect(statSync(new URL(`./films/${name}.${kind}`, import.meta.url)).size).toBeLessThan(700_000);
});

const round = [...sketches.keys()].filter((id) => id.startsWith('pano-'));

test.each(round)('%s goes all round: twice as wide as high, and its ends meet', async (id) => {
  const picture = sharp(
    await sharp(new URL(`./panoramas/${id}.webp`, import.meta.url).pathname)
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
});
