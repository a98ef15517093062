import { randomUUID } from 'node:crypto';
import { type MediaStore, MediaStoreError } from './media-store.ts';

/** Hidden from anybody who lists the store. Machines that read the same words in it have the same store. */
const markName = '.machines';

type Marked = Pick<MediaStore, 'words' | 'read' | 'write'>;

/**
 * What tells this store from every other, made by the first machine that finds none. Of two that begin at once one reads its own mark until
 * it looks again.
 *
 * @returns `null` where the store cannot be used just now
 */
export async function markOf(store: Marked): Promise<string | null> {
  try {
    const there = await read(store);
    if (there !== null) return there;
    await store.write(markName, Buffer.from(`${randomUUID()}\n`));
    return await read(store);
  } catch (error) {
    if (error instanceof MediaStoreError || (error instanceof Error && 'code' in error)) return null;
    throw error;
  }
}

async function read(store: Marked): Promise<string | null> {
  const text = (await store.read(markName))?.toString().trim() ?? '';
  return text === '' ? null : text.slice(0, 64);
}
