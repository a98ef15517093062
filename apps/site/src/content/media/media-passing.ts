import { open } from 'node:fs/promises';
import { OutageError } from '../reading/errors.ts';
import { askStudio } from './media-names.ts';

/** A picture that is passed on piece by piece as it is read, and kept nowhere. */
export interface MediaPassing {
  /** Bytes; `null` when the studio does not say. */
  readonly size: number | null;
  /** Read once; @throws OutageError when it breaks off. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** For one whose pieces are not read, or not to their end. */
  close(): void;
}

/** @returns `null` for a copy that has just made room for another, or cannot be read */
export async function passFromDisk(path: string): Promise<MediaPassing | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  const found = await file.stat().catch(() => null);
  if (!found) {
    await file.close();
    return null;
  }
  // Once it is open, a copy may go: it stays readable to its end. The stream closes it.
  const pieces = file.createReadStream();
  return { size: found.size, pieces, close: () => void pieces.destroy() };
}

/**
 * @param timeoutMs within which the studio begins, and brings each piece that is asked for
 * @returns `null` when the studio has none of that name
 * @throws OutageError when it does not answer
 */
export async function passFromStudio(
  address: string,
  token: string,
  timeoutMs: number,
): Promise<MediaPassing | null> {
  const stopping = new AbortController();
  const within = async <Value>(answer: Promise<Value>): Promise<Value> => {
    const tooLate = setTimeout(() => stopping.abort(), timeoutMs);
    try {
      return await answer;
    } finally {
      clearTimeout(tooLate);
    }
  };
  const response = await within(askStudio(address, token, stopping.signal));
  const { status, body, headers } = response;
  if (!isPictureAnswer(response) || !body) {
    await body?.cancel();
    if (status === 404 || status === 403) return null;
    throw new OutageError(`the studio answered ${status}`, status);
  }
  // Of an encoded answer the length is another's.
  const size = Number((!headers.has('content-encoding') && headers.get('content-length')) || Number.NaN);
  return {
    size: Number.isNaN(size) ? null : size,
    pieces: piecesOf(body, within),
    // Told so, the studio sends no more of it.
    close: () => stopping.abort(),
  };
}

/** What stands between us and the studio answers in its place with a page; taken for the picture it would be that for good. */
export const isPictureAnswer = ({ status, headers }: Response): boolean =>
  status === 200 && !/^(text\/html|application\/json)\b/i.test(headers.get('content-type') ?? '');

async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  within: <Value>(answer: Promise<Value>) => Promise<Value>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new OutageError('a picture broke off', null, { cause: error });
  }
}
