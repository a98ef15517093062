import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faultWords, toJpeg } from './to-jpeg.ts';

const plate = () =>
  sharp({ create: { width: 40, height: 20, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } } });

test.each([
  ['tiff', () => plate().tiff().toBuffer()],
  ['gif', () => plate().gif().toBuffer()],
] as const)('STU-07/tiff-gif a %s becomes a JPEG of the same size', async (kind, make) => {
  const taken = await toJpeg(await make());
  expect(taken?.kind).toBe(kind);
  const jpeg = taken?.jpeg;
  if (!(jpeg instanceof Uint8Array)) throw new Error(String(jpeg));
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20, channels: 3 });
});

test('what a browser shows stays as it is', async () => {
  expect(await toJpeg(await plate().png().toBuffer())).toBeNull();
  expect(await toJpeg(await plate().avif({ effort: 0 }).toBuffer())).toBeNull();
});

test('STU-07/true-words a HEIC that cannot be read says what it is, and what to do', async () => {
  const broken = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1 and nothing more', 'latin1');
  const taken = await toJpeg(broken);
  expect(taken).toEqual({ kind: 'heic', jpeg: 'broken' });
  expect(faultWords('heic', 'broken')).toMatch(/^This is a HEIC picture, and it cannot be read\. Save it as a JPEG/);
  expect(faultWords('tiff', 'too-many-pixels')).toBe('The picture has more than 60 megapixels.');
  expect(faultWords('gif', 'time')).toContain('takes more time or memory');
});
