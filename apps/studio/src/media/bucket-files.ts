import { MediaStoreError } from '@sundowner/media-store/media-store';
import type { S3Store } from '@sundowner/media-store/s3-store';
import { sharedCardName, sharedPressName } from '@sundowner/media-store/shared-card';
import { APIError, type Payload, type PayloadRequest, type Where } from 'payload';
import { afterwards } from '../transactions/afterwards.ts';
import { type Filed, type FileHooks, namesOf, rowsNaming } from './kept-files.ts';

const notStored =
  'The store of pictures does not take this file just now. Nothing was saved, and nothing is lost: try again shortly.';

/** Removes files no row names, such as those of an entry that is gone. What cannot be removed stays, and is in nobody's way. */
async function removeUnnamed(payload: Payload, bucket: S3Store, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) {
      // Before each: the same bytes may have been uploaded anew meanwhile, and have the same name.
      if ((await rowsNaming(payload, [name])).length > 0) continue;
      await bucket.remove(name);
      await bucket.remove(sharedCardName(name));
      await bucket.remove(sharedPressName(name));
    }
  } catch (error) {
    if (!(error instanceof MediaStoreError)) throw error;
    payload.logger.warn(`Files of a removed picture stay in the store: ${error.message}`);
  }
}

/** What a request brought, as it was checked and cut to sizes, by the names it is kept under. */
function filesBrought(data: Filed, req: PayloadRequest): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  if (req.file && data.filename) files.set(data.filename, req.file.data);
  for (const [size, bytes] of Object.entries(req.payloadUploadSizes ?? {})) {
    const name = data.sizes?.[size]?.filename;
    if (name) files.set(name, bytes);
  }
  return files;
}

/** Files that go with a change go when it is certain. */
async function removeAfterwards(req: PayloadRequest, bucket: S3Store, which: Where): Promise<void> {
  const { docs } = await req.payload.db.find<Filed & { id: number }>({
    collection: 'media',
    where: which,
    pagination: false,
    limit: 0,
    req,
  });
  const names = docs.flatMap(namesOf);
  if (names.length === 0) return;
  await afterwards(req, async (end) => {
    if (end === 'kept') await removeUnnamed(req.payload, bucket, names);
  });
}

/**
 * The files of the library in a bucket: there before the row that names them, and gone after it. Payload puts and removes them on disk
 * alone; its own adapter for S3 removes them before it is certain that the row goes (docs/decisions/143).
 */
export function bucketFiles(bucket: S3Store): FileHooks {
  return {
    beforeOperation: [
      async ({ args, operation, req }) => {
        const { id, where } = args as { id?: number | string; where?: Where };
        const which = id === undefined ? where : { id: { equals: id } };
        if ((operation === 'update' || operation === 'updateByID') && req.file && which)
          await removeAfterwards(req, bucket, which);
        return args;
      },
    ],
    beforeChange: [
      async ({ data, req }) => {
        const files = filesBrought(data as Filed, req);
        if (files.size === 0) return data;
        const fresh: string[] = [];
        await afterwards(req, async (end) => {
          if (end === 'undone') await removeUnnamed(req.payload, bucket, fresh);
        });
        const put = async ([name, bytes]: readonly [string, Uint8Array]) => {
          // What is there already is somebody else's to take away.
          if (!(await bucket.look(name))) fresh.push(name);
          await bucket.write(name, bytes);
        };
        try {
          // All of them: what is still on its way when a change is undone would stay.
          const ends = await Promise.allSettled([...files].map(put));
          for (const end of ends) if (end.status === 'rejected') throw end.reason;
        } catch (error) {
          if (!(error instanceof MediaStoreError)) throw error;
          req.payload.logger.error(`A file cannot be stored: ${error.message}`);
          throw new APIError(notStored, 503, null, true);
        }
        return data;
      },
    ],
    beforeDelete: [({ id, req }) => removeAfterwards(req, bucket, { id: { equals: id } })],
  };
}
