import { diskStore } from '@sundowner/media-store/disk-store';
import type { MediaStore } from '@sundowner/media-store/media-store';
import { bucketOf } from '@sundowner/media-store/open-store';
import type { S3Store } from '@sundowner/media-store/s3-store';
import type { Payload } from 'payload';
import { studioSettings } from '../settings.ts';
import { mediaFolder } from './kept-files.ts';

let bucket: S3Store | null | undefined;

/** The bucket the library lies in; `null` where it lies on disk. */
export function libraryBucket(): S3Store | null {
  bucket ??= bucketOf(studioSettings());
  return bucket;
}

/** Where the files of the library lie. */
export const libraryStore = (payload: Payload): MediaStore =>
  libraryBucket() ?? diskStore(mediaFolder(payload));
