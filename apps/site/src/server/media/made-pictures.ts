import type { MediaFile } from '../../content/media/media-copies.ts';
import { keptPictures } from './kept-pictures.ts';
import type { SharedPictures } from './shared-pictures.ts';

/** What makes something of pictures: where that is kept, how much of it, and with whom it is shared. */
export interface MadePicturesOptions {
  readonly directory: string;
  /** `null` where every machine has its own alone. */
  readonly shared?: SharedPictures | null;
  /** As many are kept; those made longest ago go first. */
  readonly most?: number;
  /** Of all that are kept. */
  readonly mostBytes?: number;
  readonly draw?: (source: Uint8Array) => Promise<Uint8Array>;
}

/** As many are kept where nothing else is said. */
const defaultMost = 2000;
/** Pictures waiting to be made; who comes after them is asked to come again. */
const longestQueue = 40;

/** Too many pictures wait to be made. */
export class PicturesBusyError extends Error {}

/** What is made of pictures: one at a time, of several machines by the first that is asked, each kept under the name of its picture. */
export interface MadePictures {
  /** What is kept already. */
  kept(filename: string): Promise<MediaFile | null>;
  /** Runs once all that came before it have ended. */
  inTurn(run: () => Promise<MediaFile | null>): Promise<MediaFile | null>;
  /** Takes one from another machine or makes it, and keeps it. @param drawn gives `null` for what is no picture */
  make(filename: string, drawn: () => Promise<Uint8Array | null>): Promise<MediaFile | null>;
  /** The same answer for all who ask for one at a time. @throws PicturesBusyError */
  together(filename: string, find: () => Promise<MediaFile | null>): Promise<MediaFile | null>;
}

/** @param kind how its entity tags begin: "card" */
export function madePictures(kind: string, options: Omit<MadePicturesOptions, 'draw'>): MadePictures {
  const { directory, shared = null, most = defaultMost, mostBytes = Number.POSITIVE_INFINITY } = options;
  const folder = keptPictures(directory, { most, mostBytes });
  const flights = new Map<string, Promise<MediaFile | null>>();
  let last: Promise<unknown> = Promise.resolve();
  const fileOf = (filename: string, size: number, at: MediaFile['at']): MediaFile => ({
    size,
    etag: `"${kind}-${filename.slice(-60)}-${size}"`,
    at,
  });

  return {
    async kept(filename) {
      const found = await folder.find(filename);
      return found && fileOf(filename, found.size, { path: found.path });
    },
    inTurn(run) {
      const turn = last.then(run);
      last = turn.catch(() => {});
      return turn;
    },
    async make(filename, drawn) {
      const other = await shared?.take(filename);
      const made = other ?? (await drawn());
      if (!made) return null;
      if (!other) await shared?.give(filename, made);
      // A disk that refuses it sends it all the same.
      await folder.keep(filename, made).catch(() => {});
      return fileOf(filename, made.byteLength, { bytes: made });
    },
    async together(filename, find) {
      const flight = flights.get(filename);
      if (flight) return flight;
      if (flights.size >= longestQueue)
        throw new PicturesBusyError('too many pictures are asked for at once');
      const found = find().finally(() => flights.delete(filename));
      flights.set(filename, found);
      return found;
    },
  };
}

/** As the copies take names: no folders, no hidden files. */
export const isPlain = (filename: string): boolean => /^[A-Za-z0-9][\w.()-]{0,200}$/.test(filename);
