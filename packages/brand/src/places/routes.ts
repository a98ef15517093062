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
  readonly whilePublished?: true;
}

const page = (path: Route['path']): Route => ({ path });

/** Pages that belong to no property (RT-01, RT-02, RT-07 to RT-09, RT-16, RT-19). */
const generalRoutes: readonly Route[] = [
  ...Object.values(entryRoutes).map(({ path }) => page(path)),
  page('/awards'),
  page('/booking-terms'),
  page('/blog'),
  page('/cookie-policy'),
  page('/curated-journeys'),
  page('/curated-journeys/{journey}'),
  page('/experiences'),
  page('/experiences/{category}'),
  page('/image-gallery'),
  page('/impact/project'),
  page('/information-downloads'),
  page('/{brand}-360s'),
  page('/{brand}-conservation'),
  page('/{brand}-tv'),
  page('/my-enquiry'),
  page('/our-story'),
  page('/our-story/our-teams'),
  page('/paying-safely'),
  page('/privacy-policy-clean'),
  page('/rates'),
  page('/where-it-fits'),
  page('/site-terms'),
  page('/subscription-confirmation'),
  page('/unsubscribe'),
  page('/thank-you'),
  page('/travel-africa/package/{package}'),
  page('/video-gallery'),
  // A form without a dialog has a page all the same.
  ...[...new Set([...enquiryKinds, ...dialogs])].map((address) => page(`/enquire/${address}`)),
];

interface PropertyRoute extends Route {
  /** What follows the root. */
  readonly below: string;
  /** Whether a property has the page; every property has the others. */
  readonly on?: (property: Property, collection: Collection) => boolean;
}

const propertyRoute = (below: string, on?: PropertyRoute['on'], whilePublished?: true): PropertyRoute => ({
  below,
  path: `/{property}${below}`,
  ...(on ? { on } : {}),
  ...(whilePublished ? { whilePublished } : {}),
});

/** Pages of a property that no entry below it names (RT-03 to RT-06, RT-18). */
const propertyRoutes: readonly PropertyRoute[] = [
  propertyRoute(''),
  propertyRoute('/experiences', ({ has }) => has.experiences),
  propertyRoute('/experiences/{category}', ({ has }) => has.experiences),
  propertyRoute('/rates-and-offers'),
  propertyRoute('/safaris', ({ has }) => has.safaris),
  propertyRoute('/travel-info', ({ has }) => has.travelInfo),
  propertyRoute('/covid', undefined, true),
  propertyRoute('/treehouses', ({ has }) => has.treehouses),
  propertyRoute('/treehouses/{treehouse}', ({ has }) => has.treehouses),
];

/** Pages of lodges: their addresses are those of entries. */
const lodgeRoutes = {
  lodge: page('/{property}/{lodge}'),
  villa: page('/{property}/{lodge}/{villa}'),
  rooms: page('/{property}/{lodge}/rooms'),
  /** Of guests who sleep at the root itself: `/suites` or `/rooms`. */
  rootRooms: page('/{property}/{rooms}'),
} as const;

/** Every kind of page, each once. */
export const routes: readonly Route[] = [
  ...generalRoutes,
  ...propertyRoutes.map(
    ({ path, whilePublished }): Route => (whilePublished ? { path, whilePublished } : { path }),
  ),
  ...Object.values(lodgeRoutes),
];

/** What properties call their own pages: no lodge is named so. */
export const propertyPageNames: ReadonlySet<string> = new Set([
  ...propertyRoutes.flatMap(({ below }) => /^\/([^/{]+)/.exec(below)?.[1] ?? []),
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
    ...generalRoutes.map((route) => ({ route, path: route.path.replace('{brand}', brand.slug) })),
    ...properties.flatMap((property) =>
      propertyRoutes
        .filter(({ on }) => on?.(property, collection) ?? true)
        .map(({ below, path, whilePublished }) => ({
          route: routes.find((route) => route.path === path) ?? {
            path,
            ...(whilePublished ? { whilePublished } : {}),
          },
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

/** The pages of a lodge: its own and, once a room is published, that of its rooms. A residence shows its rooms on its own page. */
function lodgePages(
  { path, property, whole, hasRooms }: Lodge,
  properties: readonly Property[],
): readonly { readonly route: Route; readonly path: string }[] {
  const at = properties.find(({ key }) => key === property);
  if (!at) return [];
  const rootRooms = { route: lodgeRoutes.rootRooms, path: `${at.root}/${at.roomsPage}` };
  if (path === at.root) return hasRooms ? [rootRooms] : [];
  if (!path.startsWith(`${at.root}/`)) return [];
  const steps = path.slice(at.root.length + 1).split('/');
  if (steps.length > 2 || propertyPageNames.has(steps[0] ?? '')) return [];
  const own = { route: steps.length === 2 ? lodgeRoutes.villa : lodgeRoutes.lodge, path };
  return whole || steps.length === 2 || !hasRooms
    ? [own]
    : [own, { route: lodgeRoutes.rooms, path: `${path}/rooms` }];
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
  // A property has pages of kinds under words of its own.
  if (route === '/{property}/experiences/{category}')
    return propertyOfPath(path, collection)?.kinds?.some((kind) => kind === path) ?? true;
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
    .filter(([, { whilePublished }]) => !whilePublished)
    .map(([path]) => path)
    .sort();
}

/** Whether a page without parameters answers by what the record says alone. A passing one does so only with what it shows. */
export function answersByRecord(path: string, collection: Collection): boolean {
  const route = tableOf(collection).fixed.get(path);
  return route !== undefined && !route.whilePublished && hasItsEntry(path, collection);
}
