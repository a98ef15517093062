import sharp from 'sharp';

/** A small file can claim far more and fill the memory when it is opened; uploads have the same bound. */
const mostPixels = 60_000_000;

/**
 * A picture as programs for print open it: a JPEG in sRGB, as large as it is, upright.
 *
 * @param source a picture of the studio's, any kind it publishes
 * @throws Error when it cannot be read
 */
export const drawPressPicture = (source: Uint8Array): Promise<Buffer> =>
  sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .withIccProfile('srgb')
    .jpeg({ quality: 85 })
    .toBuffer();
