import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ByteRange {
  /** First and last byte, both sent. */
  readonly first: number;
  readonly last: number;
}

/**
 * The one range a `Range` header asks for (RFC 9110, 14.1.2).
 *
 * @returns `null` where the whole is sent: no header, another unit, a malformed one or several ranges; `unsatisfiable` for 416
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last };
}

export interface FileToSend {
  readonly path: string;
  readonly size: number;
  /** Quoted and strong. */
  readonly etag: string;
}

/** Said of the file, and not of a refusal. */
const ofWhole = [
  'Content-Type',
  'CDN-Cache-Control',
  'Surrogate-Control',
  'Surrogate-Key',
  'X-Accel-Expires',
];

/**
 * Sends a file whole or the range asked for; its headers but length and range are already set. `If-Range` with another tag gets
 * the whole.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: FileToSend): void {
  response.setHeader('Accept-Ranges', 'bytes');
  const condition = request.headers['if-range'];
  const asked = condition === undefined || condition === file.etag ? request.headers.range : undefined;
  const range = byteRange(asked, file.size);
  if (range === 'unsatisfiable') {
    for (const name of ofWhole) response.removeHeader(name);
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }).end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  response.writeHead(range ? 206 : 200, {
    'Content-Length': file.size === 0 ? 0 : last - first + 1,
    ...(range ? { 'Content-Range': `bytes ${first}-${last}/${file.size}` } : {}),
  });
  if (request.method === 'HEAD' || file.size === 0) {
    response.end();
    return;
  }
  createReadStream(file.path, { start: first, end: last })
    // The headers are out: only a broken connection tells the client that the rest is missing.
    .on('error', () => response.destroy())
    .pipe(response);
}
