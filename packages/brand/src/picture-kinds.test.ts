import { expect, test } from 'vitest';
import { mediaBrands, pictureKind } from './picture-kinds.ts';

const media = (...brands: readonly string[]) => {
  const [own = '', ...others] = brands;
  const head = Buffer.alloc(16 + 4 * others.length);
  head.writeUInt32BE(head.length, 0);
  head.write(`ftyp${own}`, 4, 'latin1');
  others.forEach((brand, place) => void head.write(brand, 16 + 4 * place, 'latin1'));
  return Buffer.concat([head, Buffer.from('mdat of a picture')]);
};
const long = (head: string) => Buffer.from(head.padEnd(64, ' '), 'latin1');

test.each([
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'].map(
    (brand) => [brand, media(brand), 'heic'] as const,
  ),
  ['a series', media('msf1', 'hevc'), 'heic'],
  ['one that says no more than picture', media('mif1', 'miaf'), 'heic'],
  ['an AVIF', media('avif', 'mif1'), 'avif'],
  ['a series of AVIF that says it second', media('msf1', 'avis'), 'avif'],
  ['a film', media('qt  '), null],
  ['an MP4', media('isom', 'mp42'), null],
  ['a JPEG', long('\xff\xd8\xff\xe0'), 'jpeg'],
  ['a PNG', long('\x89PNG\r\n\x1a\n'), 'png'],
  ['a WebP', long('RIFF\n\0\0\0WEBPVP8 '), 'webp'],
  ['a GIF', long('GIF87a'), 'gif'],
  ['a DNG', long('II*\0'), 'tiff'],
  ['a BMP', long('BM6'), 'bmp'],
  ['a Photoshop file', long('8BPS'), 'photoshop'],
  ['a JPEG XL', long('\0\0\0\x0cJXL '), 'jpeg-xl'],
  ['a drawing', long('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['a document', long('%PDF-1.7'), null],
  ['what is too short', Buffer.from('GIF89a'), null],
] as const)('CNV-02/telephone-pictures %s is a picture of its kind, or none', (_, bytes, kind) => {
  expect(pictureKind(bytes)).toBe(kind);
});

test('a file that says it is longer than it is, or in a piece of a larger buffer, is read within its own bytes', () => {
  const whole = media('mif1', 'heic');
  const cut = whole.subarray(0, 18);
  expect(mediaBrands(cut)).toEqual(['mif1']);
  expect(mediaBrands(Buffer.concat([Buffer.from('before'), whole]).subarray(6))).toEqual(['mif1', 'heic']);
});
