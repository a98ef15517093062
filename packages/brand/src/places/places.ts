import type { Theme } from '../themes.ts';
import {
  type Collection,
  type ExperienceKind,
  type KindPage,
  kindPages,
  type Lodge,
  type Path,
  type Property,
  type Region,
} from './collection.ts';

/** A place that can be booked by itself: a lodge, a villa, a residence, or a booking card without a page. */
export interface BookablePlace {
  readonly tag: string;
  readonly name: string;
  /** Key of its property; empty for one of none. */
  readonly property: string;
  /** Key of its region; empty where none is known. */
  readonly region: string;
  /** Pages that are about it; the first is its own. Empty for one without a page. */
  readonly paths: readonly Path[];
  /** A residence. */
  readonly whole: boolean;
  /** Its name among the lodges of the enquiry forms; empty where they do not offer it. */
  readonly enquiryName: string;
}

/** Whether a path is a root or stands under it. */
export const standsUnder = (root: string, path: string): boolean =>
  path === root || path.startsWith(`${root}/`);

/** The property whose pages `path` belongs to; `null` for a page outside every property. */
export function propertyOfPath(
  path: string,
  { properties }: Pick<Collection, 'properties'>,
): Property | null {
  return properties.find(({ root }) => standsUnder(root, path)) ?? null;
}

/** The property of a key; `null` for a key that is not published. */
export function propertyOfKey(key: string, { properties }: Pick<Collection, 'properties'>): Property | null {
  return properties.find((property) => property.key === key) ?? null;
}

export const regionOfKey = (key: string, { regions }: Pick<Collection, 'regions'>): Region | null =>
  regions.find((region) => region.key === key) ?? null;

/** The page of a residence. */
export const residencePath = (slug: string): Path => `/residences/${slug}`;

/** The lodge whose page a path is. */
export const lodgeOfPath = (path: string, { lodges }: Pick<Collection, 'lodges'>): Lodge | null =>
  lodges.find((lodge) => lodge.path === path) ?? null;

/** Made once for each collection: a page asks for every one of its links. */
const known = new WeakMap<Collection, readonly BookablePlace[]>();

/**
 * Everything that can be booked by itself, in the order visitors meet it: the lodges of each property with their villas, what is booked
 * by its card alone, and the residences that are no villa.
 */
export function bookablePlaces(collection: Collection): readonly BookablePlace[] {
  const made = known.get(collection) ?? gather(collection);
  known.set(collection, made);
  return made;
}

function gather(collection: Collection): readonly BookablePlace[] {
  const { lodges, cards, residences } = collection;
  const regionAt = (property: string) => propertyOfKey(property, collection)?.region ?? '';
  const ofLodges = lodges.map(({ tag, name, property, path, whole, enquiryName }): BookablePlace => {
    const residence = residences.find((each) => each.tag === tag);
    const paths = residence ? [residencePath(residence.slug), path] : [path];
    const region = regionAt(property);
    return { tag, name, property, region, paths: [...new Set(paths)], whole, enquiryName };
  });
  const has = (tag: string) => lodges.some((lodge) => lodge.tag === tag);
  const ofCards = cards
    .filter(({ tag, region }) => region !== '' && !has(tag) && !residences.some((each) => each.tag === tag))
    .map(
      ({ tag, name, region, enquiryName }): BookablePlace => ({
        ...{ tag, name, region, enquiryName },
        property: '',
        paths: [],
        whole: false,
      }),
    );
  const ofResidences = residences
    .filter(({ tag }) => tag !== '' && !has(tag))
    .map(
      ({ tag, name, slug, region, property }): BookablePlace => ({
        ...{ tag, name, property },
        region: region || regionAt(property),
        paths: [residencePath(slug)],
        whole: true,
        // The form has a list of residences of its own.
        enquiryName: '',
      }),
    );
  return [...ofLodges, ...ofCards, ...ofResidences];
}

/**
 * The place a page is about: of a lodge and its villa the one whose address is longer.
 *
 * @param path path on our own host, without query: "/lodge/rooms"
 */
export function placeOfPath(path: string, collection: Collection): BookablePlace | null {
  const found = bookablePlaces(collection).flatMap((place) =>
    place.paths.filter((root) => standsUnder(root, path)).map((root) => ({ place, root })),
  );
  return found.sort((a, b) => b.root.length - a.root.length)[0]?.place ?? null;
}

/** Key of the region a page is in: of its lodge, villa, residence or property; `null` for a page of the whole collection (MOD-07). */
export function regionOfPath(path: string, collection: Collection): string | null {
  return placeOfPath(path, collection)?.region || propertyOfPath(path, collection)?.region || null;
}

/** The palette a page at `path` wears. */
export function themeOfPath(path: string, collection: Collection): Theme {
  const { palettes } = collection;
  const property = propertyOfPath(path, collection);
  if (property) return property.theme;
  if (standsUnder('/residences', path)) return palettes.residences;
  if (standsUnder('/travel-africa', path) || standsUnder('/impact', path)) return palettes.africa;
  return palettes.home;
}

/** The kind of experience that pages of properties of a name are about; of several the first. */
export const kindOfPage = (
  page: KindPage,
  { experiences }: Pick<Collection, 'experiences'>,
): ExperienceKind | null => experiences.find((kind) => kind.page === page) ?? null;

/**
 * The kind of experience a page is about: a category's page, a property's page of one, its treehouses or its safaris.
 *
 * @param path path on our own host, without query
 */
export function experienceOfPath(
  path: string,
  collection: Pick<Collection, 'experiences'>,
): ExperienceKind | null {
  const category = /\/experiences\/([^/]+)$/.exec(path)?.[1];
  const page = kindPages.find((name) => new RegExp(`^/[^/]+/${name}(?:/|$)`).test(path));
  const found = page
    ? kindOfPage(page, collection)
    : collection.experiences.find(({ slug }) => slug === category);
  return found && found.value !== '' ? found : null;
}

/**
 * What a form opened on a page counts as (SUB-08, SUB-11); empty for everything that counts with the home page.
 *
 * @param path path on our own host, without query
 */
export function trackingCategoryOf(path: string, collection: Collection): string {
  const journey = /^\/(?:curated-journeys|travel-africa\/package)\/([^/]+)$/.exec(path)?.[1];
  if (journey) return collection.journeys.find(({ slug }) => slug === journey)?.trackingCategory ?? '';
  const destination = /^\/destinations\/([^/]+)$/.exec(path)?.[1];
  if (destination)
    return collection.destinations.find(({ slug }) => slug === destination)?.trackingCategory ?? '';
  return propertyOfPath(path, collection)?.trackingCategory ?? '';
}
