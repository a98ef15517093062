import { currentCollection } from '../places/collection-scope.ts';
import type { ImageGallery } from './galleries.ts';
import { pressName } from './press-path.ts';

/** A picture the press and travel partners may take away. */
export interface PictureToTake {
  readonly title: string;
  readonly credit: string;
  /** Of the upload: what a copy of it, or its JPEG, is asked for by. */
  readonly filename: string;
  /** Bytes as it is taken away; 0 where nobody knows yet. */
  readonly size: number;
}

/** What follows the address of a property where all its pictures are one file. */
export const archiveEnding = '/pictures.zip';

/**
 * The pictures of a property that others may take away, each once, in the order of the galleries. One that says no property is of that
 * of its gallery.
 *
 * @param key of the property
 */
export function picturesToTake(galleries: readonly ImageGallery[], key: string): readonly PictureToTake[] {
  const found = new Map<string, PictureToTake>();
  for (const { property: ofGallery, items } of galleries) {
    for (const { title, credit, large, property } of items) {
      if (!large?.filename || (property ?? ofGallery) !== key) continue;
      const { filename } = large;
      if (!found.has(filename)) found.set(filename, { title, credit, filename, size: large.size ?? 0 });
    }
  }
  return [...found.values()];
}

/** All pictures of a property as one file. */
export type PictureArchive = ReturnType<typeof listArchives>[number];

/** The upload whose JPEG has a name; `null` where no picture to take away has. */
export function uploadOfPress(galleries: readonly ImageGallery[], name: string): string | null {
  const uploads = galleries.flatMap(({ items }) => items.flatMap(({ large }) => large?.filename ?? []));
  return uploads.find((filename) => pressName(filename) === name) ?? null;
}

/**
 * An archive for each property of which there are pictures to take away, in the order of the properties; its size in bytes, 0 where that
 * of a picture is not known.
 */
export function listArchives(galleries: readonly ImageGallery[]) {
  return currentCollection().properties.flatMap(({ key, shortName, root }) => {
    const pictures = picturesToTake(galleries, key);
    const sizes = pictures.map(({ size }) => size);
    const bytes = sizes.includes(0) ? 0 : sizes.reduce((sum, size) => sum + size, 0);
    return pictures.length > 0
      ? [{ name: shortName, href: `${root}${archiveEnding}`, count: pictures.length, bytes }]
      : [];
  });
}
