import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';

/** Nothing a JPEG could make small. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

test.each([
  ['a plate', () => noise(1440, 960).webp().toBuffer()],
  ['a tall one', () => noise(600, 1600).avif({ effort: 0 }).toBuffer()],
  ['a small one', () => noise(200, 100).png().toBuffer()],
  ['one that is seen through', () => sharp(Buffer.from('<svg width="300" height="300"/>')).png().toBuffer()],
])('GEN-08/page %s becomes a JPEG of 1200 x 630 under 300 kB', async (_, make) => {
  const card = await drawCard(await make());
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.byteLength).toBeLessThan(300_000);
});

test('what is no picture makes none', async () => {
  await expect(drawCard(Buffer.from('no picture'))).rejects.toThrow();
});
