import { hasPage } from '@sundowner/brand';
import { currentCollection } from '../content/collection/collection-scope.ts';

/**
 * Whether a link to `href` may be rendered: an address of another host always, one of our own only when the collection has the page. Of a
 * lodge, a villa, a residence and a treehouse it has the pages of those that are published.
 */
export const isLinkable = (href: string): boolean => hasPage(href, currentCollection());
