/**
 * What kind of picture a file is by its first bytes, whatever it is called: for every door files come in by. An iPhone's HEIC is often sent
 * on as ".jpg".
 */
export type PictureKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'photoshop'
  | 'jpeg-xl'
  | 'svg';

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Brands of pictures coded with HEVC (ISO/IEC 23008-12, annex B); those of AVIF are others. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const avifBrands = ['avif', 'avis'];
/** As many brands are looked at; a picture names a handful. */
const mostBrands = 32;

/** The brands an ISO media file says it keeps to, its own first; none for another file. */
export function mediaBrands(bytes: Uint8Array): readonly string[] {
  if (bytes.byteLength < 16 || text(bytes, 4, 8) !== 'ftyp') return [];
  const said = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const length = Math.min(said, bytes.byteLength);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= length && brands.length < mostBrands; at += 4)
    brands.push(text(bytes, at, at + 4));
  return brands;
}

function mediaKind(bytes: Uint8Array): PictureKind | null {
  const brands = mediaBrands(bytes);
  if (brands.some((brand) => heicBrands.includes(brand))) return 'heic';
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
  // `mif1` and `msf1` say no more than that it is a picture.
  return /^m[is]f1$/.test(brands[0] ?? '') ? 'heic' : null;
}

const beginnings: readonly (readonly [kind: PictureKind, beginning: RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF....WEBP/s],
  // A camera's raw picture (DNG and its like) is one, too.
  ['tiff', /^(?:II[*+]\0|MM\0[*+])/],
  ['bmp', /^BM/],
  ['photoshop', /^8BPS/],
  ['jpeg-xl', /^(?:\xff\n|....JXL )/s],
];

/** @returns `null` for what is no picture, and for what is shorter than any */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (bytes.byteLength < 16) return null;
  const head = text(bytes, 0, 16);
  const found = beginnings.find(([, beginning]) => beginning.test(head));
  if (found) return found[0];
  return mediaKind(bytes) ?? (/<svg[\s>]/i.test(text(bytes, 0, 1024)) ? 'svg' : null);
}
