import { takenAsJpeg } from '../../media/picture-kinds.ts';
import { faultWords, toJpeg } from '../../media/to-jpeg.ts';

/** A file as the site is given it. */
export interface DraftFile {
  readonly bytes: ArrayBuffer;
  readonly kind: string;
  /** As it stands in a header: in percents. */
  readonly name: string;
}

const ending = /\.(?:heic|heif|hif|jpe?g)$/i;

function asJpegName(name: string): string {
  try {
    return encodeURIComponent(`${decodeURIComponent(name).replace(ending, '')}.jpg`);
  } catch {
    // What is no such name the site refuses.
    return name;
  }
}

/**
 * A file for an answer: a telephone's HEIC as a JPEG, since few guests could open it, and no mail program shows it among the words. Everything
 * else as it is.
 *
 * @returns why it is not taken, in a sentence
 */
export async function draftFileOf(file: DraftFile): Promise<DraftFile | string> {
  const bytes = new Uint8Array(file.bytes);
  if (takenAsJpeg(bytes) !== 'heic') return file;
  const made = await toJpeg(bytes);
  if (!made) return file;
  if (typeof made.jpeg === 'string') return faultWords(made.kind, made.jpeg);
  return { bytes: new Uint8Array(made.jpeg).buffer, kind: 'image/jpeg', name: asJpegName(file.name) };
}
