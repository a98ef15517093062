import { withoutEndSlashes } from '../addresses.ts';
import { dialogs } from '../dialogs.ts';
import { entryRoutes } from '../entry-routes.ts';
import { enquiryKinds } from '../kinds/enquiry-kinds.ts';
import type { Collection, Lodge, Property } from './collection.ts';
import { hasItsEntry } from './entry-pages.ts';
import { propertyOfPath } from './places.ts';

/** A kind of page: links lead to these only, and sitemap, link check and "view on site" cover them. */
export interface Route {
  /** Path with `{parameter}` segments; `{brand}` inside a segment is the brand's slug. */
  readonly path: `/${string}`;
  /** Answers only while what it shows is published, so that nothing may count on it (RT-18). */
  readonly passing?: true;
}

const lasting = (path: Route['path']): Route => ({ path });

/** Pages that belong to no property (RT-01, RT-02, RT-07 to RT-09, RT-16, RT-19). */
const ofTheCollection: readonly Route[] = [
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
  lasting('/my-enquiry'),
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
  // A form without a dialog has a page all the same.
  ...[...new Set([...enquiryKinds, ...dialogs])].map((address) => lasting(`/enquire/${address}`)),
];

interface PropertyRoute extends Route {
  /** What follows the root. */
  readonly below: string;
  /** Whether a property has the page; every property has the others. */
  readonly on?: (property: Property, collection: Collection) => boolean;
}

const ofProperty = (below: string, on?: PropertyRoute['on'], passing?: true): PropertyRoute => ({
  below,
  path: `/{property}${below}`,
  ...(on ? { on } : {}),
  ...(passing ? { passing } : {}),
});

/** Pages of a property that no entry below it names (RT-03 to RT-06, RT-18). */
const ofProperties: readonly PropertyRoute[] = [
  ofProperty(''),
  ofProperty('/experiences'),
  ofProperty('/experiences/{category}'),
  ofProperty('/rates-and-offers'),
  ofProperty('/safaris', ({ has }) => has.safaris),
  ofProperty('/travel-info', ({ has }) => has.travelInfo),
  ofProperty('/covid', undefined, true),
  ofProperty('/treehouses', ({ has }) => has.treehouses),
  ofProperty('/treehouses/{treehouse}', ({ has }) => has.treehouses),
];

/** Pages of lodges: their addresses are those of entries. */
const lodgeRoutes = {
  lodge: lasting('/{property}/{lodge}'),
  villa: lasting('/{property}/{lodge}/{villa}'),
  rooms: lasting('/{property}/{lodge}/rooms'),
  /** Of guests who sleep at the root itself: `/suites` or `/rooms`. */
  rootRooms: lasting('/{property}/{rooms}'),
} as const;

/** Every kind of page, each once. */
export const routes: readonly Route[] = [
  ...ofTheCollection,
  ...ofProperties.map(({ path, passing }): Route => (passing ? { path, passing } : { path })),
  ...Object.values(lodgeRoutes),
];

/** What properties call their own pages: no lodge is named so. */
export const propertyPageNames: ReadonlySet<string> = new Set([
  ...ofProperties.flatMap(({ below }) => /^\/([^/{]+)/.exec(below)?.[1] ?? []),
  'rooms',
  'suites',
]);

interface Table {
  /** Pages without parameters, by their path. */
  readonly fixed: ReadonlyMap<string, Route>;
  readonly withParameters: readonly {
    readonly route: Route;
    readonly path: string;
    readonly pattern: RegExp;
  }[];
}

/** Asked for every link of every page: made once for each state of the collection. */
const tables = new WeakMap<Collection, Table>();

function tableOf(collection: Collection): Table {
  const known = tables.get(collection) ?? makeTable(collection);
  tables.set(collection, known);
  return known;
}

function makeTable(collection: Collection): Table {
  const { brand, properties, lodges } = collection;
  const named = [
    ...ofTheCollection.map((route) => ({ route, path: route.path.replace('{brand}', brand.slug) })),
    ...properties.flatMap((property) =>
      ofProperties
        .filter(({ on }) => on?.(property, collection) ?? true)
        .map(({ below, path, passing }) => ({
          route: routes.find((route) => route.path === path) ?? { path, ...(passing ? { passing } : {}) },
          path: `${property.root}${below}`,
        })),
    ),
    ...lodges.flatMap((lodge) => lodgePages(lodge, properties)),
  ];
  const fixed = new Map<string, Route>();
  // The first of two wins: a lodge cannot take the page of its property.
  for (const { route, path } of named) if (!path.includes('{') && !fixed.has(path)) fixed.set(path, route);
  return {
    fixed,
    withParameters: named
      .filter(({ path }) => path.includes('{'))
      .map(({ route, path }) => ({ route, path, pattern: patternOf(path) })),
  };
}

/** The pages of a lodge: its own and that of its rooms. A house let whole shows its rooms on its own page. */
function lodgePages(
  { path, property, whole }: Lodge,
  properties: readonly Property[],
): readonly { readonly route: Route; readonly path: string }[] {
  const at = properties.find(({ key }) => key === property);
  if (!at) return [];
  if (path === at.root) return [{ route: lodgeRoutes.rootRooms, path: `${at.root}/${at.roomsPage}` }];
  if (!path.startsWith(`${at.root}/`)) return [];
  const steps = path.slice(at.root.length + 1).split('/');
  if (steps.length > 2 || propertyPageNames.has(steps[0] ?? '')) return [];
  const own = { route: steps.length === 2 ? lodgeRoutes.villa : lodgeRoutes.lodge, path };
  return whole || steps.length === 2 ? [own] : [own, { route: lodgeRoutes.rooms, path: `${path}/rooms` }];
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((segment) => (/^\{.+\}$/.test(segment) ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}$`);
}

/**
 * The kind of page at `path` (query and hash ignored); `null` where the collection has none. A page without parameters wins over one with
 * them.
 */
export function routeOf(path: string, collection: Collection): Route | null {
  const bare = withoutEndSlashes(path.split(/[?#]/, 1)[0] || '/');
  const { fixed, withParameters } = tableOf(collection);
  return fixed.get(bare) ?? withParameters.find(({ pattern }) => pattern.test(bare))?.route ?? null;
}

/** Whether the collection names a page by this very path: not one of several that a parameter stands for. */
export const isNamedPage = (path: string, collection: Collection): boolean =>
  tableOf(collection).fixed.has(path);

/** Whether a link to `href` may be rendered: an address of another host always, one of our own only when the collection has the page. */
export function isLinkable(href: string, collection: Collection): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return href !== '' && !href.startsWith('//');
  return routeOf(href, collection) !== null;
}

/** Whether a link leads somewhere: to another host always, to a place of ours only while that is published. */
export function hasPage(href: string, collection: Collection): boolean {
  if (!isLinkable(href, collection)) return false;
  const path = withoutEndSlashes(href.split(/[?#]/, 1)[0] ?? '');
  const route = routeOf(path, collection)?.path ?? '';
  const last = path.split('/').at(-1);
  if (route.endsWith('/{treehouse}')) {
    const key = propertyOfPath(path, collection)?.key;
    return collection.treehouses.some(({ slug, property }) => slug === last && property === key);
  }
  // A property may have pages of kinds under words of its own.
  if (route === '/experiences/{category}') return collection.experiences.some(({ slug }) => slug === last);
  if (route.endsWith('/{residence}')) return collection.residences.some(({ slug }) => slug === last);
  return true;
}

/** The path of every page, those of several with their parameters: `/residences/{residence}`, `/the-delta/experiences/{category}`. */
export function pagePaths(collection: Collection): string[] {
  const { fixed, withParameters } = tableOf(collection);
  return [...fixed.keys(), ...withParameters.map(({ path }) => path)];
}

/** Pages without parameters that always answer: what is warmed after a publish and listed in the sitemap. */
export function lastingPages(collection: Collection): readonly string[] {
  return [...tableOf(collection).fixed]
    .filter(([, { passing }]) => !passing)
    .map(([path]) => path)
    .sort();
}

/**
 * Whether a page without parameters answers by what the record says alone. One of rooms does so only with a room, of which the record knows
 * nothing, and a passing one only with what it shows.
 */
export function answersByRecord(path: string, collection: Collection): boolean {
  const route = tableOf(collection).fixed.get(path);
  const ofRooms = route === lodgeRoutes.rooms || route === lodgeRoutes.rootRooms;
  return route !== undefined && !route.passing && !ofRooms && hasItsEntry(path, collection);
}
