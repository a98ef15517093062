import { type Brand, defaultBrand } from './brand.ts';
import { dialogs } from './dialogs.ts';
import { enquiryKinds } from './kinds/enquiry-kinds.ts';

/**
 * One public route. `built` says whether this version of the product serves it: a link to a route that is not built is
 * not rendered, and the sitemap, the link check and "view on site" cover built routes only.
 */
export interface Route {
  /** Path with `{parameter}` segments; `{brand}` inside a segment is the brand's slug. */
  readonly path: `/${string}`;
  readonly built: boolean;
  /** Answers only while what it shows is published, so that nothing may count on it (RT-18). */
  readonly passing?: true;
}

const built = (path: Route['path']): Route => ({ path, built: true });
const planned = (path: Route['path']): Route => ({ path, built: false });
const passing = (path: Route['path']): Route => ({ path, built: true, passing: true });

const properties: readonly Route[] = [
  built('/lionsands'),
  built('/lionsands/experiences'),
  built('/lionsands/experiences/{category}'),
  built('/lionsands/rates-and-offers'),
  built('/lionsands/safaris'),
  built('/lionsands/travel-info'),
  passing('/lionsands/covid'),
  built('/lionsands/treehouses'),
  built('/lionsands/treehouses/{treehouse}'),
  built('/lionsands/{lodge}'),
  built('/lionsands/{lodge}/rooms'),
  built('/lionsands/ivory-lodge/fish-eagle-villa'),
  built('/lionsands/tinga-lodge/hinkwenu-villa'),
  built('/marataba'),
  built('/marataba/experiences'),
  built('/marataba/experiences/{category}'),
  built('/marataba/rates-and-offers'),
  built('/marataba/safaris'),
  passing('/marataba/covid'),
  built('/marataba/treehouses'),
  built('/marataba/treehouses/{treehouse}'),
  built('/marataba/{lodge}'),
  built('/marataba/{lodge}/rooms'),
  built('/monwana'),
  built('/monwana/experiences'),
  built('/monwana/experiences/{category}'),
  built('/monwana/rates-and-offers'),
  built('/monwana/safaris'),
  passing('/monwana/covid'),
  built('/monwana/suites'),
  built('/capecadogan'),
  built('/capecadogan/experiences'),
  built('/capecadogan/experiences/{category}'),
  built('/capecadogan/rates-and-offers'),
  passing('/capecadogan/covid'),
  built('/capecadogan/rooms'),
  built('/capecadogan/residence'),
];

/** Every public route of the product, built or planned (RT-01 to RT-09, RT-16, RT-18, RT-19). */
export const routes: readonly Route[] = [
  built('/'),
  built('/awards'),
  built('/booking-terms'),
  built('/blog'),
  built('/blog/{story}'),
  built('/careers'),
  built('/contact-us'),
  built('/cookie-policy'),
  built('/curated-journeys'),
  built('/curated-journeys/{journey}'),
  built('/destinations/{destination}'),
  built('/experiences'),
  built('/experiences/{category}'),
  built('/image-gallery'),
  built('/impact'),
  built('/impact/project'),
  built('/impact/project/{project}'),
  built('/information-downloads'),
  built('/media-contact-details'),
  built('/{brand}-360s'),
  built('/{brand}-conservation'),
  built('/{brand}-tv'),
  built('/our-story'),
  built('/our-story/our-teams'),
  built('/paying-safely'),
  built('/privacy-policy'),
  built('/privacy-policy-clean'),
  built('/rates'),
  built('/residences'),
  built('/residences/{residence}'),
  built('/search'),
  built('/site-terms'),
  built('/subscription-confirmation'),
  built('/unsubscribe'),
  built('/thank-you'),
  built('/travel-africa'),
  built('/travel-africa/travel-guide'),
  built('/travel-africa/destination/{country}'),
  built('/travel-africa/package/{package}'),
  built('/travel-africa/travel-type/{type}'),
  built('/travel-partner-resources'),
  built('/travel-partners'),
  built('/video-gallery'),
  ...properties,
  // A form without a dialog has a page all the same.
  ...[...new Set([...enquiryKinds, ...dialogs])].map((address) => built(`/enquire/${address}`)),
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
 * Whether a link to `href` may be rendered: an address of another host always, one of our own only when its route is
 * built (docs/decisions: links to pages that do not exist yet are not shown).
 */
export function isLinkable(href: string, brand: Brand = defaultBrand): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return href !== '' && !href.startsWith('//');
  return routeOf(href, brand)?.built ?? false;
}

/** Built routes without parameters that always answer: what is warmed after a publish and listed in the sitemap. */
export function builtPages(): readonly string[] {
  return routes
    .filter(({ path, built: stands, passing: mayGo }) => stands && !mayGo && !path.includes('{'))
    .map(({ path }) => path);
}
