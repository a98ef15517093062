import { createHash } from 'node:crypto';
import { addressWord } from '@sundowner/brand';
import { Zip, ZipPassThrough } from 'fflate';
import type { PictureToTake } from '../../content/gallery/pictures-to-take.ts';
import type { PressPictures } from './press-pictures.ts';

/** Bytes of the pictures in one archive: programs that read no ZIP64 read four gigabytes. */
const mostBytes = 1024 ** 3;

interface ArchiveOptions {
  readonly press: Pick<PressPictures, 'pass'>;
  readonly largestBytes?: number;
}

/**
 * All pictures in one file, made while it goes out, piece by piece as they are taken: never held whole in memory or on disk. They are kept as
 * they are in it: they are compressed already, so that one costs no more than reading it (docs/decisions/dependencies.md). Nothing is
 * read before the first piece is asked for, and with that the first picture has been found.
 *
 * @param name of the folder in it: "Reed Camp"
 * @throws OutageError when a picture can neither be read nor fetched
 */
export async function* packPictures(
  name: string,
  pictures: readonly PictureToTake[],
  { press, largestBytes = mostBytes }: ArchiveOptions,
): AsyncGenerator<Uint8Array, void> {
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
  const named: NamedPicture[] = [];
  const left: PictureToTake[] = [];
  let room = largestBytes;
  for (const picture of pictures) {
    if (picture.size > room) {
      left.push(picture);
      continue;
    }
    const passing = await press.pass(picture.filename);
    // Taken off the site since the page was drawn.
    if (!passing) continue;
    try {
      if ((passing.size ?? 0) > room) {
        left.push(picture);
        continue;
      }
      const entry = entryName(picture, passing.ending, named.length);
      named.push({ ...picture, entry });
      const part = new ZipPassThrough(`${name}/${entry}`);
      zip.add(part);
      for await (const piece of passing.pieces) {
        room -= piece.byteLength;
        // It is longer than anybody said, and half of it is out.
        if (room < 0) throw new Error('a picture is too large for its archive');
        part.push(piece);
        yield* taken();
      }
      part.push(new Uint8Array(0), true);
      yield* taken();
    } finally {
      passing.close();
    }
  }
  // Last, when it is known what is in it.
  const titles = new ZipPassThrough(`${name}/titles.txt`);
  zip.add(titles);
  titles.push(new TextEncoder().encode(titlesText(named, left)), true);
  zip.end();
  yield* taken();
}

interface NamedPicture extends PictureToTake {
  readonly entry: string;
}

/** "03-dusk-from-the-deck.jpg": in the order of the page, and named by what it shows. */
const entryName = ({ title }: PictureToTake, ending: string, at: number) =>
  `${String(at + 1).padStart(2, '0')}-${addressWord(title) || 'picture'}${ending}`;

function titlesText(named: readonly NamedPicture[], left: readonly PictureToTake[]): string {
  const lines = named.map(({ entry, title, credit }) => [entry, title, credit].filter(Boolean).join('\t'));
  const more = left.map(({ title }) => `Not in this file, since it would be too large: ${title}`);
  return `${[...lines, ...more].join('\r\n')}\r\n`;
}

/** What archives hold has changed so often: an older one is no longer taken for the same. */
const edition = 2;

/** Quoted; weak, since a time is written into each archive. Names of uploads carry their contents' hash. */
export const archiveTag = (name: string, pictures: readonly PictureToTake[]): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify([edition, name, pictures]))
    .digest('base64url')
    .slice(0, 27)}"`;
