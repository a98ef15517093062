/** Pictures that are taken and kept as JPEGs: what telephones, scanners and old programs make. */
export type TakenAsJpeg = 'heic' | 'tiff' | 'gif';

/** What a file is called that is not taken. */
interface Refused {
  /** "a QuickTime film (MOV)". */
  readonly what: string;
  /** What to do about it, a sentence of its own. */
  readonly instead: string;
}

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);

/** Brands of pictures coded with HEVC (ISO/IEC 23008-12, annex B); those of AVIF are others. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const avifBrands = ['avif', 'avis'];
/** As many brands are looked at; a picture names a handful. */
const mostBrands = 32;

/** The brands an ISO media file says it keeps to, its own first; none for another file. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return [];
  const { byteLength } = bytes;
  const length = Math.min(
    Buffer.from(bytes.buffer, bytes.byteOffset, byteLength).readUInt32BE(0),
    byteLength,
  );
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= length && brands.length < mostBrands; at += 4)
    brands.push(text(bytes, at, at + 4));
  return brands;
}

/**
 * Whether it is a HEIC or HEIF picture, whatever it is called: an iPhone's is often sent on as ".jpg".
 *
 * @param bytes sixteen at least
 */
function isHeic(bytes: Uint8Array): boolean {
  const brands = brandsOf(bytes);
  if (brands.some((brand) => heicBrands.includes(brand))) return true;
  // `mif1` and `msf1` say no more than that it is a picture.
  return /^m[is]f1$/.test(brands[0] ?? '') && !brands.some((brand) => avifBrands.includes(brand));
}

/** The kind of a picture that becomes a JPEG, by its first bytes; `null` for any other. */
export function takenAsJpeg(bytes: Uint8Array): TakenAsJpeg | null {
  if (bytes.byteLength < 16) return null;
  const head = text(bytes, 0, 6);
  if (/^GIF8[79]a$/.test(head)) return 'gif';
  if (/^(?:II[*+]\0|MM\0[*+])/.test(head)) return 'tiff';
  return isHeic(bytes) ? 'heic' : null;
}

/** Whether it is a picture by its first bytes: one browsers show, or one that becomes a JPEG. A drawing (SVG) is none. */
export function isPicture(bytes: Uint8Array): boolean {
  if (bytes.byteLength < 16) return false;
  if (/^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF....WEBP)/s.test(text(bytes, 0, 12))) return true;
  return takenAsJpeg(bytes) !== null || brandsOf(bytes).some((brand) => avifBrands.includes(brand));
}

const asJpeg = 'Save it as a JPEG and upload that.';

const refusals: readonly (readonly [is: (bytes: Uint8Array) => boolean, refused: Refused])[] = [
  [
    (bytes) => brandsOf(bytes)[0] === 'qt  ',
    { what: 'a QuickTime film (MOV)', instead: 'Export it as MP4 and upload that.' },
  ],
  [(bytes) => text(bytes, 0, 4) === '8BPS', { what: 'a Photoshop file', instead: asJpeg }],
  [(bytes) => text(bytes, 0, 2) === 'BM', { what: 'a BMP picture', instead: asJpeg }],
  [
    (bytes) => text(bytes, 0, 2) === '\xff\x0a' || text(bytes, 4, 8) === 'JXL ',
    { what: 'a JPEG XL picture', instead: asJpeg },
  ],
  [
    (bytes) => /<svg[\s>]/i.test(text(bytes, 0, 1024)),
    { what: 'an SVG drawing, which can carry scripts', instead: 'Save it as a PNG and upload that.' },
  ],
  [
    (bytes) => text(bytes, 0, 4) === 'PK\x03\x04',
    {
      what: 'a ZIP archive or an Office document',
      instead: 'Save a document as PDF; take pictures out of an archive first.',
    },
  ],
];

/** What a file that is not taken is, as a sentence; `null` for one nobody knows. */
export function refusalOf(bytes: Uint8Array): string | null {
  if (bytes.byteLength < 16) return null;
  const refused = refusals.find(([is]) => is(bytes))?.[1];
  return refused ? `This is ${refused.what}. ${refused.instead}` : null;
}
