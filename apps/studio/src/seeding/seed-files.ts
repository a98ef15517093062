import { extname } from 'node:path';
import type { Payload } from 'payload';
import { libraryBucket, libraryStore } from '../media/library-store.ts';
import { hasFirstSizes } from '../media/unfinished.ts';
import { storedName } from '../media/upload-rules.ts';
import type { FirstSizes } from './first-sizes.ts';

/** A file to upload: its bytes with the name they shall have. */
export interface SeedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface FileWords {
  /** What a picture shows, or a file holds. */
  readonly alt: string;
  readonly title?: string;
  readonly coordinates?: string;
  /** Focal point in percent from the left and from the top; 50 and 50 when left out. */
  readonly focalX?: number;
  readonly focalY?: number;
}

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.jpg': 'image/jpeg',
};

/**
 * Uploads a file, or finds it by its stored name, which stands for its bytes, and gives it the words.
 *
 * @param firstSizes makes those of a picture that has none
 * @returns its id
 */
export async function uploadFile(
  payload: Payload,
  firstSizes: FirstSizes,
  { name, bytes }: SeedFile,
  words: FileWords,
) {
  const data = Buffer.from(bytes);
  const filename = storedName(name, data, extname(name).slice(1));
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
  });
  const there = docs[0];
  if (!there) {
    // The true type is read from the bytes by the upload's own check.
    const mimetype = types[extname(name)] ?? `image/${extname(name).slice(1)}`;
    const file = { data, name, mimetype, size: data.length };
    const { id, mimeType } = await payload.create({
      collection: 'media',
      data: { ...words },
      file,
      depth: 0,
    });
    if (mimeType?.startsWith('image/')) firstSizes.add(Number(id), filename);
    return Number(id);
  }
  // A seed that was killed left it without them.
  if (there.mimeType?.startsWith('image/') && !hasFirstSizes(there.sizes))
    firstSizes.add(Number(there.id), filename);
  const differs = Object.entries(words).some(([field, value]) => there[field as keyof FileWords] !== value);
  if (differs) await payload.update({ collection: 'media', id: there.id, data: { ...words }, depth: 0 });
  return Number(there.id);
}

/**
 * Removes files that belong to no entry of the library: Payload writes a picture's files before its entry, and a seed that was
 * killed between the two would find the name taken. In a bucket nothing is taken, since the next run writes the same bytes over it; and a
 * bucket, unlike the folder of a data directory, may hold what other databases name.
 */
export async function removeUnlistedFiles(payload: Payload): Promise<void> {
  if (libraryBucket()) return;
  const store = libraryStore(payload);
  const { docs } = await payload.find({ collection: 'media', pagination: false, limit: 0, depth: 0 });
  const stems = docs.flatMap(({ filename }) => (filename ? [filename.replace(/\.[^.]+$/, '')] : []));
  const unlisted: string[] = [];
  for await (const { name } of store.list())
    if (!stems.some((stem) => name.startsWith(stem))) unlisted.push(name);
  await Promise.all(unlisted.map((name) => store.remove(name)));
}
