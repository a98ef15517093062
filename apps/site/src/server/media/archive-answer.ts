import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { addressWord } from '@sundowner/brand';
import type { Content } from '../../content/content.ts';
import { readImageGalleries } from '../../content/gallery/galleries.ts';
import {
  archiveEnding,
  type PictureToTake,
  picturesToTake,
  uploadOfPress,
} from '../../content/gallery/pictures-to-take.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { OutageError } from '../../content/reading/errors.ts';
import { isNotModified } from '../http/conditional.ts';
import type { Wait } from '../http/rate-limits.ts';
import { answerRefusal, type PlainRefusal, tryAgainIn } from '../http/refusal-answer.ts';
import { askedRange, refuseRange, writeRangeHead } from '../http/send-file.ts';
import type { Log } from '../log.ts';
import { PicturesBusyError } from './made-pictures.ts';
import { archiveTag, PictureChangedError, pictureArchives } from './picture-archive.ts';
import type { PressPictures } from './press-pictures.ts';

/** @returns whether the address is that of an archive, and was answered */
export type ArchiveAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  client: () => string,
) => Promise<boolean>;

/** What all pictures of a property are packed under. */
interface PropertyPictures {
  readonly name: string;
  readonly pictures: readonly PictureToTake[];
}

/** Least a client takes of an archive within a while: 12 kB a second, and seldom enough for what lies in the kernel's buffers. */
export interface TakingPace {
  readonly stallMs: number;
  readonly leastBytes: number;
}

interface ArchiveAnswerOptions {
  readonly press: Pick<PressPictures, 'pass' | 'look' | 'obtain'>;
  /** `null` for an address without an archive. */
  readonly picturesAt: (path: string) => Promise<PropertyPictures | null>;
  /** Counts an archive that is to be sent. */
  readonly count: (key: string) => Promise<Wait>;
  readonly log: Pick<Log, 'warn'>;
  /** Archives that go out at a time; each has one file open and a few pieces of it in memory. */
  readonly atOnce?: number;
  readonly pace?: TakingPace;
}

/** An archive, or a part of one, that may be sent. */
interface Sending {
  writeHead(): void;
  pieces(left: AbortSignal): AsyncGenerator<Uint8Array, void>;
}

/** Seconds until somebody may find a place. */
const retryAfterSeconds = 30;

/** What the press and travel partners may take away of the property whose archive an address is (TSK-04); to be called inside a collection. */
export const picturesOfAddress =
  (content: Content) =>
  async (path: string): Promise<PropertyPictures | null> => {
    if (!path.endsWith(archiveEnding)) return null;
    const root = path.slice(0, -archiveEnding.length);
    const known = currentCollection().properties.find((property) => property.root === root);
    if (!known) return null;
    const reading = content.forPage();
    const pictures = picturesToTake(await readImageGalleries(reading), known.key);
    if (pictures.length > 0) return { name: known.shortName, pictures };
    reading.ensureRead();
    return null;
  };

/** JPEGs of pictures that may be taken away, by their own names; to be called inside a collection. */
export const pressByName = (content: Content, press: Pick<PressPictures, 'obtain'>) => ({
  async obtain(name: string) {
    const reading = content.forPage();
    const upload = uploadOfPress(await readImageGalleries(reading), name);
    if (upload !== null) return press.obtain(upload);
    reading.ensureRead();
    return null;
  },
});

/**
 * Sends archives no faster than they are taken. One holds its place until its answer is closed, so that nobody holds more than one, and
 * who takes too little of it is cut off.
 */
export function archiveAnswer(options: ArchiveAnswerOptions): ArchiveAnswer {
  const { press, picturesAt, count, log, atOnce = 8 } = options;
  const { pace = { stallMs: 90_000, leastBytes: 1024 ** 2 } } = options;
  const archives = pictureArchives({ press });
  const makeAll = makerOf(press);
  const going = new Set<string>();

  function refusalFor(key: string): PlainRefusal | null {
    if (going.has(key)) return oneAtATime;
    return going.size >= atOnce ? allTaken : null;
  }

  /** @returns `null` where the answer is given: the client has it, or asks for a part there is not */
  async function prepare(
    request: IncomingMessage,
    response: ServerResponse,
    packed: PropertyPictures,
  ): Promise<Sending | null> {
    const { name, pictures } = packed;
    const plan = await archives.plan(name, pictures);
    const weakTag = archiveTag(name, pictures);
    // Who took it before its bytes were settled has the same pictures.
    const had = [plan?.etag ?? weakTag, weakTag].find((tag) =>
      isNotModified(request.headers['if-none-match'], tag),
    );
    if (had !== undefined) {
      response.writeHead(304, cacheHeaders(had)).end();
      return null;
    }
    if (!plan) {
      return {
        writeHead: () => response.writeHead(200, { ...fileHeaders(name, weakTag), 'Accept-Ranges': 'none' }),
        pieces: () => {
          void makeAll(packed);
          return archives.pack(name, pictures);
        },
      };
    }
    const range = askedRange(request, plan);
    if (range === 'unsatisfiable') {
      setHeaders(response, cacheHeaders(plan.etag));
      refuseRange(response, plan.size);
      return null;
    }
    return {
      writeHead: () => {
        setHeaders(response, fileHeaders(name, plan.etag));
        writeRangeHead(response, range, plan.size);
      },
      pieces: (left) => plan.pieces(range ?? { first: 0, last: plan.size - 1 }, left),
    };
  }

  async function send(response: ServerResponse, sending: Sending): Promise<void> {
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const pieces = sending.pieces(leaving.signal);
    const endWatch = watchTaking(response, pace);
    try {
      // What cannot begin must not look as if it had.
      const first = await pieces.next();
      if (response.destroyed) return;
      sending.writeHead();
      await pipeline(begunWith(first, pieces), response);
    } catch (error) {
      const refusal = response.headersSent ? null : refusalOf(error);
      if (refusal) return refuse(response, refusal);
      // A client that went away is no fault. Else only a connection that breaks off says that the archive is not whole.
      if (!isGone(error)) log.warn({ reason: String(error) }, 'an archive of pictures broke off');
      response.destroy();
    } finally {
      endWatch();
      await pieces.return();
    }
  }

  return async (request, response, path, client) => {
    let packed: PropertyPictures | null;
    try {
      packed = await picturesAt(path);
    } catch (error) {
      if (!(error instanceof OutageError)) throw error;
      refuse(response, outage);
      return true;
    }
    if (!packed) return false;
    const sending = await prepare(request, response, packed);
    if (!sending) return true;
    if (request.method === 'HEAD') {
      sending.writeHead();
      response.end();
      return true;
    }
    const key = client();
    const refusal = refusalFor(key);
    // One that is closed already would give its place back to nobody.
    if (refusal || response.destroyed) {
      if (refusal) refuse(response, refusal);
      return true;
    }
    going.add(key);
    response.once('close', () => going.delete(key));
    const wait = await count(key);
    if (wait === null) await send(response, sending);
    else refuse(response, { ...tooMany, detail: tryAgainIn(wait), retryAfterSeconds: wait });
    return true;
  };
}

const link = { href: '/travel-partner-resources', words: 'Back to the resources for travel partners' };
const oneAtATime: PlainRefusal = {
  status: 429,
  title: 'The pictures of a property are on their way to you already.',
  detail: 'Please take the next when they are there.',
  link,
  retryAfterSeconds,
};
const tooMany = { status: 429, title: 'Pictures were taken from here too often within a minute.', link };
const allTaken: PlainRefusal = {
  status: 503,
  title: 'Many people take pictures away just now.',
  detail: tryAgainIn(retryAfterSeconds),
  link,
  retryAfterSeconds,
};
const outage: PlainRefusal = {
  status: 503,
  title: 'These pictures cannot be read at the moment.',
  detail: 'Please try again shortly.',
  retryAfterSeconds: 5,
};

function refusalOf(error: unknown): PlainRefusal | null {
  if (error instanceof PicturesBusyError) return allTaken;
  return error instanceof OutageError || error instanceof PictureChangedError ? outage : null;
}

function refuse(response: ServerResponse, refusal: PlainRefusal): void {
  if (!response.destroyed) answerRefusal(response, refusal);
}

const cacheHeaders = (etag: string) => ({
  ETag: etag,
  'Cache-Control': 'public, max-age=0, must-revalidate',
});

const fileHeaders = (name: string, etag: string) => ({
  ...cacheHeaders(etag),
  'Content-Type': 'application/zip',
  'Content-Disposition': `attachment; filename="${addressWord(name)}-pictures.zip"`,
});

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Makes the pictures of an archive that began without a length, however slowly it is taken and if its line breaks off: who asks again
 * then gets one that can be gone on with. One property at a time each, one picture after the other.
 */
function makerOf(press: Pick<PressPictures, 'look' | 'obtain'>) {
  const busy = new Set<string>();
  return async ({ name, pictures }: PropertyPictures): Promise<void> => {
    if (busy.has(name)) return;
    busy.add(name);
    try {
      for (const { filename } of pictures) if (!(await press.look(filename))) await press.obtain(filename);
    } catch {
      // That a picture is away is said by the archive that needs it; the next one that begins tries again.
    } finally {
      busy.delete(name);
    }
  };
}

async function* begunWith(
  first: IteratorResult<Uint8Array, void>,
  rest: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/**
 * Breaks the connection of a client off that takes too little; the server's own limit (http-server.ts) is content with a byte. One that
 * has taken all there is waits for us, while a picture is made.
 */
function watchTaking(response: ServerResponse, { stallMs, leastBytes }: TakingPace): () => void {
  const { socket } = response.req;
  let before = socket.bytesWritten;
  const turn = setInterval(() => {
    const now = socket.bytesWritten;
    if (now - before < leastBytes && response.writableNeedDrain) response.destroy();
    before = now;
  }, stallMs);
  return () => clearInterval(turn);
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ERR_STREAM_|ECONNRESET|EPIPE)/.test(String(error.code));
