import { mediaPath } from '@sundowner/brand';
import type { File } from '../model/common.ts';
import type { Picture, Rendition } from '../model/picture.ts';
import type { Reading } from '../reading/reading.ts';
import { withProtocol } from './address.ts';
import type { RawMedia, Upload } from './media.ts';

/** Widest rendition given to browsers that take no `srcset`, in pixels. */
const plainWidth = 1440;

/**
 * The picture of an upload field, its tag noted on the page.
 *
 * @returns `null` for an empty field, an upload that is not published, or one without a file
 */
export function toPicture(upload: Upload, reading: Reading): Picture | null {
  if (upload === null || upload === undefined) return null;
  reading.tag('media', upload);
  return typeof upload === 'object' ? pictureOf(upload) : null;
}

/** The picture of a populated upload; `null` without a file, or when it is a film or a document. */
export function pictureOf(media: RawMedia): Picture | null {
  if (media.mimeType && !media.mimeType.startsWith('image/')) return null;
  const avif = renditions(media, '.avif');
  const webp = renditions(media, '.webp');
  const original = addressOf(media);
  const plain = webp.findLast(({ width }) => width <= plainWidth)?.src ?? webp[0]?.src ?? original;
  if (plain === null) return null;
  const { width, height } = largestSize(media);
  return {
    alt: media.alt,
    width,
    height,
    focus: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    sources: { avif, webp },
    src: plain,
    caption: media.title,
    coordinates: media.coordinates,
  };
}

/** The file of a populated upload, for download or playing; `null` without one. */
export function fileOf(media: RawMedia): File | null {
  const href = addressOf(media);
  if (!href) return null;
  return { href, size: media.filesize ?? null, type: media.mimeType ?? 'application/octet-stream' };
}

function addressOf({ filename, url }: { filename?: string | null; url?: string | null }): string | null {
  if (filename) return mediaPath(filename);
  return url ? withProtocol(url) : null;
}

function renditions(media: RawMedia, extension: string): Rendition[] {
  return Object.values(media.sizes ?? {})
    .flatMap((size) => {
      const src = size && addressOf(size);
      return src?.endsWith(extension) && size?.width ? [{ src, width: size.width }] : [];
    })
    .sort((a, b) => a.width - b.width);
}

function largestSize(media: RawMedia): { width: number; height: number } {
  const sizes = [...Object.values(media.sizes ?? {}), ...(media.sizes ? [] : [media])];
  const [largest] = sizes
    .flatMap((size) => (size?.width && size.height ? [{ width: size.width, height: size.height }] : []))
    .sort((a, b) => b.width - a.width);
  return largest ?? { width: media.width ?? 1600, height: media.height ?? 900 };
}
