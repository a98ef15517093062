import { createHash } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';

/** 25 MB, a full-size photograph from a camera with room to spare. */
export const largestUpload = 25_000_000;

/** 60 megapixels; a small file can claim far more and fill the memory when it is opened. */
export const mostPixels = 60_000_000;

/** What may be uploaded. SVG is refused: it can carry scripts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * The name a picture is stored under: the editor's own, in lower-case letters, digits and hyphens, then eight letters
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

/**
 * Checks a picture before anything is made of it and gives it its stored name.
 *
 * @throws APIError 400 with a sentence for the editor: not a picture, too large, too many pixels
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update' && operation !== 'updateByID') || !req.file)
    return args;
  const { data, name } = req.file;
  if (data.length > largestUpload) throw new APIError('The picture is larger than 25 MB.', 400, null, true);
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
  if (!extension) throw new APIError('Upload a JPEG, PNG, WebP or AVIF picture.', 400, null, true);
  if (pixels > mostPixels) throw new APIError('The picture has more than 60 megapixels.', 400, null, true);
  req.file = { ...req.file, name: storedName(name, data, extension) };
  return args;
};
