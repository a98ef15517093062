import { z } from 'zod';
import { mediaAddress } from '../../installation/media-address.ts';
import { withProtocol } from './address.ts';
import { id, optionalWords, words } from './fields.ts';

const rendition = z.object({
  filename: z.string().nullish(),
  url: z.string().nullish(),
  width: z.number().positive().nullish(),
  height: z.number().positive().nullish(),
});

/** An upload, populated in the entry that shows it. */
export const rawMedia = z.object({
  id,
  alt: words,
  title: optionalWords,
  coordinates: optionalWords,
  filename: z.string().nullish(),
  mimeType: z.string().nullish(),
  filesize: z.number().nonnegative().nullish(),
  url: z.string().nullish(),
  width: z.number().positive().nullish(),
  height: z.number().positive().nullish(),
  focalX: z.number().min(0).max(100).nullish(),
  focalY: z.number().min(0).max(100).nullish(),
  sizes: z.record(z.string(), rendition.nullish()).nullish(),
});

export type RawMedia = z.infer<typeof rawMedia>;

/** A picture as pages use it: addresses of ours or of `MEDIA_URL`, both modern formats, a focal point. */
export interface Picture {
  /** Required for every picture an editor uploads; empty only where the picture repeats what the text says. */
  readonly alt: string;
  /** Pixel size of the largest rendition; reserves the space before the picture loads. */
  readonly width: number;
  readonly height: number;
  /** Focal point in percent from the left and from the top, 0 to 100. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Renditions by format, narrowest first; `src` is a path on our own host, or an address of `MEDIA_URL`. */
  readonly sources: {
    readonly avif: readonly Rendition[];
    readonly webp: readonly Rendition[];
  };
  /** The address a browser without `srcset` takes. */
  readonly src: string;
  /** Title of the plate, shown under a hero, with its coordinates where it has some. */
  readonly caption: string | null;
  readonly coordinates: string | null;
}

interface Rendition {
  readonly src: string;
  /** Width in pixels. */
  readonly width: number;
}

/** A file visitors download, from our own host or `MEDIA_URL`. */
export interface File {
  readonly href: string;
  /** Bytes; `null` when the studio does not say. */
  readonly size: number | null;
  /** Media type: `application/pdf`. */
  readonly type: string;
}

/** Widest rendition given to browsers that take no `srcset`, in pixels. */
const plainWidth = 1440;

/** The picture of a populated upload; `null` without a file, or when it is a film or a document. */
export function toPicture(media: RawMedia): Picture | null {
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
export function toFile(media: RawMedia): File | null {
  const href = addressOf(media);
  if (!href) return null;
  return { href, size: media.filesize ?? null, type: media.mimeType ?? 'application/octet-stream' };
}

function addressOf({ filename, url }: { filename?: string | null; url?: string | null }): string | null {
  if (filename) return mediaAddress(filename);
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
