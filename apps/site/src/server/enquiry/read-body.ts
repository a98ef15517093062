import type { IncomingMessage } from 'node:http';
import { type BodyPace, watchPace } from './body-pace.ts';

/** The body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** The client went away, or its body broke off. */
export class BodyAbortedError extends Error {
  override readonly name = 'BodyAbortedError';
}

/** The body stopped coming, or came too slowly. */
export class BodyStalledError extends Error {
  override readonly name = 'BodyStalledError';
  /** What had come of it. */
  readonly arrived: Buffer;

  constructor(arrived: Buffer = Buffer.alloc(0)) {
    super();
    this.arrived = arrived;
  }
}

/** Whether a request says that its body is longer than `limit` bytes. */
export const isSaidLonger = (request: IncomingMessage, limit: number): boolean =>
  Number(request.headers['content-length'] ?? 0) > limit;

/**
 * Reads a request's body, and no byte more than `limit` of it into memory.
 *
 * @throws BodyTooLargeError, BodyAbortedError, BodyStalledError
 */
export function readBody(request: IncomingMessage, limit: number, pace: BodyPace): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (isSaidLonger(request, limit)) return reject(new BodyTooLargeError());
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (act: () => void) => {
      endWatch();
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
      act();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > limit) settle(() => reject(new BodyTooLargeError()));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onError = () => settle(() => reject(new BodyAbortedError()));
    const endWatch = watchPace(request, limit, pace, () =>
      settle(() => reject(new BodyStalledError(Buffer.concat(chunks)))),
    );
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}
