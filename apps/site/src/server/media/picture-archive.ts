import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { addressWord } from '@sundowner/brand';
import { Zip, ZipPassThrough } from 'fflate';
import type { PictureToTake } from '../../content/gallery/pictures-to-take.ts';
import type { MediaCopies, MediaFile } from '../../content/media/media-copies.ts';

/** An archive of pictures as it is sent: made while it goes out, never held in memory or on disk. */
export interface PictureArchive {
  /** Quoted; weak, since a time is written into each archive. */
  readonly etag: string;
  readonly body: ReadableStream<Uint8Array>;
}

export interface PictureArchives {
  /**
   * All pictures in one file, under the name of their property, with a list of their titles.
   *
   * @param name of the folder in it: "Reed Camp"
   * @returns `busy` while so many go out that another must wait
   * @throws OutageError when the first picture can neither be read nor fetched
   */
  pack(name: string, pictures: readonly PictureToTake[]): Promise<PictureArchive | 'busy'>;
}

/** Bytes of the pictures in one archive: programs that read no ZIP64 read four gigabytes. */
const mostBytes = 1024 ** 3;
/** Archives that go out at a time; each has one file open and one piece of it in memory. */
const mostAtOnce = 8;

interface ArchiveOptions {
  readonly copies: Pick<MediaCopies, 'obtain'>;
  readonly largestBytes?: number;
  readonly atOnce?: number;
}

/**
 * Pictures are kept as they are in the archive: they are compressed already, so that one costs no more than reading it
 * (docs/decisions/dependencies.md). The site's own copies on disk are what is kept of it.
 */
export function createPictureArchives(options: ArchiveOptions): PictureArchives {
  const { copies, largestBytes = mostBytes, atOnce = mostAtOnce } = options;
  let going = 0;
  return {
    async pack(name, pictures) {
      if (going >= atOnce) return 'busy';
      going += 1;
      let ended = false;
      const end = () => {
        if (!ended) going -= 1;
        ended = true;
      };
      try {
        const { inside, left } = withinBytes(pictures, largestBytes);
        // What cannot begin must not look as if it had.
        await copies.obtain(inside[0]?.filename ?? '');
        const pieces = archived(name, inside, left, copies);
        return { etag: etagOf(name, inside), body: streamOf(pieces, end) };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

/** Drawn piece by piece as the reader takes them; told of its end, whichever way it ends. */
function streamOf(pieces: AsyncGenerator<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          // The head is out: only a connection that breaks off says that the archive is not whole.
          controller.error(error);
        }
        end();
      },
      async cancel() {
        end();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

async function* archived(
  name: string,
  pictures: readonly PictureToTake[],
  left: readonly PictureToTake[],
  copies: Pick<MediaCopies, 'obtain'>,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const taken = () => {
    const pieces = made;
    made = [];
    return pieces;
  };
  const named = pictures.map((picture, at) => ({ ...picture, entry: entryName(picture, at) }));
  const titles = new ZipPassThrough(`${name}/titles.txt`);
  zip.add(titles);
  titles.push(new TextEncoder().encode(titlesText(named, left)), true);
  yield* taken();
  for (const { filename, entry } of named) {
    const file = await copies.obtain(filename);
    // Taken off the site since the page was drawn.
    if (!file) continue;
    const part = new ZipPassThrough(`${name}/${entry}`);
    zip.add(part);
    for await (const piece of piecesOf(file)) {
      part.push(piece);
      yield* taken();
    }
    part.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

function piecesOf({ at }: MediaFile): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return 'path' in at ? createReadStream(at.path) : [at.bytes];
}

/** "03-dusk-from-the-deck.avif": in the order of the page, and named by what it shows. */
const entryName = ({ title, filename }: PictureToTake, at: number) =>
  `${String(at + 1).padStart(2, '0')}-${addressWord(title) || 'picture'}${extname(filename).toLowerCase()}`;

function titlesText(
  named: readonly (PictureToTake & { readonly entry: string })[],
  left: readonly PictureToTake[],
): string {
  const lines = named.map(({ entry, title, credit }) => [entry, title, credit].filter(Boolean).join('\t'));
  const more = left.map(({ title }) => `Not in this file, since it would be too large: ${title}`);
  return `${[...lines, ...more].join('\r\n')}\r\n`;
}

function withinBytes(pictures: readonly PictureToTake[], most: number) {
  let bytes = 0;
  const inside: PictureToTake[] = [];
  const left: PictureToTake[] = [];
  for (const picture of pictures) {
    const fits = bytes + picture.size <= most;
    if (fits) bytes += picture.size;
    (fits ? inside : left).push(picture);
  }
  return { inside, left };
}

/** Names of uploads carry their contents' hash. */
const etagOf = (name: string, pictures: readonly PictureToTake[]): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify([name, pictures]))
    .digest('base64url')
    .slice(0, 27)}"`;
