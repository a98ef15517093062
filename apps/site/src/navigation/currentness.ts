import { movedPath, withoutEndSlashes } from '@sundowner/brand';
import { currentCollection } from '../content/places/collection-scope.ts';

/** Where a path of our own leads in the end: a link to an address that moved is current on its successor (RT-17). */
const settled = (path: string) => movedPath(path, currentCollection()) ?? withoutEndSlashes(path);

/**
 * `aria-current` of a link: "page" where it leads to the page it stands on, also by way of a redirect (NAV-03). A part of the
 * page (`/#stories`) is not the page; a listing that opens filtered (`/blog?property=the-delta-camps#the-delta-camps`) is.
 *
 * @param path path of the page, without query: "/the-delta/suites"
 */
export function currentness(href: string, path: string): 'page' | undefined {
  if (!href.startsWith('/')) return undefined;
  const [page = '', part] = href.split('#', 2);
  const bare = page.split('?', 1)[0] || '/';
  if (part && bare !== '/blog') return undefined;
  return settled(bare) === settled(path) ? 'page' : undefined;
}
