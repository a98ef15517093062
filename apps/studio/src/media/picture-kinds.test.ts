import { expect, test } from 'vitest';
import { isPicture, refusalOf, takenAsJpeg } from './picture-kinds.ts';

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
  ['an iPhone’s', media('heic', 'mif1', 'MiHB', 'MiHE', 'MiPr', 'miaf', 'tmap'), 'heic'],
  ['a series of pictures', media('heis', 'msf1'), 'heic'],
  ['one that says no more than picture', media('mif1', 'miaf'), 'heic'],
  ['one that says it second', media('mif1', 'heic'), 'heic'],
  ['an AVIF', media('avif', 'mif1', 'miaf'), null],
  ['an AVIF that says it second', media('mif1', 'avif'), null],
  ['an MP4', media('isom', 'mp42'), null],
  ['a TIFF of a scanner', long('II*\0'), 'tiff'],
  ['a TIFF of the other order', long('MM\0*'), 'tiff'],
  ['a GIF', long('GIF89a'), 'gif'],
  ['a JPEG', long('\xff\xd8\xff\xe0'), null],
  ['what is too short', Buffer.from('GIF89a'), null],
])('STU-07/heic %s is taken for what its bytes say', (_, bytes, kind) => {
  expect(takenAsJpeg(bytes)).toBe(kind);
});

test.each([
  [media('qt  '), 'This is a QuickTime film (MOV). Export it as MP4 and upload that.'],
  [long('8BPS'), 'This is a Photoshop file. Save it as a JPEG and upload that.'],
  [long('BM6'), 'This is a BMP picture. Save it as a JPEG and upload that.'],
  [long('\xff\x0a'), 'This is a JPEG XL picture. Save it as a JPEG and upload that.'],
  [
    long('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'This is an SVG drawing, which can carry scripts. Save it as a PNG and upload that.',
  ],
  [
    long('PK\x03\x04'),
    'This is a ZIP archive or an Office document. Save a document as PDF; take pictures out of an archive first.',
  ],
  [long('nothing anybody knows'), null],
])('STU-07/true-words what is not taken is called by its name', (bytes, sentence) => {
  expect(refusalOf(bytes)).toBe(sentence);
});

test('a picture is one by its bytes, and a drawing is none', () => {
  const pictures = [
    long('\xff\xd8\xff\xe0'),
    long('\x89PNG\r\n\x1a\n'),
    long('RIFF\n\0\0\0WEBPVP8 '),
    media('avif', 'mif1'),
    media('heic'),
  ];
  expect(pictures.map((bytes) => isPicture(bytes))).toEqual(pictures.map(() => true));
  const others = [long('%PDF-1.7'), long('<svg/>'), media('isom'), media('qt  '), Buffer.alloc(3)];
  expect(others.map((bytes) => isPicture(bytes))).toEqual(others.map(() => false));
});
