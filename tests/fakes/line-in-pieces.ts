import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A slow line to a server: what is behind it answers as ever, and documents come in pieces. */
export interface LineInPieces {
  /** Origin, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Bytes: about half of what one packet holds of a compressed page. */
const piece = 2_000;

/** Where a piece ends that begins at `start`: at the end of a tag, since half a word may well go on in the next line. */
function endOf(document: Buffer, start: number): number {
  if (start + piece >= document.length) return document.length;
  const end = document.lastIndexOf('>', start + piece) + 1;
  return end > start ? end : start + piece;
}

/** Longer than a frame, so that each piece may be painted before the next has come. */
const between = 20;

/**
 * Starts it before `target`.
 *
 * @param target origin of the server the pages come from
 */
export async function startLineInPieces(target: string): Promise<LineInPieces> {
  const { hostname, port, host } = new URL(target);
  const server = createServer((request, response) => {
    const { 'accept-encoding': _compressed, ...headers } = request.headers;
    const onward = ask(
      { hostname, port, path: request.url, method: request.method, headers: { ...headers, host } },
      async (answer) => {
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(response);
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        const whole = Buffer.concat(parts);
        for (let start = 0; start < whole.length && !response.destroyed; ) {
          const end = endOf(whole, start);
          response.write(whole.subarray(start, end));
          start = end;
          await pause(between);
        }
        response.end();
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
