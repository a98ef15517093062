import { bookablePlaces } from '@sundowner/brand';
import { currentCollection } from './collection-scope.ts';

/** Tag of a treehouse, of those that are no place booked by itself. */
const ofTreehouse = /^treehouse-(.+)$/;

/** Whether the place of a tag may be offered: an accommodation's, or `treehouse-{slug}` of a treehouse. */
export function isOffered(tag: string): boolean {
  const collection = currentCollection();
  const treehouse = ofTreehouse.exec(tag)?.[1];
  if (treehouse) return collection.treehouses.some(({ slug }) => slug === treehouse);
  return bookablePlaces(collection).some((place) => place.tag === tag);
}
