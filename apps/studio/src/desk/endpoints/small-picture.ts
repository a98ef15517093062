import sharp from 'sharp';

/** Twice the size it is shown in, for screens with two pixels to one. */
const size = { width: 224, height: 168 };

/** The largest picture that is opened, in points of it: a photograph of 100 megapixels. */
const mostPoints = 100_000_000;

/**
 * A picture somebody sent, small: turned as it was taken, its place and its camera left out. Nothing of the sender's own bytes is shown.
 *
 * @returns `null` where it is none that can be drawn
 */
export async function smallPicture(bytes: ArrayBuffer): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPoints, failOn: 'none', pages: 1 })
      .rotate()
      .resize({ ...size, fit: 'cover', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78 })
      .toBuffer();
  } catch {
    // Cut short, or another kind than it says: it is offered as a file.
    return null;
  }
}
