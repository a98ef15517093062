import sharp from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import type { HeicFault } from './heic-job.ts';
import { type TakenAsJpeg, takenAsJpeg } from './picture-kinds.ts';
import { largestPicture, mostPixels } from './upload-bounds.ts';

/** Why a picture did not become a JPEG. */
export type JpegFault = HeicFault | 'too-large' | 'too-many-pixels';

const called: Readonly<Record<TakenAsJpeg, string>> = {
  heic: 'HEIC picture',
  tiff: 'TIFF picture',
  gif: 'GIF picture',
};

const onTelephone =
  'Save it as a JPEG and upload that; an iPhone makes JPEGs where its settings say Camera, Formats, Most Compatible.';

/** What an editor reads of a picture that could not be taken. */
export function faultWords(kind: TakenAsJpeg, fault: JpegFault): string {
  if (fault === 'too-large') return 'The picture is larger than 25 MB.';
  if (fault === 'too-many-pixels') return 'The picture has more than 60 megapixels.';
  const instead = kind === 'heic' ? onTelephone : 'Save it as a JPEG and upload that.';
  const why = fault === 'broken' ? 'cannot be read' : 'takes more time or memory to open than any may';
  return `This is a ${called[kind]}, and it ${why}. ${instead}`;
}

/** The one picture of a TIFF or GIF, the first of several, upright and on white. */
const decodeWithSharp = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .flatten({ background: '#ffffff' })
    .keepIccProfile()
    .jpeg({ quality: 90 })
    .toBuffer();

/**
 * A HEIC, TIFF or GIF picture as a JPEG: by its bytes, whatever it is called.
 *
 * @returns `null` for any other file
 */
export async function toJpeg(
  bytes: Uint8Array,
): Promise<{ readonly kind: TakenAsJpeg; readonly jpeg: Uint8Array | JpegFault } | null> {
  const kind = takenAsJpeg(bytes);
  return kind && { kind, jpeg: await jpegOf(kind, bytes) };
}

async function jpegOf(kind: TakenAsJpeg, bytes: Uint8Array): Promise<Uint8Array | JpegFault> {
  if (bytes.byteLength > largestPicture) return 'too-large';
  try {
    // Of a HEIC the head can be read without its decoder.
    const { width, height, icc } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if ((width ?? 0) * (height ?? 0) > mostPixels) return 'too-many-pixels';
    if (kind !== 'heic') return await decodeWithSharp(bytes);
    return await decodeHeic({ source: bytes, profile: icc ?? null });
  } catch {
    return 'broken';
  }
}
