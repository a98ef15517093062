import { withoutEndSlashes } from '@sundowner/brand';

/**
 * `aria-current` of a link: "page" where it leads to the page it stands on (NAV-03). A part of the page (`/#stories`) is not the page;
 * a listing that opens filtered (`/blog?property=the-delta-camps#the-delta-camps`) is.
 *
 * @param path path of the page, without query: "/the-delta/suites"
 */
export function currentness(href: string, path: string): 'page' | undefined {
  if (!href.startsWith('/')) return undefined;
  const [page = '', part] = href.split('#', 2);
  const bare = page.split('?', 1)[0] || '/';
  if (part && bare !== '/blog') return undefined;
  return withoutEndSlashes(bare) === withoutEndSlashes(path) ? 'page' : undefined;
}
