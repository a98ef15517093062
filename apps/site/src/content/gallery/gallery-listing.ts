import { galleryNames, pictureSubjectKeys, pictureSubjects } from '@sundowner/brand';
import { currentCollection } from '../places/collection-scope.ts';
import type { GalleryPicture, ImageGallery } from './galleries.ts';

/** Pictures as an address asks for them. */
type GalleryListing = ReturnType<typeof listPictures>;
/** A filter of the pictures as a page draws it. */
export type GalleryFilter = GalleryListing['filters'][number];

/** A picture is of its own property, or of its gallery's where the editor named none. */
const propertyOf = (picture: GalleryPicture, gallery: ImageGallery) => picture.property ?? gallery.property;

/**
 * The pictures an address asks for. A filter offers what some picture has; a value nobody has chosen from it counts as none.
 *
 * @param asked query of the address
 */
export function listPictures(galleries: readonly ImageGallery[], asked: URLSearchParams) {
  const all = galleries.flatMap((gallery) => gallery.items.map((item) => ({ item, gallery })));
  const ofProperties = new Set(all.map(({ item, gallery }) => propertyOf(item, gallery)));
  const ofSubjects = new Set(all.map(({ item }) => item.subject));
  const propertyOptions = currentCollection().properties.flatMap(({ key, name }) =>
    ofProperties.has(key) ? [{ value: key, label: name }] : [],
  );
  const subjectOptions = pictureSubjectKeys.flatMap((key) =>
    ofSubjects.has(key) ? [{ value: key, label: pictureSubjects[key] }] : [],
  );
  const property = propertyOptions.find(({ value }) => value === asked.get(galleryNames.property))?.value;
  const subject = subjectOptions.find(({ value }) => value === asked.get(galleryNames.subject))?.value;
  return {
    filters: [
      toFilter('property', 'Property', 'All properties', propertyOptions, property),
      toFilter('subject', 'Subject', 'All subjects', subjectOptions, subject),
    ],
    /** Those with a picture that matches every filter chosen, and of each only such pictures. */
    galleries: galleries.flatMap((gallery) => {
      const items = gallery.items.filter(
        (item) =>
          (!property || propertyOf(item, gallery) === property) && (!subject || item.subject === subject),
      );
      return items.length > 0 ? [{ ...gallery, items }] : [];
    }),
  };
}

const toFilter = (
  name: 'property' | 'subject',
  label: string,
  none: string,
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: string | undefined,
) => ({ name, label, none, options, /** `null` for none. */ chosen: chosen ?? null });
