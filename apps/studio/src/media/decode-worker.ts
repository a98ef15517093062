import { parentPort } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import type { DecodeAnswer, DecodeJob } from './decode-job.ts';
import { mostPixels } from './upload-bounds.ts';

const port = parentPort;
if (port === null) throw new Error('This is started by decode-process.ts.');

/** As good as the telephone's own JPEGs; pages are sent renditions of it. */
const quality = 90;

/** A profile longer than this would need several segments; no camera's is. */
const longestProfile = 65_000;

/** The JPEG with a colour profile (ICC.1, annex B.4): the pixels are those of the picture, and a telephone's are not of sRGB. */
function withProfile(jpeg: Buffer, profile: Uint8Array | null): Buffer {
  if (!profile || profile.byteLength === 0 || profile.byteLength > longestProfile) return jpeg;
  const head = Buffer.alloc(18);
  head.writeUInt16BE(0xffe2, 0);
  head.writeUInt16BE(16 + profile.byteLength, 2);
  head.write('ICC_PROFILE\0', 4, 'latin1');
  head.set([1, 1], 16);
  // Behind the start of the image, before everything else.
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)]);
}

/** The file's own picture, upright: the decoder turns it as the file says. */
async function pixelsOf(source: Uint8Array): Promise<Sharp> {
  // Two megabytes of code that other pictures do without.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const pictures = new libheif.HeifDecoder().decode(source);
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
  if (!picture) throw new Error('no picture');
  const width = picture.get_width();
  const height = picture.get_height();
  if (width * height > mostPixels) throw new Error('too many pixels');
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    picture.display({ data, width, height }, (shown) => {
      if (shown) resolve();
      else reject(new Error('no pixels'));
    });
  });
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** The one picture of a file, the first of several, upright and on white. */
async function jpegOf({ source, heic, profile, side }: DecodeJob): Promise<Buffer> {
  const picture = heic
    ? await pixelsOf(source)
    : sharp(source, { limitInputPixels: mostPixels }).rotate().keepIccProfile();
  if (side !== null) picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return withProfile(await picture.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer(), profile);
}

port.on('message', async (job: DecodeJob) => {
  let answer: DecodeAnswer;
  try {
    answer = { jpeg: await jpegOf(job) };
  } catch {
    // A decoder's words may repeat what the file holds.
    answer = { fault: 'broken' };
  }
  port.postMessage(answer);
});
