import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needChromium } from '../../bin/testing/outside-programs.ts';
import { allScenes } from '../../demo/art/all-scenes.ts';
import { type Easel, openEasel } from '../../demo/art/easel.ts';

const scenes = await allScenes();
let easel: Easel;
beforeAll(async () => {
  easel = await openEasel(await needChromium(AbortSignal.timeout(120_000)));
});
afterAll(() => easel.close());

async function drawn(id: string, width: number, height: number) {
  const scene = scenes.get(id);
  if (!scene) throw new Error(`There is no scene ${id}.`);
  return await easel.draw(scene, width, height);
}
const pixelsOf = async (picture: Buffer) =>
  createHash('sha256')
    .update(await sharp(picture).raw().toBuffer())
    .digest('hex');

test('the same seed draws the same picture, and another scene another one', async () => {
  const once = await pixelsOf(await drawn('walking-safari', 320, 200));
  expect(await pixelsOf(await drawn('walking-safari', 320, 200))).toBe(once);
  expect(await pixelsOf(await drawn('lion-sands', 320, 200))).not.toBe(once);
});

test('a picture has the size asked for, and people are cut out of the middle', async () => {
  const wide = await sharp(await drawn('namib', 480, 300)).metadata();
  expect([wide.width, wide.height]).toEqual([480, 300]);
  const tall = await sharp(await drawn('portrait-bun', 480, 300)).metadata();
  expect([tall.width, tall.height]).toEqual([240, 300]);
});
