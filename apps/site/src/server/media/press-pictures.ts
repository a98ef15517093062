import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isJpeg } from '../../content/gallery/press-path.ts';
import type { MediaCopies, MediaFile } from '../../content/media/media-copies.ts';
import { type MediaPassing, passFromDisk } from '../../content/media/media-passing.ts';
import { drawPressPicture } from './draw-press-picture.ts';
import { keptPictures } from './kept-pictures.ts';
import type { SharedPictures } from './shared-pictures.ts';

/** A picture that is passed on as the press gets it. */
export interface PressPassing extends MediaPassing {
  /** Of its name: ".jpg". */
  readonly ending: string;
}

/** Pictures as the press and travel partners get them: JPEGs, as large as they are. */
export interface PressPictures {
  /**
   * A picture by the file name of its upload: that itself where it is a JPEG, or cannot be read; else the JPEG made of it.
   *
   * @returns `null` for a name the studio does not publish
   * @throws OutageError as the copies do; PressBusyError
   */
  pass(filename: string): Promise<PressPassing | null>;
  /**
   * The JPEG made of an upload of another kind, once, and kept.
   *
   * @returns `null` for a name the studio does not publish, and for what is no picture
   * @throws OutageError as the copies do; PressBusyError
   */
  obtain(filename: string): Promise<MediaFile | null>;
}

/** Too many pictures wait to be made. */
export class PressBusyError extends Error {}

interface PressPicturesOptions {
  readonly copies: Pick<MediaCopies, 'pass'>;
  readonly directory: string;
  /** `null` where every machine has its own alone. */
  readonly shared?: SharedPictures | null;
  /** Of all that are kept; those made longest ago go first. */
  readonly mostBytes?: number;
  readonly draw?: (source: Uint8Array) => Promise<Uint8Array>;
}

/** Pictures waiting to be made; who comes after them is asked to come again. */
const longestQueue = 40;
/** An upload has at most 25 MB; nothing larger is opened. */
const largestSource = 64 * 1024 * 1024;
const defaultMostBytes = 512 * 1024 * 1024;
const most = 2000;

const etagOf = (filename: string, size: number) => `"press-${filename.slice(-60)}-${size}"`;

/** One is made at a time, of several machines by the first that is asked, and each is kept under the name of its picture, which says what it holds. */
export function createPressPictures(options: PressPicturesOptions): PressPictures {
  const { copies, directory, shared = null, draw = drawPressPicture, mostBytes = defaultMostBytes } = options;
  const folder = keptPictures(directory, { most, mostBytes });
  const flights = new Map<string, Promise<MediaFile | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function drawOf(passing: MediaPassing): Promise<Uint8Array | null> {
    if ((passing.size ?? 0) > largestSource) return null;
    const bytes = await buffer(upTo(largestSource, passing.pieces));
    return bytes.byteLength > largestSource ? null : draw(bytes).catch(() => null);
  }

  async function make(filename: string): Promise<MediaFile | null> {
    const passing = await copies.pass(filename);
    if (!passing) return null;
    try {
      const other = await shared?.take(filename);
      const made = other ?? (await drawOf(passing));
      if (!made) return null;
      if (!other) await shared?.give(filename, made);
      // A disk that refuses it sends it all the same.
      await folder.keep(filename, made).catch(() => {});
      return { size: made.byteLength, etag: etagOf(filename, made.byteLength), at: { bytes: made } };
    } finally {
      passing.close();
    }
  }

  async function find(filename: string): Promise<MediaFile | null> {
    const kept = await folder.find(filename);
    if (kept) return { size: kept.size, etag: etagOf(filename, kept.size), at: { path: kept.path } };
    const turn = last.then(() => make(filename));
    last = turn.catch(() => {});
    return turn;
  }

  async function obtain(filename: string): Promise<MediaFile | null> {
    if (!isPlain(filename)) return null;
    const flight = flights.get(filename);
    if (flight) return flight;
    if (flights.size >= longestQueue) throw new PressBusyError('too many pictures are asked for at once');
    const found = find(filename).finally(() => flights.delete(filename));
    flights.set(filename, found);
    return found;
  }

  return {
    obtain,
    async pass(filename) {
      const made = isJpeg(filename) ? null : await obtain(filename);
      const jpeg = made && (await passMade(made));
      if (jpeg) return { ...jpeg, ending: '.jpg' };
      const passing = await copies.pass(filename);
      return passing && { ...passing, ending: extname(filename).toLowerCase() };
    },
  };
}

/** @returns `null` for a file that has just made room for another */
async function passMade({ at, size }: MediaFile): Promise<MediaPassing | null> {
  if ('path' in at) return passFromDisk(at.path);
  return { size, pieces: inPieces(at.bytes), close: () => {} };
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** No more than so many bytes, and the piece that is too much. */
async function* upTo(largest: number, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const piece of pieces) {
    yield piece;
    read += piece.byteLength;
    if (read > largest) return;
  }
}

/** As the copies take names: no folders, no hidden files. */
const isPlain = (filename: string) => /^[A-Za-z0-9][\w.()-]{0,200}$/.test(filename);
