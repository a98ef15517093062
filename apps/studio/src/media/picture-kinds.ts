import { mediaBrands, type PictureKind, pictureKind } from '@sundowner/brand/picture-kinds';

/** Pictures that are taken and kept as JPEGs: what telephones, scanners and old programs make. */
export type TakenAsJpeg = 'heic' | 'tiff' | 'gif';

/** What a file is called that is not taken. */
interface Refused {
  /** "a QuickTime film (MOV)". */
  readonly what: string;
  /** What to do about it, a sentence of its own. */
  readonly instead: string;
}

const takenKinds: readonly PictureKind[] = ['heic', 'tiff', 'gif'] satisfies readonly TakenAsJpeg[];
const isTaken = (kind: PictureKind | null): kind is TakenAsJpeg => kind !== null && takenKinds.includes(kind);

/** The kind of a picture that becomes a JPEG, by its first bytes; `null` for any other. */
export function takenAsJpeg(bytes: Uint8Array): TakenAsJpeg | null {
  const kind = pictureKind(bytes);
  return isTaken(kind) ? kind : null;
}

const shownKinds: readonly (PictureKind | null)[] = ['jpeg', 'png', 'webp', 'avif', ...takenKinds];

/** Whether it is a picture by its first bytes: one browsers show, or one that becomes a JPEG. A drawing (SVG) is none. */
export const isPicture = (bytes: Uint8Array): boolean => shownKinds.includes(pictureKind(bytes));

const asJpeg = 'Save it as a JPEG and upload that.';

/** Pictures that are not taken. */
const pictures: Partial<Readonly<Record<PictureKind, Refused>>> = {
  photoshop: { what: 'a Photoshop file', instead: asJpeg },
  bmp: { what: 'a BMP picture', instead: asJpeg },
  'jpeg-xl': { what: 'a JPEG XL picture', instead: asJpeg },
  svg: { what: 'an SVG drawing, which can carry scripts', instead: 'Save it as a PNG and upload that.' },
};
const film: Refused = { what: 'a QuickTime film (MOV)', instead: 'Export it as MP4 and upload that.' };
const archive: Refused = {
  what: 'a ZIP archive or an Office document',
  instead: 'Save a document as PDF; take pictures out of an archive first.',
};

function refusedAs(bytes: Uint8Array): Refused | null {
  if (mediaBrands(bytes)[0] === 'qt  ') return film;
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04') return archive;
  const kind = pictureKind(bytes);
  return (kind && pictures[kind]) ?? null;
}

/** What a file that is not taken is, as a sentence; `null` for one nobody knows. */
export function refusalOf(bytes: Uint8Array): string | null {
  if (bytes.byteLength < 16) return null;
  const refused = refusedAs(bytes);
  return refused && `This is ${refused.what}. ${refused.instead}`;
}
