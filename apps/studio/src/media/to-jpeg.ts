import sharp from 'sharp';
import { decodeApart } from './decode-apart.ts';
import type { DecodeFault } from './decode-job.ts';
import { isPicture, type TakenAsJpeg, takenAsJpeg } from './picture-kinds.ts';
import { largestPicture, mostPixels } from './upload-bounds.ts';

/** Why a picture did not become a JPEG. */
type JpegFault = DecodeFault | 'too-large' | 'too-many-pixels';

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

/** @param side longest side of the JPEG in pixels; `null` leaves it as it is */
async function jpegOf(
  kind: TakenAsJpeg | null,
  bytes: Uint8Array,
  side: number | null = null,
): Promise<Uint8Array | JpegFault> {
  if (bytes.byteLength > largestPicture) return 'too-large';
  try {
    // The head alone, which of a HEIC can be read without its decoder.
    const { width, height, icc } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if ((width ?? 0) * (height ?? 0) > mostPixels) return 'too-many-pixels';
    const heic = kind === 'heic';
    return await decodeApart({ source: bytes, heic, profile: heic ? (icc ?? null) : null, side });
  } catch {
    return 'broken';
  }
}

/** Longest side of a preview, in pixels: twice of what the desk shows. */
const previewSide = 640;

/** A small JPEG of a picture of any kind that is known here; `null` for what is none, or cannot be read. */
export async function previewOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Anybody may have sent it: nothing else is opened.
  if (!isPicture(bytes)) return null;
  const jpeg = await jpegOf(takenAsJpeg(bytes), bytes, previewSide);
  return typeof jpeg === 'string' ? null : jpeg;
}
