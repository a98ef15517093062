import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heicPicture } from '../../../../tests/support/heic-picture.ts';
import { decodeApart } from './decode-apart.ts';
import { faultWords, previewOf, toJpeg } from './to-jpeg.ts';

const plate = () =>
  sharp({
    create: { width: 40, height: 20, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } },
  });

test.each([
  ['tiff', () => plate().tiff().toBuffer()],
  ['gif', () => plate().gif().toBuffer()],
] as const)(
  'STU-07/tiff-gif a %s becomes a JPEG of the same size',
  async (kind, make) => {
    const taken = await toJpeg(await make());
    expect(taken?.kind).toBe(kind);
    const jpeg = taken?.jpeg;
    if (!(jpeg instanceof Uint8Array)) throw new Error(String(jpeg));
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 40,
      height: 20,
      channels: 3,
    });
  },
  60_000,
);

test('STU-07/heic a telephone’s picture becomes a JPEG of its colours', async () => {
  const taken = await toJpeg(heicPicture([150, 100, 180]));
  expect(taken?.kind).toBe('heic');
  const jpeg = taken?.jpeg;
  if (!(jpeg instanceof Uint8Array)) throw new Error(String(jpeg));
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 32, height: 32, channels: 3 });
  for (const [place, value] of [240, 125, 100].entries())
    expect(Math.abs((data[place] ?? 0) - value)).toBeLessThan(6);
}, 60_000);

test('STU-07/heic its colour profile goes into the JPEG', async () => {
  const { icc } = await sharp(await plate().withIccProfile('p3').png().toBuffer()).metadata();
  const jpeg = await decodeApart({ source: heicPicture(), heic: true, profile: icc ?? null, side: null });
  if (typeof jpeg === 'string') throw new Error(jpeg);
  expect((await sharp(jpeg).metadata()).icc?.equals(icc ?? Buffer.alloc(0))).toBe(true);
}, 60_000);

test('STU-07/heic what takes too long is given up', async () => {
  const job = { source: heicPicture(), heic: true, profile: null, side: null };
  expect(await decodeApart(job, { time: 0, growth: 0 })).toMatch(/^time$|^memory$/);
}, 60_000);

test('what a browser shows stays as it is', async () => {
  expect(await toJpeg(await plate().png().toBuffer())).toBeNull();
  expect(await toJpeg(await plate().avif({ effort: 0 }).toBuffer())).toBeNull();
});

test('STU-07/true-words a HEIC that cannot be read says what it is, and what to do', async () => {
  const broken = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1 and nothing more', 'latin1');
  const taken = await toJpeg(broken);
  expect(taken).toEqual({ kind: 'heic', jpeg: 'broken' });
  expect(faultWords('heic', 'broken')).toMatch(
    /^This is a HEIC picture, and it cannot be read\. Save it as a JPEG/,
  );
  expect(faultWords('tiff', 'too-many-pixels')).toBe('The picture has more than 60 megapixels.');
  expect(faultWords('gif', 'time')).toContain('takes more time or memory');
});

test('STU-07/previews a picture of any kind has a small JPEG, and what is none has not', async () => {
  const large = sharp({ create: { width: 1600, height: 400, channels: 3, background: '#a9556a' } });
  for (const bytes of [await large.png().toBuffer(), heicPicture()]) {
    const preview = await previewOf(bytes);
    const { format, width } = await sharp(preview ?? Buffer.alloc(0)).metadata();
    expect(format).toBe('jpeg');
    expect(width).toBeLessThanOrEqual(640);
  }
  expect(await previewOf(Buffer.from('%PDF-1.7 and no picture'))).toBeNull();
}, 60_000);
