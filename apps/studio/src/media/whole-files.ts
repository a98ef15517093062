import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionConfig, PayloadRequest, Where } from 'payload';
import { afterwards } from '../transactions/afterwards.ts';
import { keepFiles, mediaFolder } from './kept-files.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

interface Filed {
  readonly filename?: string | null;
  readonly sizes?: Readonly<Record<string, { readonly filename?: string | null } | null>> | null;
}

/** The file of a picture and those of its sizes. */
function namesOf({ filename, sizes }: Filed): string[] {
  const all = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(all)].filter((name): name is string => typeof name === 'string' && name !== '');
}

/** Payload removes files before the rows that name them: they are put back when the rows stay after all. */
async function keepOf(req: PayloadRequest, which: Where): Promise<void> {
  const folder = mediaFolder(req.payload);
  const { docs } = await req.payload.db.find<Filed & { id: number }>({
    collection: 'media',
    where: which,
    pagination: false,
    limit: 0,
    req,
  });
  const names = docs.flatMap(namesOf);
  if (names.length === 0) return;
  const kept = await keepFiles(folder, names);
  await afterwards(req, (end) => (end === 'kept' ? kept.letGo() : kept.bringBack()));
}

/** A file of the library stands where its row stands, whatever became of the change that brought or removed it. */
export const wholeFiles: Hooks = {
  beforeOperation: [
    async ({ args, operation, req }) => {
      const { id, where } = args as { id?: number | string; where?: Where };
      const which = id === undefined ? where : { id: { equals: id } };
      if (operation === 'update' && req.file && which) await keepOf(req, which);
      return args;
    },
  ],
  beforeValidate: [
    async ({ data, req }) => {
      const folder = mediaFolder(req.payload);
      const fresh = namesOf((data ?? {}) as Filed).filter((name) => !existsSync(join(folder, name)));
      if (fresh.length > 0)
        await afterwards(req, async (end) => {
          if (end === 'undone') for (const name of fresh) await rm(join(folder, name), { force: true });
        });
      return data;
    },
  ],
  beforeDelete: [({ id, req }) => keepOf(req, { id: { equals: id } })],
};
