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

/** What a range is of: its length, and the tag of exactly these bytes, quoted and strong. */
interface Whole {
  readonly size: number;
  readonly etag: string;
}

/**
 * The range a request may have of what is `whole` now; of another, which `If-Range` names, it gets the whole.
 *
 * @returns as `byteRange` does; only GET has ranges (RFC 9110, 14.2)
 */
export function askedRange({ method, headers }: IncomingMessage, { size, etag }: Whole) {
  const condition = headers['if-range'];
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return null;
  return byteRange(headers.range, size);
}

/** Answers 416: nothing of it lies where the range does. */
export function refuseRange(response: ServerResponse, size: number): void {
  response
    .writeHead(416, { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${size}`, 'Content-Length': 0 })
    .end();
}

/** Begins an answer of the whole, or of a range of it; the headers that say what it is are already set. */
export function writeRangeHead(response: ServerResponse, range: ByteRange | null, size: number): void {
  response.writeHead(range ? 206 : 200, {
    'Accept-Ranges': 'bytes',
    'Content-Length': range ? range.last - range.first + 1 : size,
    ...(range ? { 'Content-Range': `bytes ${range.first}-${range.last}/${size}` } : {}),
  });
}

export interface FileToSend extends Whole {
  readonly path: string;
  /** All of it, where it is in memory: the file is not opened then. */
  readonly bytes?: Buffer | undefined;
}

/** Said of the file, and not of a refusal. */
const ofWhole = [
  'Content-Type',
  'CDN-Cache-Control',
  'Surrogate-Control',
  'Surrogate-Key',
  'X-Accel-Expires',
];

/** Sends a file whole or the range asked for; its headers but length and range are already set. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: FileToSend): void {
  const range = askedRange(request, file);
  if (range === 'unsatisfiable') {
    for (const name of ofWhole) response.removeHeader(name);
    refuseRange(response, file.size);
    return;
  }
  writeRangeHead(response, range, file.size);
  if (request.method === 'HEAD' || file.size === 0) {
    response.end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  if (file.bytes) {
    response.end(file.bytes.subarray(first, last + 1));
    return;
  }
  createReadStream(file.path, { start: first, end: last })
    // The headers are out: only a broken connection tells the client that the rest is missing.
    .on('error', () => response.destroy())
    .pipe(response);
}
