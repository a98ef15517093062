import { randomUUID } from 'node:crypto';
import { type MediaStore, MediaStoreError } from './media-store.ts';

/** Hidden from anybody who lists the store. Machines that read the same words in it have the same store. */
const markName = '.machines';

type Read = Pick<MediaStore, 'read'>;

/**
 * What tells this store from every other, and writes nothing: a site may have been given a bucket nobody of ours uses.
 *
 * @returns empty where none lies there, since no studio has used it; `null` where the store cannot be used just now
 */
export const readMark = (store: Read): Promise<string | null> => orNull(() => read(store));

/**
 * The same for a studio, which has claimed the store: made by the first that finds none. Of two that begin at once one reads its own mark
 * until it looks again.
 */
export const makeMark = (store: Read & Pick<MediaStore, 'write'>): Promise<string | null> =>
  orNull(async () => {
    const there = await read(store);
    if (there !== '') return there;
    await store.write(markName, Buffer.from(`${randomUUID()}\n`));
    return await read(store);
  });

async function orNull(ask: () => Promise<string>): Promise<string | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MediaStoreError || (error instanceof Error && 'code' in error)) return null;
    throw error;
  }
}

const read = async (store: Read): Promise<string> =>
  ((await store.read(markName))?.toString().trim() ?? '').slice(0, 64);
