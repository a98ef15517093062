import { bookablePlaces, hasPage } from '@sundowner/brand';
import { currentCollection } from './collection-scope.ts';

/** The address, or `null` where it has no page: fields of a link outlive the place they speak of. */
export const publishedHref = (href: string | null): string | null =>
  href !== null && hasPage(href, currentCollection()) ? href : null;

/** Whether the place that a tag names, or a treehouse ("treehouse-marula"), is published: tags outlive it too. */
export function isOffered(tag: string): boolean {
  const collection = currentCollection();
  const treehouse = /^treehouse-(.+)$/.exec(tag)?.[1];
  if (treehouse) return collection.treehouses.some(({ slug }) => slug === treehouse);
  return bookablePlaces(collection).some((place) => place.tag === tag);
}
