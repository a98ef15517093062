import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionConfig, Payload, PayloadRequest, Where } from 'payload';
import { afterwards } from '../transactions/afterwards.ts';

/** Where the files of the library lie. @throws Error when they lie on no disk of this machine */
export function mediaFolder(payload: Payload): string {
  const { staticDir } = payload.collections.media.config.upload;
  if (!staticDir) throw new Error('The media library has no folder.');
  return staticDir;
}

/** Files that are removed with an entry lie here until its removal is certain; hidden from anybody who lists the library. */
const folderName = '.kept';

/** How long a removal may take before it counts as one whose program was killed, in milliseconds. */
export const abandonedMs = 120_000;

export interface KeptFiles {
  /** Puts those that were removed meanwhile back. */
  bringBack(): Promise<void>;
  /** They are gone for good. */
  discard(): Promise<void>;
}

async function moveBack(aside: string, folder: string, name: string): Promise<void> {
  if (!existsSync(join(folder, name))) await rename(join(aside, name), join(folder, name));
}

/** Keeps files of a folder under a second name, on the same disk and without copying them. */
export async function keepFiles(folder: string, names: readonly string[]): Promise<KeptFiles> {
  const aside = join(folder, folderName, randomUUID());
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of names) {
    if (existsSync(join(folder, name))) await link(join(folder, name), join(aside, name));
  }
  // Its age is told by the clock of the program that looks, which for studios that share a folder is the database's; the disk goes by a machine's.
  const now = new Date();
  await utimes(aside, now, now);
  const discard = () => rm(aside, { recursive: true, force: true });
  return {
    discard,
    async bringBack() {
      for (const name of await readdir(aside)) await moveBack(aside, folder, name);
      await discard();
    },
  };
}

/** Rows that name one of some files, as their own or as one of their sizes. */
export async function rowsNaming(payload: Payload, names: readonly string[]): Promise<readonly Filed[]> {
  const { upload } = payload.collections.media.config;
  const fields = ['filename', ...(upload.imageSizes ?? []).map((size) => `sizes.${size.name}.filename`)];
  const where: Where = { or: fields.map((field) => ({ [field]: { in: [...names] } })) };
  const found = await payload.db.find<Filed & { id: number }>({
    collection: 'media',
    where,
    pagination: false,
    limit: 0,
  });
  return found.docs;
}

const isListed = async (payload: Payload, name: string): Promise<boolean> =>
  (await rowsNaming(payload, [name])).length > 0;

/**
 * Puts back what a killed studio had removed of entries that still stand, and removes the rest of what was kept.
 *
 * @param olderMs what is younger belongs to another studio on the same pictures
 * @returns how many files were put back
 */
export async function bringBackAbandoned(payload: Payload, folder: string, olderMs: number): Promise<number> {
  const root = join(folder, folderName);
  if (!existsSync(root)) return 0;
  let back = 0;
  for (const one of await readdir(root)) {
    const aside = join(root, one);
    if (Date.now() - (await stat(aside)).mtimeMs < olderMs) continue;
    for (const name of await readdir(aside)) {
      if (existsSync(join(folder, name)) || !(await isListed(payload, name))) continue;
      await moveBack(aside, folder, name);
      back += 1;
    }
    await rm(aside, { recursive: true, force: true });
  }
  return back;
}

/** What keeps files and rows together. */
export type FileHooks = NonNullable<CollectionConfig['hooks']>;

export interface Filed {
  readonly filename?: string | null;
  readonly sizes?: Readonly<Record<string, { readonly filename?: string | null } | null>> | null;
}

/** The file of a picture and those of its sizes. */
export function namesOf({ filename, sizes }: Filed): string[] {
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
  await afterwards(req, (end) => (end === 'kept' ? kept.discard() : kept.bringBack()));
}

/** A file of the library stands where its row stands, whatever became of the change that brought or removed it. */
export const wholeFiles: FileHooks = {
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
