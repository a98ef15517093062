import { parentPort } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import type { HeicAnswer, HeicJob } from './heic-job.ts';

const port = parentPort;
if (port === null) throw new Error('This is started by heic-process.ts.');

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
async function jpegOf({ source, profile }: HeicJob): Promise<Buffer> {
  const pictures = new libheif.HeifDecoder().decode(source);
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
  if (!picture) throw new Error('no picture');
  const width = picture.get_width();
  const height = picture.get_height();
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    picture.display({ data, width, height }, (shown) => {
      if (shown) resolve();
      else reject(new Error('no pixels'));
    });
  });
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer();
  return withProfile(jpeg, profile);
}

port.on('message', async (job: HeicJob) => {
  let answer: HeicAnswer;
  try {
    answer = { jpeg: await jpegOf(job) };
  } catch {
    answer = { fault: 'broken' };
  }
  port.postMessage(answer);
});
