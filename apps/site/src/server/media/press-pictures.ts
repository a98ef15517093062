import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isJpeg } from '../../content/gallery/press-path.ts';
import type { MediaCopies, MediaFile } from '../../content/media/media-copies.ts';
import { type MediaPassing, passFromDisk } from '../../content/media/media-passing.ts';
import { drawPressPicture } from './draw-press-picture.ts';
import { isPlain, type MadePicturesOptions, madePictures } from './made-pictures.ts';

/** A picture that is passed on as the press gets it. */
export interface PressPassing extends MediaPassing {
  /** Of its name: ".jpg". */
  readonly ending: string;
}

/** What a picture is passed on as. */
interface PressLook {
  /** Of its name: ".jpg". */
  readonly ending: string;
  /** The JPEG made of it; `null` for an upload that is passed on as it is. */
  readonly made: { readonly size: number; readonly crc: number } | null;
}

/** Pictures as the press and travel partners get them: JPEGs, as large as they are. */
export interface PressPictures {
  /**
   * A picture by the file name of its upload: that itself where it is a JPEG, or cannot be read; else the JPEG made of it.
   *
   * @returns `null` for a name the studio does not publish
   * @throws OutageError as the copies do; PicturesBusyError
   */
  pass(filename: string): Promise<PressPassing | null>;
  /**
   * What `pass` would pass on, asked of nobody else, and nothing is made for it.
   *
   * @returns `null` where a JPEG is still to be made of it
   */
  look(filename: string): Promise<PressLook | null>;
  /**
   * The JPEG made of an upload of another kind, once, and kept.
   *
   * @returns `null` for a name the studio does not publish, and for what is no picture
   * @throws OutageError as the copies do; PicturesBusyError
   */
  obtain(filename: string): Promise<MediaFile | null>;
}

interface PressPicturesOptions extends Omit<MadePicturesOptions, 'most'> {
  readonly copies: Pick<MediaCopies, 'pass'>;
}

/** An upload has at most 25 MB; nothing larger is opened. */
const largestSource = 64 * 1024 * 1024;
const defaultMostBytes = 512 * 1024 * 1024;
/** What could not be made a JPEG may have wanted memory alone: after a day it is tried again. */
const asItIsMs = 24 * 60 * 60_000;

/** One is made at a time, of several machines by the first that is asked, and each is kept under the name of its picture, which says what it holds. */
export function createPressPictures(options: PressPicturesOptions): PressPictures {
  const { copies, draw = drawPressPicture, mostBytes = defaultMostBytes } = options;
  const pictures = madePictures('press', { ...options, mostBytes });
  const asTheyAre = new LRUCache<string, true>({ max: 4000, ttl: asItIsMs });
  /** Of files, by what changes when one is made anew. */
  const checksums = new LRUCache<string, Promise<number>>({ max: 4000 });

  async function drawOf(passing: MediaPassing): Promise<Uint8Array | null> {
    if ((passing.size ?? 0) > largestSource) return null;
    const bytes = await buffer(upTo(largestSource, passing.pieces));
    return bytes.byteLength > largestSource ? null : draw(bytes).catch(() => null);
  }

  async function make(filename: string): Promise<MediaFile | null> {
    const passing = await copies.pass(filename);
    if (!passing) return null;
    try {
      const made = await pictures.make(filename, () => drawOf(passing));
      if (!made) asTheyAre.set(filename, true);
      return made;
    } finally {
      passing.close();
    }
  }

  async function obtain(filename: string): Promise<MediaFile | null> {
    if (!isPlain(filename) || asTheyAre.has(filename)) return null;
    return pictures.together(
      filename,
      async () => (await pictures.kept(filename)) ?? pictures.inTurn(() => make(filename)),
    );
  }

  async function lookAtMade(filename: string): Promise<PressLook['made']> {
    const { at } = (await pictures.kept(filename)) ?? {};
    const found = at && 'path' in at ? await stat(at.path).catch(() => null) : null;
    if (!at || !('path' in at) || !found) return null;
    const file = `${filename} ${found.size} ${found.mtimeMs}`;
    const counted = checksums.get(file) ?? checksumOf(at.path);
    checksums.set(file, counted);
    try {
      return { size: found.size, crc: await counted };
    } catch {
      // It has just made room for another.
      checksums.delete(file);
      return null;
    }
  }

  return {
    obtain,
    async look(filename) {
      const isAsItIs = isJpeg(filename) || !isPlain(filename) || asTheyAre.has(filename);
      if (isAsItIs) return { ending: extname(filename).toLowerCase(), made: null };
      const made = await lookAtMade(filename);
      return made && { ending: '.jpg', made };
    },
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

async function checksumOf(path: string): Promise<number> {
  let crc = 0;
  for await (const piece of createReadStream(path)) crc = crc32(piece, crc);
  return crc;
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
