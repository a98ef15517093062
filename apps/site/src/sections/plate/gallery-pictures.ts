import type { Picture } from '../../content/fields/picture.ts';
import type { Lodge } from '../../content/lodge/lodge.ts';
import type { GalleryPicture } from '../../ui/gallery/gallery.tsx';

/** A place's pictures, the one of its head first unless that stands above them, none of them twice. */
export function galleryPictures(
  { gallery }: Pick<Lodge, 'gallery'>,
  first: Picture | null = null,
): readonly GalleryPicture[] {
  const all = first ? [first, ...gallery] : gallery;
  const once = all.filter((picture, place) => all.findIndex(({ src }) => src === picture.src) === place);
  return once.map((picture) => ({
    picture,
    caption: picture.caption ?? '',
    coordinates: picture.coordinates,
  }));
}
