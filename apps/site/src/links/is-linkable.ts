import { isLinkable as isLinkableIn } from '@sundowner/brand';
import { currentCollection } from '../content/collection/collection-scope.ts';

/** Whether a link to `href` may be rendered: an address of another host always, one of our own only when the collection has the page. */
export const isLinkable = (href: string): boolean => isLinkableIn(href, currentCollection());
