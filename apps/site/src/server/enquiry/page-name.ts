import type { Findable } from '../../content/search/findable.ts';

/**
 * What a page is called: the title of what stands at its path, or of the nearest page above it ("/lodges/river/rooms" has its lodge's).
 *
 * @param path on our own host, without query
 * @param pages every published entry that has a page
 * @returns `null` for the home page, which is the collection's own, and where nothing at the path is known
 */
export function pageName(
  path: string,
  pages: readonly Pick<Findable, 'href' | 'anchor' | 'title'>[],
): string | null {
  const parts = path.split('/').filter(Boolean);
  for (let length = parts.length; length > 0; length--) {
    const href = `/${parts.slice(0, length).join('/')}`;
    const found = pages.find((page) => page.href === href && page.anchor === '' && page.title !== '');
    if (found) return found.title;
  }
  return null;
}
