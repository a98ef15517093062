import { withoutEndSlashes } from './end-slashes.ts';

/**
 * The key under which a page's intro and meta entry is found (`introSection.heroBannerFor`, CNT-02).
 * Fixed pages use their path without the leading slash; the home page is `home`.
 */
export function pageKey(path: string): string {
  const bare = withoutEndSlashes(path.split(/[?#]/, 1)[0] ?? '').replace(/^\/+/, '');
  if (bare === '') return 'home';
  const packageSlug = /^travel-africa\/package\/([^/]+)$/.exec(bare)?.[1];
  if (packageSlug) return `package-${packageSlug}`;
  const category = /^([^/]+)\/experiences\/([^/]+)$/.exec(bare);
  if (category) return `experiences-${category[2]}-${category[1]}`;
  return bare.replaceAll('/', '-');
}
