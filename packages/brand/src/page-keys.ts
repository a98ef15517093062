import { withoutEndSlashes } from './addresses.ts';
import { type Brand, defaultBrand } from './brand.ts';
import { propertyOfPath } from './properties.ts';
import { type Route, routes } from './routes.ts';

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

const parameter = /^\{.+\}$/;

/** A route as the keys of its pages look: slashes are hyphens, parameters any run of words. */
function keyPattern(route: Route, brand: Brand): RegExp {
  const segments = route.path.replace('{brand}', brand.slug).slice(1).split('/');
  const source = segments.map((segment) =>
    parameter.test(segment) ? '([a-z0-9]+(?:-[a-z0-9]+)*?)' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('-')}$`);
}

const parameters = (route: Route) =>
  route.path.split('/').filter((segment) => parameter.test(segment)).length;
const depth = (route: Route) => route.path.split('/').length;

function filled(route: Route, values: readonly string[], brand: Brand): string {
  let at = 0;
  return route.path
    .replace('{brand}', brand.slug)
    .split('/')
    .map((segment) => (parameter.test(segment) ? (values[at++] ?? segment) : segment))
    .join('/');
}

/**
 * The page a key belongs to, the other way round from `pageKey`: `lionsands-river-lodge` is `/lionsands/river-lodge`.
 * Hyphens may be slashes or part of a name, so the route with the fewest parameters and then the most segments wins.
 *
 * @returns the path, or `null` when no route of the product has such a key
 */
export function pathOfPageKey(key: string, brand: Brand = defaultBrand): string | null {
  if (key === 'home') return '/';
  const packageSlug = /^package-(.+)$/.exec(key)?.[1];
  if (packageSlug) return `/travel-africa/package/${packageSlug}`;
  const [, category, property] = /^experiences-(.+)-([a-z]+)$/.exec(key) ?? [];
  if (category && propertyOfPath(`/${property}`)) return `/${property}/experiences/${category}`;
  const ordered = routes
    .filter(({ path }) => !path.startsWith('/enquire/'))
    .sort((a, b) => parameters(a) - parameters(b) || depth(b) - depth(a));
  for (const route of ordered) {
    const match = keyPattern(route, brand).exec(key);
    if (!match) continue;
    const path = filled(route, match.slice(1), brand);
    if (pageKey(path) === key) return path;
  }
  return null;
}
