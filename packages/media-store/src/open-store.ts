import { join } from 'node:path';
import { diskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';
import type { S3Place, S3Server } from './s3-address.ts';
import { type S3Store, s3Store } from './s3-store.ts';

/** What the settings of an installation say of its media. */
export interface MediaPlaces {
  readonly dataDir: string;
  readonly media: { readonly place: S3Place | null; readonly server: S3Server };
  readonly limits: { readonly deadlineFactor: number };
}

/** The folder the files lie in where no bucket is set. */
export const mediaFolderOf = (dataDir: string): string => join(dataDir, 'media');

/** The bucket of an installation; `null` where its files lie on disk. */
export const bucketOf = ({ media, limits }: MediaPlaces): S3Store | null =>
  media.place && s3Store({ ...media.server, place: media.place, deadlineFactor: limits.deadlineFactor });

/** Where the files of an installation lie. */
export const mediaStoreOf = (places: MediaPlaces): MediaStore =>
  bucketOf(places) ?? diskStore(mediaFolderOf(places.dataDir));
