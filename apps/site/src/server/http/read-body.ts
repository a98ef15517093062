import type { IncomingMessage } from 'node:http';
import { type BodyPace, watchPace } from '@sundowner/serving/body-pace';

/** Bytes of the first room made. */
const firstBytes = 4096;

/**
 * Bytes gathered into one place: what comes in pieces of a byte each takes no more memory than what comes at once, and never twice
 * the bytes there are (but for the first room).
 */
export class GrowingBuffer {
  #room = Buffer.alloc(0);
  #length = 0;

  /** Bytes gathered. */
  get length(): number {
    return this.#length;
  }

  /** Bytes of memory taken. */
  get room(): number {
    return this.#room.byteLength;
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.byteLength;
    if (length > this.#room.byteLength) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#room.byteLength, firstBytes));
      this.#room.copy(larger, 0, 0, this.#length);
      this.#room = larger;
    }
    this.#room.set(chunk, this.#length);
    this.#length = length;
  }

  /** All that was gathered; a view, not a copy. */
  whole(): Buffer {
    return this.#room.subarray(0, this.#length);
  }
}

/** The body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
  /** What came of it first, as much as was allowed; nothing where it was refused for the length it says. */
  readonly arrived: Buffer;

  constructor(arrived: Buffer = Buffer.alloc(0)) {
    super();
    this.arrived = arrived;
  }
}

/** There is no room for the body beside those of others that are under way. */
export class BodyCrowdedError extends Error {
  override readonly name = 'BodyCrowdedError';
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
 * @param options.begins reads even of a body that says it is longer as much as is allowed, for its refusal to give back
 * @throws BodyTooLargeError, BodyAbortedError, BodyStalledError
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  pace: BodyPace,
  { begins = false } = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (!begins && isSaidLonger(request, limit)) return reject(new BodyTooLargeError());
    const body = new GrowingBuffer();
    const settle = (act: () => void) => {
      endWatch();
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
      act();
    };
    const onData = (chunk: Buffer) => {
      const left = limit - body.length;
      body.add(chunk.subarray(0, left));
      if (chunk.byteLength > left) settle(() => reject(new BodyTooLargeError(body.whole())));
    };
    const onEnd = () => settle(() => resolve(body.whole()));
    const onError = () => settle(() => reject(new BodyAbortedError()));
    const endWatch = watchPace(request, limit, pace, () =>
      settle(() => reject(new BodyStalledError(body.whole()))),
    );
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}
