import { idOfKeys, readInstance } from '@sundowner/keyring/instance';
import { diskStore } from '@sundowner/media-store/disk-store';
import { type MediaStore, MediaStoreError } from '@sundowner/media-store/media-store';
import { bucketOf } from '@sundowner/media-store/open-store';
import { OtherLibraryError, type OwnedStore, ownedStore } from '@sundowner/media-store/owner';
import type { Payload } from 'payload';
import { studioSettings } from '../settings.ts';
import { mediaFolder } from './kept-files.ts';

let bucket: OwnedStore | null | undefined;

/** Machines of one installation have the same keys; one whose keys are older than their id is known by its data directory. */
function installationId(): string | null {
  const { keysDir, dataDir } = studioSettings();
  return idOfKeys(keysDir) ?? readInstance(dataDir)?.id ?? null;
}

/** The bucket the library lies in, which is written only where it is this installation's; `null` where it lies on disk. */
export function libraryBucket(): OwnedStore | null {
  if (bucket === undefined) {
    const store = bucketOf(studioSettings());
    bucket = store && ownedStore(store, installationId);
  }
  return bucket;
}

/**
 * Refuses the bucket of another installation at once. One that is away is asked again before anything is written.
 *
 * @throws OtherLibraryError
 */
export async function claimLibrary(payload: Payload): Promise<void> {
  try {
    await libraryBucket()?.claim();
  } catch (error) {
    if (error instanceof OtherLibraryError || !(error instanceof MediaStoreError)) throw error;
    payload.logger.warn(`The store of pictures does not answer: ${error.message}`);
  }
}

/** Where the files of the library lie. */
export const libraryStore = (payload: Payload): MediaStore =>
  libraryBucket() ?? diskStore(mediaFolder(payload));
