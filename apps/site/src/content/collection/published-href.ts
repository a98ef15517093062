import { isLinkable } from '@sundowner/brand';
import { currentCollection } from './collection-scope.ts';

/** The address, or `null` where the collection has no such page: an entry's field of a link outlives the page it leads to. */
export const publishedHref = (href: string | null): string | null =>
  href !== null && isLinkable(href, currentCollection()) ? href : null;
