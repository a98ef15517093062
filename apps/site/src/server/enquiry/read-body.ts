import type { IncomingMessage } from 'node:http';

/** The body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** The client went away, or its body broke off. */
export class BodyAbortedError extends Error {
  override readonly name = 'BodyAbortedError';
}

/**
 * Reads a request's body, and no byte more than `limit` of it into memory.
 *
 * @throws BodyTooLargeError, BodyAbortedError
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return reject(new BodyTooLargeError());
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (act: () => void) => {
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
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}
