import sharp from 'sharp';
import { expect, test } from 'vitest';
import { smallPicture } from './small-picture.ts';

const buffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

test('CNV-01/thumbnails a picture is shown small, turned as it was taken and without what its camera wrote', async () => {
  const photo = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#804020' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const small = await smallPicture(buffer(photo));
  const { format, width, height, orientation, exif } = await sharp(small ?? new Uint8Array()).metadata();
  expect({ format, width, height, orientation, exif }).toEqual({
    format: 'jpeg',
    width: 224,
    height: 168,
    orientation: undefined,
    exif: undefined,
  });
});

test('CNV-01/thumbnails what is no picture is none', async () => {
  expect(await smallPicture(buffer(new TextEncoder().encode('<svg onload=alert(1)>')))).toBeNull();
  expect(await smallPicture(new ArrayBuffer(0))).toBeNull();
});
