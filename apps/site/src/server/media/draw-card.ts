import sharp from 'sharp';
import { cardSize } from '../../seo/social-card.ts';

/** Networks leave out a heavier picture, or show it small. */
const mostBytes = 300_000;
/** From the best on; the last is taken whatever it weighs, and no photograph weighs so much there. */
const qualities = [82, 74, 64, 52, 38];
/** A small file can claim far more and fill the memory when it is opened; uploads have the same bound. */
const mostPixels = 60_000_000;

/**
 * The card of a shared link: a JPEG of 1200 x 630, cut around the middle of the picture.
 *
 * @param source a picture of the studio's, any kind it publishes
 * @throws Error when it cannot be read
 */
export async function drawCard(source: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ ...cardSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let card = Buffer.alloc(0);
  for (const quality of qualities) {
    card = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (card.byteLength < mostBytes) break;
  }
  return card;
}
