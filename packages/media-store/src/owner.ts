import { type MediaStore, MediaStoreError } from './media-store.ts';
import type { S3Store } from './s3-store.ts';

/** The id of the installation whose library a folder of a bucket is; hidden from anybody who lists it. */
const ownerName = '.installation';

/** A folder of a bucket that is the library of another installation. */
export class OtherLibraryError extends MediaStoreError {}

type Owned = Pick<MediaStore, 'words' | 'read' | 'write'>;

async function ownerOf(store: Owned): Promise<string | null> {
  return (await store.read(ownerName))?.toString().trim() ?? null;
}

/**
 * Checks that a folder is this installation's, or nobody's yet.
 *
 * @param installation `null` for one that was never initialised, which may use a folder that is nobody's
 * @returns whether it is nobody's
 * @throws OtherLibraryError, MediaStoreError
 */
export async function assertLibraryOf(store: Owned, installation: string | null): Promise<boolean> {
  const owner = await ownerOf(store);
  if (owner !== null && owner !== installation)
    throw new OtherLibraryError(
      `${store.words} holds the pictures of another installation; set MEDIA_STORE to a bucket or a folder of this one.`,
    );
  return owner === null;
}

/**
 * Takes a folder that is nobody's for this installation.
 *
 * @throws OtherLibraryError, MediaStoreError
 */
export async function claimLibrary(store: Owned, installation: string | null): Promise<void> {
  const isNobodys = await assertLibraryOf(store, installation);
  if (!isNobodys || installation === null) return;
  await store.write(ownerName, Buffer.from(`${installation}\n`));
  // Of two that begin in the same moment the later one stays, and the other hears of it.
  await assertLibraryOf(store, installation);
}

/** A store nothing is written into or removed from before it is certain that it is this installation's. */
export interface OwnedStore extends S3Store {
  /** Takes it for this installation where it is nobody's. @throws OtherLibraryError, MediaStoreError */
  claim(): Promise<void>;
}

/** @param installation asked for when it is needed */
export function ownedStore(store: S3Store, installation: () => string | null): OwnedStore {
  let claimed: Promise<void> | null = null;
  const claim = (): Promise<void> => {
    claimed ??= claimLibrary(store, installation()).catch((error: unknown) => {
      // The next that asks tries anew: the store may have been away.
      claimed = null;
      throw error;
    });
    return claimed;
  };
  return {
    ...store,
    claim,
    async write(name, bytes) {
      await claim();
      await store.write(name, bytes);
    },
    async remove(name) {
      await claim();
      await store.remove(name);
    },
  };
}
