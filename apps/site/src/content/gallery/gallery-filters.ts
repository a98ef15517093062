import type { ImageGallery } from './galleries.ts';

/** A filter of the pictures as a page draws it. */
export interface GalleryFilter {
  readonly name: 'property' | 'subject';
  readonly label: string;
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** `null` for none. */
  readonly chosen: string | null;
}

/** Pictures as an address asks for them. */
export interface GalleryListing {
  readonly filters: readonly GalleryFilter[];
  /** Those with a picture that matches every filter chosen, and of each only such pictures. */
  readonly galleries: readonly ImageGallery[];
}
