import { galleryNames, termsAccepted } from '@sundowner/brand';

const path = '/image-gallery';

/** The pictures that match some filters, at their list: `/image-gallery?subject=rooms#pictures`. */
export function picturesLink(chosen: readonly { readonly name: string; readonly value: string }[]): string {
  const query = new URLSearchParams(chosen.map(({ name, value }) => [name, value]));
  return query.size > 0 ? `${path}?${query}#pictures` : `${path}#pictures`;
}

/** The page of one picture; with `accepted` that of its large file, whose terms the person who follows it has agreed to. */
export function pictureLink(slug: string, accepted = false): string {
  const query = new URLSearchParams({ [galleryNames.picture]: slug });
  if (accepted) query.set(galleryNames.terms, termsAccepted);
  return `${path}?${query}`;
}
