import type { EntryLike } from './entry-like.ts';
import { type EntryRoute, entryRoutes } from './entry-routes.ts';
import { pathOfPageKey } from './page-keys.ts';
import type { Collection, Path } from './places/collection.ts';
import { propertyOfKey, standsUnder } from './places/places.ts';
import { routeOf } from './places/routes.ts';

type PathOf = (entry: EntryLike, collection: Collection) => string | null;

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const record = (value: unknown): EntryLike | null =>
  typeof value === 'object' && value !== null ? (value as EntryLike) : null;

const fixed =
  (path: `/${string}`): PathOf =>
  (_, { brand }) =>
    path.replace('{brand}', brand.slug);

/** A page under `folder`, named by the entry's slug. */
const under =
  (folder: `/${string}`): PathOf =>
  ({ slug }) => {
    const name = text(slug);
    return name && slugPattern.test(name) ? `${folder}/${name}` : null;
  };

/** The page whose key stands in `field`. */
const keyed =
  (field: string): PathOf =>
  (entry, collection) => {
    const key = text(entry[field]);
    return key === null ? null : pathOfPageKey(key, collection);
  };

/** A path on our own host, without query, hash and a slash at its end. */
function ownPath(value: unknown): Path | null {
  const path = text(value)?.split(/[?#]/, 1)[0];
  return path?.startsWith('/') ? (path.replace(/(?<=.)\/$/, '') as Path) : null;
}

/** The page of our own that `field` leads to, without query and hash. */
const linked =
  (field: string): PathOf =>
  (entry, collection) => {
    const path = ownPath(entry[field]);
    return path && routeOf(path, collection) ? path : null;
  };

/** The root of the property that `field` names by its key, or holds as an entry. */
function rootOf(value: unknown, collection: Collection): Path | null {
  const key = text(value) ?? text(record(value)?.key);
  return key === null ? null : (propertyOfKey(key, collection)?.root ?? null);
}

/** A page below the root of the entry's property. */
const ofProperty =
  (page: string, field = 'property'): PathOf =>
  (entry, collection) => {
    const root = rootOf(entry[field], collection);
    return root === null ? null : `${root}${page}`;
  };

/** A lodge stands below its property or among the residences, published or not: its address is its own. */
const lodgePath: PathOf = ({ link, property }, collection) => {
  const path = ownPath(link);
  const root = rootOf(property, collection);
  if (path === null || (root === null && property)) return null;
  const stands = root === null ? routeOf(path, collection) !== null : standsUnder(root, path);
  return stands || path.startsWith('/residences/') ? path : null;
};

/** Rooms have no page each: a lodge shows its own on one page; where guests sleep at the root, the property says what that is called. */
const roomPath: PathOf = ({ accommodation }, collection) => {
  const lodge = record(accommodation);
  const path = lodge && lodgePath(lodge, collection);
  if (!path) return null;
  const property = propertyOfKey(text(lodge?.property) ?? '', collection);
  const page = property?.root === path ? `${path}/${property.roomsPage}` : `${path}/rooms`;
  return routeOf(page, collection) ? page : null;
};

const treehousePath: PathOf = (entry, collection) => {
  const root = rootOf(entry.property, collection);
  return root === null ? null : under(`${root}/treehouses`)(entry, collection);
};

/** The page of an entry by its route: under the folder of it where that has a parameter. */
function pageOfRoute({ path }: EntryRoute): PathOf {
  const folder = /^(?<folder>\/.+)\/\{\w+\}$/.exec(path)?.groups?.folder;
  return folder === undefined ? fixed(path) : under(folder as `/${string}`);
}

/** Where journeys of a kind have their pages; one of no kind is a package. */
export const journeyFolder = (kind: unknown): `/${string}` =>
  kind === 'curatedJourney' ? '/curated-journeys' : '/travel-africa/package';

/** Collections whose entries have a page of their own, which visitors and search engines find them by. */
const pages: Readonly<Record<string, PathOf>> = {
  ...Object.fromEntries(Object.entries(entryRoutes).map(([slug, route]) => [slug, pageOfRoute(route)])),
  packages: (entry, collection) => under(journeyFolder(entry.kind))(entry, collection),
  packageSection: (entry, collection) =>
    entry.slug === 'curated-journeys' ? '/curated-journeys' : under('/curated-journeys')(entry, collection),
  propertyUpdated: ({ slug }) => (slugPattern.test(text(slug) ?? '') ? `/${slug}` : null),
  accommodation: lodgePath,
  room: roomPath,
  treehouse: treehousePath,
  experiencesCategory: linked('link'),
  page: keyed('slug'),
  introSection: keyed('heroBannerFor'),
};

/** Where visitors meet the entries that are a part of a page. */
const places: Readonly<Record<string, PathOf>> = {
  heroBanner: keyed('heroBannerFor'),
  quoteComponent: keyed('quoteFor'),
  footer: fixed('/'),
  siteNotice: fixed('/'),
  safari: ofProperty('/safaris'),
  ourSafaris: (entry, collection) =>
    ofProperty('/safaris', 'ourSafarisFor')(entry, collection) ?? keyed('ourSafarisFor')(entry, collection),
  accommodationCard: fixed('/rates'),
  experiences: (entry, collection) =>
    linked('link')(entry, collection) ?? linked('link')(record(entry.experienceCategory) ?? {}, collection),
  experiencesSection: keyed('experiencesSectionFor'),
  experiencesProperty: ({ contentfulTag }, { properties }) => {
    const root = properties.find(({ contentTag }) => contentTag === contentfulTag)?.root;
    return root === undefined ? null : `${root}/experiences`;
  },
  persona: fixed('/experiences'),
  propertyFavourites: fixed('/experiences'),
  whatToExpect: under('/enquire/what-to-expect'),
  testimonial: fixed('/travel-africa'),
  specialist: fixed('/travel-africa'),
  maps: fixed('/travel-africa'),
  customJourney: fixed('/curated-journeys'),
  impactPillar: fixed('/impact'),
  initiative: fixed('/impact'),
  committeeMember: fixed('/impact'),
  teamMember: fixed('/our-story/our-teams'),
  meetTheTeam: fixed('/our-story/our-teams'),
  award: fixed('/awards'),
  imageGallery: fixed('/image-gallery'),
  galleryItem: fixed('/image-gallery'),
  videoGallery: fixed('/video-gallery'),
  download: ({ forPartners }) => (forPartners ? '/travel-partner-resources' : '/information-downloads'),
  tourLink: fixed('/{brand}-360s'),
  tag: fixed('/blog'),
  rate: (entry, collection) =>
    ofProperty('/rates-and-offers')(entry, collection) ?? fixed('/rates')(entry, collection),
  season: fixed('/rates'),
  offer: (entry, collection) =>
    ofProperty('/rates-and-offers')(entry, collection) ?? fixed('/rates')(entry, collection),
  enquiryForm: ({ kind }) => (text(kind) ? `/enquire/${kind}` : null),
};

/**
 * The page of an entry's own: `/blog/first-rains` for a story, `/contact-us` for the contact details, the page of its
 * key for a page introduction. The sitemap, the search, feeds and "view on site" read addresses from here and nowhere
 * else. Whether a route serves it is `isLinkable`'s to say.
 *
 * @param slug of the studio's collection
 * @param entry as read from the studio; a room's `accommodation` must be populated
 * @returns a path, or `null` for an entry that has no page of its own or lacks the field its address is made of
 */
export function entryPath(slug: string, entry: EntryLike, collection: Collection): string | null {
  return pages[slug]?.(entry, collection) ?? null;
}

/**
 * The page on which visitors meet an entry: its own, or the one it is a part of (a quote, an award, a rate).
 *
 * @returns a path, or `null` for what is nowhere in particular, such as a picture or a redirect
 */
export function shownOnPath(slug: string, entry: EntryLike, collection: Collection): string | null {
  return entryPath(slug, entry, collection) ?? places[slug]?.(entry, collection) ?? null;
}

/** Fields in which an entry holds the key it is found by. */
const keyFields: Readonly<Record<string, string>> = {
  introSection: 'heroBannerFor',
  heroBanner: 'heroBannerFor',
  quoteComponent: 'quoteFor',
};

/** Keys beside those of pages: of a form's dialog, of the apology in every form, of the quote over a page's first picture. */
function isOtherKey(key: string, collection: Collection): boolean {
  if (key === 'apology') return true;
  const dialog = /^enquire-(.+)$/.exec(key)?.[1];
  if (dialog) return routeOf(`/enquire/${dialog}`, collection) !== null;
  const page = /^hero-(.+)$/.exec(key)?.[1];
  return page !== undefined && pathOfPageKey(page, collection) !== null;
}

/**
 * Whether an entry has a page of its own or is a part of one, by what it holds itself: `true` as well
 * for a collection whose entries belong to no page.
 */
export function isPlaced(slug: string, entry: EntryLike, collection: Collection): boolean {
  // Of a property's page of experiences the property's own tag is the key.
  const isFree = !(slug in pages || slug in places) || slug === 'experiencesProperty';
  if (isFree || shownOnPath(slug, entry, collection) !== null) return true;
  const key = text(entry[keyFields[slug] ?? '']);
  return key !== null && isOtherKey(key, collection);
}
