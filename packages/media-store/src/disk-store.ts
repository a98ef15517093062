import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileName, type MediaStore } from './media-store.ts';

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const orNull = (error: unknown): null => {
  if (isAbsent(error)) return null;
  throw error;
};

/** A folder of this machine, which Payload writes as well. */
export function diskStore(folder: string): MediaStore {
  const place = (name: string) => join(folder, name);
  return {
    words: folder,
    read: (name) => readFile(place(name)).catch(orNull),
    async look(name) {
      const found = await stat(place(name)).catch(orNull);
      return found?.isFile() ? { size: found.size, digest: null } : null;
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      // A kill leaves a whole file under its name, or none; what it leaves beside it the next run takes for its own.
      const making = place(`.${name}`);
      try {
        await writeFile(making, bytes, { flush: true });
        await rename(making, place(name));
      } finally {
        await rm(making, { force: true });
      }
    },
    remove: (name) => rm(place(name), { force: true }),
    async *list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(orNull);
      for (const entry of entries ?? []) {
        if (!entry.isFile() || !isFileName(entry.name)) continue;
        const found = await stat(place(entry.name)).catch(orNull);
        if (found) yield { name: entry.name, size: found.size };
      }
    },
  };
}
