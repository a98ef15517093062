import { type Brand, defaultBrand } from './brand.ts';
import { dialogs } from './dialogs.ts';
import { entryRoutes } from './entry-routes.ts';
import { enquiryKinds } from './kinds/enquiry-kinds.ts';

/** One public route: links lead to these only, and sitemap, link check and "view on site" cover them. */
export interface Route {
  /** Path with `{parameter}` segments; `{brand}` inside a segment is the brand's slug. */
  readonly path: `/${string}`;
  /** Answers only while what it shows is published, so that nothing may count on it (RT-18). */
  readonly passing?: true;
}

const lasting = (path: Route['path']): Route => ({ path });
const passing = (path: Route['path']): Route => ({ path, passing: true });

const properties: readonly Route[] = [
  lasting('/lionsands'),
  lasting('/lionsands/experiences'),
  lasting('/lionsands/experiences/{category}'),
  lasting('/lionsands/rates-and-offers'),
  lasting('/lionsands/safaris'),
  lasting('/lionsands/travel-info'),
  passing('/lionsands/covid'),
  lasting('/lionsands/treehouses'),
  lasting('/lionsands/treehouses/{treehouse}'),
  lasting('/lionsands/{lodge}'),
  lasting('/lionsands/{lodge}/rooms'),
  lasting('/lionsands/ivory-lodge/fish-eagle-villa'),
  lasting('/lionsands/tinga-lodge/hinkwenu-villa'),
  lasting('/marataba'),
  lasting('/marataba/experiences'),
  lasting('/marataba/experiences/{category}'),
  lasting('/marataba/rates-and-offers'),
  lasting('/marataba/safaris'),
  passing('/marataba/covid'),
  lasting('/marataba/treehouses'),
  lasting('/marataba/treehouses/{treehouse}'),
  lasting('/marataba/{lodge}'),
  lasting('/marataba/{lodge}/rooms'),
  lasting('/monwana'),
  lasting('/monwana/experiences'),
  lasting('/monwana/experiences/{category}'),
  lasting('/monwana/rates-and-offers'),
  lasting('/monwana/safaris'),
  passing('/monwana/covid'),
  lasting('/monwana/suites'),
  lasting('/capecadogan'),
  lasting('/capecadogan/experiences'),
  lasting('/capecadogan/experiences/{category}'),
  lasting('/capecadogan/rates-and-offers'),
  passing('/capecadogan/covid'),
  lasting('/capecadogan/rooms'),
  lasting('/capecadogan/residence'),
];

/** Every public route of the product (RT-01 to RT-09, RT-16, RT-18, RT-19). */
export const routes: readonly Route[] = [
  ...Object.values(entryRoutes).map(({ path }) => lasting(path)),
  lasting('/awards'),
  lasting('/booking-terms'),
  lasting('/blog'),
  lasting('/cookie-policy'),
  lasting('/curated-journeys'),
  lasting('/curated-journeys/{journey}'),
  lasting('/experiences'),
  lasting('/experiences/{category}'),
  lasting('/image-gallery'),
  lasting('/impact/project'),
  lasting('/information-downloads'),
  lasting('/{brand}-360s'),
  lasting('/{brand}-conservation'),
  lasting('/{brand}-tv'),
  lasting('/our-story'),
  lasting('/our-story/our-teams'),
  lasting('/paying-safely'),
  lasting('/privacy-policy-clean'),
  lasting('/rates'),
  lasting('/site-terms'),
  lasting('/subscription-confirmation'),
  lasting('/unsubscribe'),
  lasting('/thank-you'),
  lasting('/travel-africa/package/{package}'),
  lasting('/video-gallery'),
  ...properties,
  // A form without a dialog has a page all the same.
  ...[...new Set([...enquiryKinds, ...dialogs])].map((address) => lasting(`/enquire/${address}`)),
];

interface Table {
  /** Routes without parameters, by their path with the brand's slug. */
  readonly fixed: ReadonlyMap<string, Route>;
  readonly withParameters: readonly { readonly route: Route; readonly pattern: RegExp }[];
}

/** Asked for every link of every page: made once for each brand, of which a process has one. */
const tables = new Map<string, Table>();

function tableOf({ slug }: Brand): Table {
  const known = tables.get(slug);
  if (known) return known;
  const named = routes.map((route) => ({ route, path: route.path.replace('{brand}', slug) }));
  const table: Table = {
    fixed: new Map(named.filter(({ path }) => !path.includes('{')).map(({ route, path }) => [path, route])),
    withParameters: named
      .filter(({ path }) => path.includes('{'))
      .map(({ route, path }) => ({ route, pattern: patternOf(path) })),
  };
  tables.set(slug, table);
  return table;
}

/** What some property calls a page under it; no lodge is named so: Marataba's "rooms" are no lodge of the name. */
const pageNames = [
  ...new Set(properties.flatMap(({ path }) => /^\/[^/]+\/([^/{}]+)$/.exec(path)?.[1] ?? [])),
].join('|');

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((segment) => {
      if (segment === '{lodge}') return `(?!(?:${pageNames})(?:/|$))[^/]+`;
      return /^\{.+\}$/.test(segment) ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('/');
  return new RegExp(`^${source}$`);
}

/** The route that serves `path` (query and hash ignored), or `null`. A fixed route wins over one with parameters. */
export function routeOf(path: string, brand: Brand = defaultBrand): Route | null {
  const bare = (path.split(/[?#]/, 1)[0] || '/').replace(/(?<=.)\/$/, '');
  const { fixed, withParameters } = tableOf(brand);
  return fixed.get(bare) ?? withParameters.find(({ pattern }) => pattern.test(bare))?.route ?? null;
}

/**
 * Whether a link to `href` may be rendered: an address of another host always, one of our own only when a route
 * serves it.
 */
export function isLinkable(href: string, brand: Brand = defaultBrand): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return href !== '' && !href.startsWith('//');
  return routeOf(href, brand) !== null;
}

/** Routes without parameters that always answer: what is warmed after a publish and listed in the sitemap. */
export function lastingPages(): readonly string[] {
  return routes.filter(({ path, passing: mayGo }) => !mayGo && !path.includes('{')).map(({ path }) => path);
}
