import { galleryNames, pictureSubjectKeys, pictureSubjects, properties } from '@sundowner/brand';
import type { GalleryPicture, ImageGallery } from './galleries.ts';

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

/** A picture is of its own property, or of its gallery's where the editor named none. */
const propertyOf = (picture: GalleryPicture, gallery: ImageGallery) => picture.property ?? gallery.property;

/**
 * The pictures an address asks for. A filter offers what some picture has; a value nobody has chosen from it counts as none.
 *
 * @param asked query of the address
 */
export function listPictures(galleries: readonly ImageGallery[], asked: URLSearchParams): GalleryListing {
  const all = galleries.flatMap((gallery) => gallery.items.map((item) => ({ item, gallery })));
  const ofProperties = new Set(all.map(({ item, gallery }) => propertyOf(item, gallery)));
  const ofSubjects = new Set(all.map(({ item }) => item.subject));
  const propertyOptions = properties.flatMap(({ key, name }) =>
    ofProperties.has(key) ? [{ value: key, label: name }] : [],
  );
  const subjectOptions = pictureSubjectKeys.flatMap((key) =>
    ofSubjects.has(key) ? [{ value: key, label: pictureSubjects[key] }] : [],
  );
  const property = propertyOptions.find(({ value }) => value === asked.get(galleryNames.property))?.value;
  const subject = subjectOptions.find(({ value }) => value === asked.get(galleryNames.subject))?.value;
  return {
    filters: [
      {
        name: 'property',
        label: 'Property',
        none: 'All properties',
        options: propertyOptions,
        chosen: property ?? null,
      },
      {
        name: 'subject',
        label: 'Subject',
        none: 'All subjects',
        options: subjectOptions,
        chosen: subject ?? null,
      },
    ],
    galleries: galleries.flatMap((gallery) => {
      const items = gallery.items.filter(
        (item) =>
          (!property || propertyOf(item, gallery) === property) && (!subject || item.subject === subject),
      );
      return items.length > 0 ? [{ ...gallery, items }] : [];
    }),
  };
}
