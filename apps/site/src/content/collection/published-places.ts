import {
  bookablePlaces,
  type Collection,
  isLinkable,
  propertyOfPath,
  routeOf,
  withoutEndSlashes,
} from '@sundowner/brand';
import { currentCollection } from './collection-scope.ts';

/** Whether a link leads somewhere: to another host always, to a place of ours only while that is published. */
export function hasPage(href: string, collection: Collection): boolean {
  if (!isLinkable(href, collection)) return false;
  const path = withoutEndSlashes(href.split(/[?#]/, 1)[0] ?? '');
  const route = routeOf(path, collection)?.path ?? '';
  const last = path.split('/').at(-1);
  if (route.endsWith('/{treehouse}')) {
    const key = propertyOfPath(path, collection)?.key;
    return collection.treehouses.some(({ slug, property }) => slug === last && property === key);
  }
  if (route.endsWith('/{residence}')) return collection.residences.some(({ slug }) => slug === last);
  return true;
}

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
