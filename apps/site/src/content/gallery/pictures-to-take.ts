import { mediaAddress } from '../../installation/media-address.ts';
import { currentCollection } from '../places/collection-scope.ts';
import type { ImageGallery } from './galleries.ts';

/** A picture the press and travel partners may take away. */
export interface PictureToTake {
  readonly title: string;
  readonly credit: string;
  /** Of the upload: what a copy of it is asked for by. */
  readonly filename: string;
  /** Bytes; 0 when the studio does not say. */
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
  const folder = mediaAddress('');
  const found = new Map<string, PictureToTake>();
  for (const { property: ofGallery, items } of galleries) {
    for (const { title, credit, large, property } of items) {
      if (!large?.href.startsWith(folder) || (property ?? ofGallery) !== key) continue;
      const filename = decodeURIComponent(large.href.slice(folder.length));
      if (!found.has(filename)) found.set(filename, { title, credit, filename, size: large.size ?? 0 });
    }
  }
  return [...found.values()];
}

/** All pictures of a property as one file. */
export type PictureArchive = ReturnType<typeof listArchives>[number];

/** An archive for each property of which there are pictures to take away, in the order of the properties; its size in bytes. */
export function listArchives(galleries: readonly ImageGallery[]) {
  return currentCollection().properties.flatMap(({ key, shortName, root }) => {
    const pictures = picturesToTake(galleries, key);
    const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
    return pictures.length > 0
      ? [{ name: shortName, href: `${root}${archiveEnding}`, count: pictures.length, bytes }]
      : [];
  });
}
