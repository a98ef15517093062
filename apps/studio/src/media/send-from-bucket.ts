import { Readable } from 'node:stream';
import { isFileName, MediaStoreError, typeOfFile } from '@sundowner/media-store/media-store';
import type { S3Store } from '@sundowner/media-store/s3-store';
import type { UploadConfig } from 'payload';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** One part alone, which is all a player asks for; anything else is answered with the whole file. */
const onePart = /^bytes=(?:\d+-\d*|-\d+)$/;

const plain = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * Answers with a file of the bucket: the reader has been found to be allowed to. 503 while the store gives no answer; one line in the log for
 * an outage, which names no file.
 */
export function sendFromBucket(bucket: S3Store): Handler {
  let failing = false;
  return async (req, { params: { filename } }) => {
    if (!isFileName(filename)) return plain(404);
    const asked = req.headers.get('range') ?? '';
    let found: Awaited<ReturnType<S3Store['open']>>;
    try {
      found = await bucket.open(filename, onePart.test(asked) ? asked : null);
    } catch (error) {
      if (!(error instanceof MediaStoreError)) throw error;
      if (!failing) req.payload.logger.warn(`Pictures cannot be read: ${error.message}`);
      failing = true;
      return plain(503, { 'Retry-After': '5' });
    }
    failing = false;
    if (found === null) return plain(404);
    if (found === 'no such part') return plain(416);
    const { body, length, range } = found;
    req.signal?.addEventListener('abort', () => body.destroy(), { once: true });
    return new Response(Readable.toWeb(body) as ReadableStream, {
      status: range ? 206 : 200,
      headers: {
        'Content-Type': typeOfFile(filename),
        'Content-Length': String(length),
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'private, max-age=31536000, immutable',
        ...(range ? { 'Content-Range': range } : {}),
      },
    });
  };
}
