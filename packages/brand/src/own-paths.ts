import { withoutEndSlashes } from './addresses.ts';
import type { Brand } from './brand.ts';
import { routes } from './places/routes.ts';

/**
 * What the site's server answers before it looks for a page or a redirect; with a slash at its end everything below it. The server takes
 * its paths from here, and the studio gives no entry and no redirect one of them.
 */
export const serverPaths = {
  health: '/health',
  ready: '/ready',
  consent: '/consent',
  currency: '/currency/latest',
  enquiry: '/enquiry/',
  media: '/media/',
  cards: '/cards/',
  press: '/press-pictures/',
  built: '/_astro/',
} as const;

/** First parts of addresses that no page of the collection has: parts of pages, what stands for an error, and, where a proxy puts both on one host, the studio's. */
const otherRoots = ['dialogs', '404', '500', 'admin', 'api', '_next', 'first-administrator', 'internal'];

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** First parts of the addresses that site and studio have by themselves: no property can have one. */
export function ownRoots({ slug }: Pick<Brand, 'slug'>): ReadonlySet<string> {
  const pages = routes.map(({ path }) => firstPart(path.replace('{brand}', slug)));
  return new Set([
    ...otherRoots,
    ...Object.values(serverPaths).map(firstPart),
    ...pages.filter((part) => part !== '' && !part.includes('{')),
  ]);
}

/** Whether the site's server answers a path by itself, so that neither a page nor a redirect there is ever met. */
export function isServerPath(path: string): boolean {
  const bare = withoutEndSlashes(path);
  return Object.values(serverPaths).some((own) => (own.endsWith('/') ? path.startsWith(own) : bare === own));
}
