import { readFile } from 'node:fs/promises';
import type { MediaCopies, MediaFile } from '../../content/media/media-copies.ts';
import { drawCard } from './draw-card.ts';
import { keptPictures } from './kept-pictures.ts';
import type { SharedPictures } from './shared-pictures.ts';

interface SocialCardsOptions {
  /** Our own copies of the studio's pictures, which cards are made of. */
  readonly copies: Pick<MediaCopies, 'obtain'>;
  readonly directory: string;
  /** `null` where every machine has its own alone. */
  readonly shared?: SharedPictures | null;
  /** As many cards are kept; those made longest ago go first. */
  readonly most?: number;
  readonly draw?: (source: Uint8Array) => Promise<Uint8Array>;
}

/** A card weighs at most 300 kB: 600 MB together. */
const defaultMost = 2000;
/** Pictures waiting to be drawn; who comes after them is asked to come again. */
const longestQueue = 40;

/** Too many cards are asked for at once. */
export class CardsBusyError extends Error {}

interface SocialCards {
  /**
   * The card of a picture by the picture's file name, made once and kept.
   *
   * @returns `null` for a name the studio does not publish, and for what is no picture
   * @throws OutageError as the copies do; CardsBusyError
   */
  obtain(filename: string): Promise<MediaFile | null>;
}

/** A film or a document has no card. */
const pictureName = /\.(?:webp|avif|png|jpe?g|gif)$/i;

const etagOf = (filename: string, size: number) => `"card-${filename.slice(-60)}-${size}"`;

/** The cards of shared links: one is drawn at a time, of several machines by the first that is asked, and each is kept under the name of its picture, which says what it holds. */
export function createSocialCards(options: SocialCardsOptions): SocialCards {
  const { copies, directory, most = defaultMost, draw = drawCard, shared = null } = options;
  const folder = keptPictures(directory, { most, mostBytes: Number.POSITIVE_INFINITY });
  const flights = new Map<string, Promise<MediaFile | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function kept(filename: string): Promise<MediaFile | null> {
    const found = await folder.find(filename);
    return found && { size: found.size, etag: etagOf(filename, found.size), at: { path: found.path } };
  }

  async function make(filename: string, source: MediaFile): Promise<MediaFile | null> {
    const other = await shared?.take(filename);
    const card = other ?? (await drawOf(source));
    if (!card) return null;
    if (!other) await shared?.give(filename, card);
    const file = { size: card.byteLength, etag: etagOf(filename, card.byteLength), at: { bytes: card } };
    // A disk that refuses it sends the card all the same.
    await folder.keep(filename, card).catch(() => {});
    return file;
  }

  async function drawOf(source: MediaFile): Promise<Uint8Array | null> {
    const bytes = 'path' in source.at ? await readFile(source.at.path) : source.at.bytes;
    return draw(bytes).catch(() => null);
  }

  async function find(filename: string): Promise<MediaFile | null> {
    const source = await copies.obtain(filename).catch(async (error: unknown) => {
      // A name that is none of the studio's has no card either.
      const card = isPlain(filename) ? await kept(filename) : null;
      if (card) return card;
      throw error;
    });
    if (!source) return null;
    const card = await kept(filename);
    if (card) return card;
    const turn = last.then(() => make(filename, source));
    last = turn.catch(() => {});
    return turn;
  }

  return {
    obtain(filename) {
      if (!pictureName.test(filename)) return Promise.resolve(null);
      const flight = flights.get(filename);
      if (flight) return flight;
      if (flights.size >= longestQueue) return Promise.reject(new CardsBusyError('too many cards at once'));
      const found = find(filename).finally(() => flights.delete(filename));
      flights.set(filename, found);
      return found;
    },
  };
}

/** As the copies take names: no folders, no hidden files. */
const isPlain = (filename: string) => /^[A-Za-z0-9][\w.()-]{0,200}$/.test(filename);
