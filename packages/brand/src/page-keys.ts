import { withoutEndSlashes } from './addresses.ts';
import type { Collection } from './places/collection.ts';
import { pagePaths, routeOf } from './places/routes.ts';

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

/** A path with parameters as the keys of its pages look: slashes are hyphens, parameters any run of words. */
function keyPattern(path: string): RegExp {
  const source = path
    .slice(1)
    .split('/')
    .map((segment) =>
      parameter.test(segment)
        ? '([a-z0-9]+(?:-[a-z0-9]+)*?)'
        : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${source.join('-')}$`);
}

const parameters = (path: string) => path.split('/').filter((segment) => parameter.test(segment)).length;
const depth = (path: string) => path.split('/').length;

interface KeyedPage {
  readonly path: string;
  readonly pattern: RegExp;
}

const keyedPages = new WeakMap<Collection, readonly KeyedPage[]>();

/** Pages as their keys are looked up, in the order in which they win; put together once for each state of the collection. */
function keyedPagesOf(collection: Collection): readonly KeyedPage[] {
  const known = keyedPages.get(collection);
  if (known) return known;
  const ordered = pagePaths(collection)
    .filter((path) => !path.startsWith('/enquire/'))
    .sort((a, b) => parameters(a) - parameters(b) || depth(b) - depth(a))
    .map((path) => ({ path, pattern: keyPattern(path) }));
  keyedPages.set(collection, ordered);
  return ordered;
}

function filled(path: string, values: readonly string[]): string {
  let at = 0;
  return path
    .split('/')
    .map((segment) => (parameter.test(segment) ? (values[at++] ?? segment) : segment))
    .join('/');
}

/**
 * The page a key belongs to, the other way round from `pageKey`: `the-delta-reed-camp` is `/the-delta/reed-camp`.
 * Hyphens may be slashes or part of a name, so the page with the fewest parameters and then the most segments wins.
 *
 * @returns the path, or `null` when the collection has no page of such a key
 */
export function pathOfPageKey(key: string, collection: Collection): string | null {
  if (key === 'home') return '/';
  const packageSlug = /^package-(.+)$/.exec(key)?.[1];
  if (packageSlug) return `/travel-africa/package/${packageSlug}`;
  const category = categoryPath(key, collection);
  if (category) return category;
  for (const each of keyedPagesOf(collection)) {
    const match = each.pattern.exec(key);
    if (!match) continue;
    const path = filled(each.path, match.slice(1));
    if (pageKey(path) === key && routeOf(path, collection)) return path;
  }
  return null;
}

/** `experiences-food-and-wine-the-delta` is the page of one kind of experience below the root `/the-delta`. */
function categoryPath(key: string, { properties }: Collection): string | null {
  const named = /^experiences-(.+)$/.exec(key)?.[1];
  if (!named) return null;
  for (const { root } of properties) {
    const ending = `-${root.slice(1)}`;
    if (named.length > ending.length && named.endsWith(ending))
      return `${root}/experiences/${named.slice(0, -ending.length)}`;
  }
  return null;
}

/** Two pages under one key: the second is new. */
export interface SharedKey {
  readonly key: string;
  readonly first: string;
  readonly second: string;
}

/** Every page of the record, those of its treehouses, kinds of experience, residences, destinations, countries and journeys too. */
function recordPages(collection: Collection): readonly string[] {
  const { properties, treehouses, residences, destinations, countries, journeys } = collection;
  return [
    ...pagePaths(collection).filter((path) => !path.includes('{')),
    ...properties.flatMap(({ kinds }) => kinds ?? []),
    ...treehouses.flatMap(({ property, slug }) =>
      properties.filter(({ key }) => key === property).map(({ root }) => `${root}/treehouses/${slug}`),
    ),
    ...residences.map(({ slug }) => `/residences/${slug}`),
    ...destinations.map(({ slug }) => `/destinations/${slug}`),
    ...countries.map(({ slug }) => `/travel-africa/destination/${slug}`),
    ...journeys.map(({ slug }) => `/travel-africa/package/${slug}`),
  ];
}

/**
 * Pages that come with a change and would have the key of another page: `/delta/reed-camp` and `/delta-reed/camp` are both
 * `delta-reed-camp`, so that each would show the opening words of the other. Entries hold such keys: they stay, and the address is refused.
 */
export function keysShared(before: Collection, after: Collection): readonly SharedKey[] {
  const stood = new Set(recordPages(before));
  const pages = [...new Set(recordPages(after))];
  const byKey = Map.groupBy(pages, pageKey);
  return pages
    .filter((path) => !stood.has(path))
    .flatMap((second) => {
      const key = pageKey(second);
      const first = byKey.get(key)?.find((path) => path !== second);
      return first === undefined ? [] : [{ key, first, second }];
    });
}
