import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkUpload } from './upload-rules.ts';

const side = 1000;
/** One plain frame of a megapixel: 200 bytes. */
let frame: Buffer;

beforeAll(async () => {
  const picture = await sharp({
    create: { width: side, height: side, channels: 3, background: '#c66a34' },
  })
    .webp({ lossless: true })
    .toBuffer();
  frame = picture.subarray(12);
});

const int24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);

function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The same frame over and over: an animated WebP (https://developers.google.com/speed/webp/docs/riff_container). */
function animation(frames: number): Buffer {
  const size = [int24(side - 1), int24(side - 1)];
  const shown = chunk('ANMF', int24(0), int24(0), ...size, int24(100), Buffer.from([2]), frame);
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([2, 0, 0, 0]), ...size),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => shown),
  );
}

/** A PNG of one pixel whose head says it is larger (https://www.w3.org/TR/png/#11IHDR). */
async function claiming(width: number, height: number): Promise<Buffer> {
  const one = { width: 1, height: 1, channels: 3, background: '#000' } as const;
  const png = await sharp({ create: one }).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const upload = (data: Buffer) =>
  checkUpload({
    args: {},
    operation: 'create',
    req: { file: { data, name: 'sundowner.webp', mimetype: 'image/webp', size: data.length } },
  } as never);

describe('a small file that is enormous once opened', () => {
  test('is refused for the pixels of all its frames together', async () => {
    const bomb = animation(61);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(upload(bomb)).rejects.toThrow('more than 60 megapixels');
  });

  test('is taken with as many frames as stay within the limit', async () => {
    await expect(upload(animation(60))).resolves.toEqual({});
    await expect(upload(animation(2))).resolves.toEqual({});
  });

  test('is refused for what a single frame says of itself', async () => {
    await expect(upload(await claiming(8000, 7501))).rejects.toThrow('60 megapixels');
    await expect(upload(await claiming(8000, 7500))).resolves.toEqual({});
  });
});
