import { createHash } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { writesContent } from '../access/callers.ts';
import { refusalOf } from './picture-kinds.ts';
import { faultWords, toJpeg } from './to-jpeg.ts';
import { largestFile, largestPicture, largestUpload, mostPixels } from './upload-bounds.ts';

/** What may be uploaded; of these HEIC, TIFF and GIF are kept as JPEGs. SVG is refused: it can carry scripts. */
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/tiff',
  'image/gif',
  'video/mp4',
  'video/webm',
  'application/pdf',
];

/** What a picture is called whose browser did not say it, by its stored ending. */
const pictureTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * The name a file is stored under: the editor's own, in lower-case letters, digits and hyphens, then eight letters
 * of the content's hash. A name always stands for the same bytes, so the site may cache it for ever.
 */
export function storedName(original: string, bytes: Uint8Array, extension: string): string {
  const name = original
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Payload counts a name that ends in digits upwards when it is taken; a letter in the hash keeps the hash whole.
  const eight = /(?=\d{0,7}[a-f])[0-9a-f]{8}/.exec(hash)?.[0] ?? hash.slice(0, 8);
  return `${name || 'picture'}-${eight}.${extension}`;
}

/** What is said of a file that is not taken. */
const takenKinds =
  'Upload a JPEG, PNG, WebP or AVIF picture (HEIC, TIFF and GIF become JPEGs), an MP4 or WebM film, or a PDF.';

const refused = (sentence: string) => new APIError(sentence, 400, null, true);

/**
 * A film or a PDF by its first bytes, whatever its name says: `ftyp` of an MP4 (ISO/IEC 14496-12), the EBML head with the
 * document type `webm`, `%PDF-` (ISO 32000). An AVIF picture carries `ftyp` as well and is told apart by its brand.
 */
export function filmOrFile(bytes: Uint8Array): 'mp4' | 'webm' | 'pdf' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 5) === '%PDF-') return 'pdf';
  if (text(4, 8) === 'ftyp')
    return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|mmp4|MSNV)/.test(text(8, 12)) ? 'mp4' : null;
  if (head.readUInt32BE(0) === 0x1a45dfa3 && text(4, 64).includes('webm')) return 'webm';
  return null;
}

async function pictureExtension(data: Uint8Array): Promise<string> {
  let format: string | undefined;
  let pixels = 0;
  try {
    const metadata = await sharp(data).metadata();
    format = metadata.format;
    pixels = (metadata.width ?? 0) * (metadata.height ?? 0) * (metadata.pages ?? 1);
  } catch {
    format = undefined;
  }
  const extension = format ? extensions[format] : undefined;
  if (!extension) throw refused([refusalOf(data), takenKinds].filter(Boolean).join(' '));
  if (data.length > largestPicture) throw refused('The picture is larger than 25 MB.');
  if (pixels > mostPixels) throw refused('The picture has more than 60 megapixels.');
  return extension;
}

type Upload = NonNullable<PayloadRequest['file']>;

/**
 * The file as it is kept: a picture no browser shows, as a telephone makes it, as a JPEG.
 *
 * @throws APIError 400 with a sentence for the editor
 */
async function asKept(file: Upload): Promise<Upload> {
  const taken = await toJpeg(file.data);
  if (!taken) return file;
  const { kind, jpeg } = taken;
  if (typeof jpeg === 'string') throw refused(faultWords(kind, jpeg));
  return { ...file, data: Buffer.from(jpeg), size: jpeg.byteLength, mimetype: 'image/jpeg' };
}

/**
 * Checks a picture, film or PDF by its bytes before anything is made of it and gives it its stored name.
 *
 * @throws APIError 400 with a sentence for the editor: of no known kind, too large, too many pixels, named as another kind
 */
export const checkUpload: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update' && operation !== 'updateByID') || !req.file)
    return args;
  if (req.file.data.length > largestUpload) throw refused('The file is larger than 40 MB.');
  // Payload asks who it is only after this: nobody else makes the studio decode a picture.
  const mayUpload = overrideAccess === true || writesContent(req.user);
  const file = mayUpload ? await asKept(req.file) : req.file;
  const { data, name } = file;
  const other = data.length < 16 ? null : filmOrFile(data);
  if (other === 'pdf' && data.length > largestFile) throw refused('The PDF is larger than 25 MB.');
  const extension = other ?? (await pictureExtension(data));
  const type = other && { mp4: 'video/mp4', webm: 'video/webm', pdf: 'application/pdf' }[other];
  // A browser that does not know an ending says nothing of the kind: a JPEG that a telephone called .HEIC.
  const isUnsaid = file.mimetype === '' || file.mimetype === 'application/octet-stream';
  const mimetype = isUnsaid ? (type ?? pictureTypes[extension] ?? file.mimetype) : file.mimetype;
  // Payload makes pictures of what is called one, and browsers play what is called a film.
  if (type ? mimetype !== type : !mimetype.startsWith('image/')) {
    throw refused('The file is not what its name says. Save it again in its own format.');
  }
  req.file = { ...file, mimetype, name: storedName(name, data, extension) };
  return args;
};
