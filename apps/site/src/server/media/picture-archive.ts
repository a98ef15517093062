import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { addressWord } from '@sundowner/brand';
import { LRUCache } from 'lru-cache';
import type { PictureToTake } from '../../content/gallery/pictures-to-take.ts';
import type { ByteRange } from '../http/send-file.ts';
import { type PlannedEntry, plannedArchive } from './planned-archive.ts';
import type { PressPictures } from './press-pictures.ts';
import { type ZipPieces, zipPieces } from './zip-pieces.ts';

/** Bytes of the pictures in one archive: programs that read no ZIP64 read four gigabytes. */
const mostBytes = 1024 ** 3;

interface ArchiveOptions {
  readonly press: Pick<PressPictures, 'pass' | 'look'>;
  readonly largestBytes?: number;
}

/** An archive whose bytes are settled before the first of them. */
export interface SizedArchive {
  readonly size: number;
  /** Quoted and strong: made of what every picture is. */
  readonly etag: string;
  /**
   * A part of it. Of a picture that lies before the part nothing is sent; it is read where nobody knows its checksum, which stands in
   * the directory at the end.
   *
   * @param left when nobody takes it any longer; else only who takes pieces can end that reading
   * @throws PictureChangedError when a picture is not what it was taken for; OutageError, PicturesBusyError
   */
  pieces(range: ByteRange, left?: AbortSignal): AsyncGenerator<Uint8Array, void>;
}

/** All pictures of a property in one file, made while it goes out: never held whole in memory or on disk. */
export interface PictureArchives {
  /** @param name of the folder in it: "Reed Camp" @returns `null` while one of its pictures is still to be made, or has no known size */
  plan(name: string, pictures: readonly PictureToTake[]): Promise<SizedArchive | null>;
  /**
   * The same bytes, piece by piece as they are taken, where nobody knows how many they are. Nothing is read before the first is asked
   * for, and with that the first picture has been found.
   *
   * @throws OutageError when a picture can neither be read nor fetched; PicturesBusyError
   */
  pack(name: string, pictures: readonly PictureToTake[]): AsyncGenerator<Uint8Array, void>;
}

/** What an upload turned out to be when it was read; of size 0 when that was another than was said. */
interface Read {
  readonly size: number;
  readonly crc: number | null;
}

/** Pictures are kept as they are in it: they are compressed already, so that one costs no more than reading it (docs/decisions/dependencies.md). */
export function pictureArchives({ press, largestBytes = mostBytes }: ArchiveOptions): PictureArchives {
  /** Of uploads that go out as they are, by their names, which say what they hold. */
  const reads = new LRUCache<string, Read>({ max: 10_000 });
  const keyOf = (filename: string, ending: string) => `${filename} ${ending}`;

  const readPlanned = (entry: PlannedEntry) => {
    const key = keyOf(entry.filename, entry.ending);
    const known = () => entry.crc ?? reads.get(key)?.crc ?? null;
    const found = { crc: 0 };
    return {
      known,
      found,
      pieces: (async function* () {
        const changed = () => {
          // The next archive goes out without a length; once it has been read there it is known again.
          reads.set(key, { size: 0, crc: null });
          return new PictureChangedError('a picture is not what it was when its archive began');
        };
        const passing = await press.pass(entry.filename);
        if (!passing) throw changed();
        try {
          const { ending, size: said } = passing;
          if (ending !== entry.ending || (said ?? entry.size) !== entry.size) throw changed();
          let size = 0;
          for await (const piece of passing.pieces) {
            size += piece.byteLength;
            if (size > entry.size) throw changed();
            found.crc = crc32(piece, found.crc);
            yield piece;
          }
          if (size !== entry.size || (known() ?? found.crc) !== found.crc) throw changed();
          reads.set(key, { size, crc: found.crc });
        } finally {
          passing.close();
        }
      })(),
    };
  };

  return {
    async plan(name, pictures) {
      const list = archiveList(name);
      const entries: PlannedEntry[] = [];
      let room = largestBytes;
      for (const picture of pictures) {
        if (picture.size > room) {
          list.leave(picture);
          continue;
        }
        const { filename } = picture;
        const known = await press.look(filename);
        if (!known) return null;
        const { ending, made } = known;
        const size = made?.size ?? reads.get(keyOf(filename, ending))?.size ?? picture.size;
        if (size === 0) return null;
        if (size > room) {
          list.leave(picture);
          continue;
        }
        room -= size;
        entries.push({ path: list.add(picture, ending), filename, ending, size, crc: made?.crc ?? null });
      }
      const titles = list.titles();
      const etag = `"${digestOf([edition, name, entries, titles])}"`;
      const end = (zip: ZipPieces) => writeTitles(zip, name, titles);
      return { ...plannedArchive(entries, end, readPlanned), etag };
    },
    async *pack(name, pictures) {
      const zip = zipPieces();
      const list = archiveList(name);
      let room = largestBytes;
      for (const picture of pictures) {
        if (picture.size > room) {
          list.leave(picture);
          continue;
        }
        const passing = await press.pass(picture.filename);
        // Taken off the site since the page was drawn.
        if (!passing) continue;
        try {
          if ((passing.size ?? 0) > room) {
            list.leave(picture);
            continue;
          }
          const entry = zip.begin(list.add(picture, passing.ending));
          let size = 0;
          let crc = 0;
          for await (const piece of passing.pieces) {
            size += piece.byteLength;
            // It is longer than anybody said, and half of it is out.
            if (size > room) throw new Error('a picture is too large for its archive');
            crc = crc32(piece, crc);
            entry.write(piece);
            yield* zip.taken();
          }
          entry.end(crc);
          yield* zip.taken();
          room -= size;
          reads.set(keyOf(picture.filename, passing.ending), { size, crc });
        } finally {
          passing.close();
        }
      }
      writeTitles(zip, name, list.titles());
      yield* zip.taken();
    },
  };
}

/** A picture changed or went away after its archive had begun. */
export class PictureChangedError extends Error {}

/** What stands in an archive and what does not, in the order of the page. */
function archiveList(name: string) {
  const lines: string[] = [];
  const left: string[] = [];
  return {
    /** @returns its path: "Reed Camp/03-dusk-from-the-deck.jpg", by its place and what it shows */
    add({ title, credit }: PictureToTake, ending: string): string {
      const number = String(lines.length + 1).padStart(2, '0');
      const entry = `${number}-${addressWord(title) || 'picture'}${ending}`;
      lines.push([entry, title, credit].filter(Boolean).join('\t'));
      return `${name}/${entry}`;
    },
    leave({ title }: PictureToTake): void {
      left.push(`Not in this file, since it would be too large: ${title}`);
    },
    titles: () => `${[...lines, ...left].join('\r\n')}\r\n`,
  };
}

/** Last, when it is known what is in it. */
function writeTitles(zip: ZipPieces, name: string, titles: string): void {
  const bytes = new TextEncoder().encode(titles);
  const entry = zip.begin(`${name}/titles.txt`);
  entry.write(bytes);
  entry.end(crc32(bytes));
  zip.end();
}

/** How archives are made has changed so often: an older one is no longer taken for the same. */
const edition = 3;

const digestOf = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 27);

/**
 * Of an archive before all its pictures are made. Quoted; weak, since it says which pictures, and nobody knows yet what bytes they
 * become. Names of uploads carry their contents' hash.
 */
export const archiveTag = (name: string, pictures: readonly PictureToTake[]): string =>
  `W/"${digestOf([edition, name, pictures])}"`;
