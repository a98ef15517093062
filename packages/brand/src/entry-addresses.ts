import { type Brand, defaultBrand } from './brand.ts';
import { type EntryRoute, entryRoutes } from './entry-routes.ts';
import { pathOfPageKey } from './page-keys.ts';
import { properties } from './properties.ts';
import { routeOf } from './routes.ts';

/** An entry of the studio as it is read over REST, populated or not; only the fields named below are looked at. */
export type EntryLike = Readonly<Record<string, unknown>>;

type PathOf = (entry: EntryLike, brand: Brand) => string | null;

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const record = (value: unknown): EntryLike | null =>
  typeof value === 'object' && value !== null ? (value as EntryLike) : null;

const fixed =
  (path: `/${string}`): PathOf =>
  (_, brand) =>
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
  (entry, brand) => {
    const key = text(entry[field]);
    return key === null ? null : pathOfPageKey(key, brand);
  };

/** The page of our own that `field` leads to, without query and hash. */
const linked =
  (field: string): PathOf =>
  (entry, brand) => {
    const path = text(entry[field])?.split(/[?#]/, 1)[0];
    return path?.startsWith('/') && routeOf(path, brand) ? path.replace(/(?<=.)\/$/, '') : null;
  };

/** The root of the property that `field` names by its key, or holds as an entry. */
function rootOf(value: unknown): string | null {
  const key = text(value) ?? text(record(value)?.key);
  return properties.find((property) => property.key === key)?.root ?? null;
}

/** A page below the root of the entry's property. */
const ofProperty =
  (page: string, field = 'property'): PathOf =>
  (entry) => {
    const root = rootOf(entry[field]);
    return root === null ? null : `${root}${page}`;
  };

/** Rooms have no page each: a lodge shows its own at `/rooms`, Monwana its suites, Cape Cadogan its rooms. */
const roomPath: PathOf = ({ accommodation }, brand) => {
  const lodge = record(accommodation);
  if (lodge === null) return null;
  if (lodge.property === 'monwana') return '/monwana/suites';
  if (lodge.property === 'capecadogan') return '/capecadogan/rooms';
  const page = linked('link')(lodge, brand);
  return page && routeOf(`${page}/rooms`, brand) ? `${page}/rooms` : null;
};

const treehousePath: PathOf = (entry, brand) => {
  const root = rootOf(entry.property);
  return root === null ? null : under(`${root}/treehouses` as `/${string}`)(entry, brand);
};

/** The page of an entry by its route: under the folder of it where that has a parameter. */
function pageOfRoute({ path }: EntryRoute): PathOf {
  const folder = /^(?<folder>\/.+)\/\{\w+\}$/.exec(path)?.groups?.folder;
  return folder === undefined ? fixed(path) : under(folder as `/${string}`);
}

/** Collections whose entries have a page of their own, which visitors and search engines find them by. */
const pages: Readonly<Record<string, PathOf>> = {
  ...Object.fromEntries(Object.entries(entryRoutes).map(([slug, route]) => [slug, pageOfRoute(route)])),
  packages: (entry, brand) =>
    under(entry.kind === 'curatedJourney' ? '/curated-journeys' : '/travel-africa/package')(entry, brand),
  packageSection: (entry, brand) =>
    entry.slug === 'curated-journeys' ? '/curated-journeys' : under('/curated-journeys')(entry, brand),
  propertyUpdated: (entry) => rootOf(entry.key),
  accommodation: linked('link'),
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
  ourSafaris: (entry, brand) =>
    ofProperty('/safaris', 'ourSafarisFor')(entry, brand) ?? keyed('ourSafarisFor')(entry, brand),
  accommodationCard: fixed('/rates'),
  experiences: (entry, brand) =>
    linked('link')(entry, brand) ?? linked('link')(record(entry.experienceCategory) ?? {}, brand),
  experiencesSection: keyed('experiencesSectionFor'),
  experiencesProperty: keyed('contentfulTag'),
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
  vacancy: fixed('/careers'),
  award: fixed('/awards'),
  imageGallery: fixed('/image-gallery'),
  galleryItem: fixed('/image-gallery'),
  videoGallery: fixed('/video-gallery'),
  download: ({ forPartners }) => (forPartners ? '/travel-partner-resources' : '/information-downloads'),
  tourLink: fixed('/{brand}-360s'),
  tag: fixed('/blog'),
  rate: (entry, brand) => ofProperty('/rates-and-offers')(entry, brand) ?? fixed('/rates')(entry, brand),
  season: fixed('/rates'),
  offer: (entry, brand) => ofProperty('/rates-and-offers')(entry, brand) ?? fixed('/rates')(entry, brand),
  enquiryForm: ({ kind }) => (text(kind) ? `/enquire/${kind}` : null),
};

/**
 * The page of an entry's own: `/blog/first-rains` for a story, `/contact-us` for the contact details, the page of its
 * key for a page introduction. The sitemap, the search, feeds and "view on site" read addresses from here and nowhere
 * else. Whether a route serves it is `isLinkable`'s to say.
 *
 * @param collection slug of the collection
 * @param entry as read from the studio; a room's `accommodation` must be populated
 * @returns a path, or `null` for an entry that has no page of its own or lacks the field its address is made of
 */
export function entryPath(collection: string, entry: EntryLike, brand: Brand = defaultBrand): string | null {
  return pages[collection]?.(entry, brand) ?? null;
}

/**
 * The page on which visitors meet an entry: its own, or the one it is a part of (a quote, a vacancy, a rate).
 *
 * @returns a path, or `null` for what is nowhere in particular, such as a picture or a redirect
 */
export function shownOnPath(
  collection: string,
  entry: EntryLike,
  brand: Brand = defaultBrand,
): string | null {
  return entryPath(collection, entry, brand) ?? places[collection]?.(entry, brand) ?? null;
}

/** Fields in which an entry holds the key it is found by. */
const keyFields: Readonly<Record<string, string>> = {
  introSection: 'heroBannerFor',
  heroBanner: 'heroBannerFor',
  quoteComponent: 'quoteFor',
};

/** Keys beside those of pages: of a form's dialog, of the apology in every form, of the quote over a page's first picture. */
function isOtherKey(key: string, brand: Brand): boolean {
  if (key === 'apology') return true;
  const dialog = /^enquire-(.+)$/.exec(key)?.[1];
  if (dialog) return routeOf(`/enquire/${dialog}`, brand) !== null;
  const page = /^hero-(.+)$/.exec(key)?.[1];
  return page !== undefined && pathOfPageKey(page, brand) !== null;
}

/**
 * Whether an entry has a page of its own or is a part of one, by what it holds itself: `true` as well
 * for a collection whose entries belong to no page.
 */
export function isPlaced(collection: string, entry: EntryLike, brand: Brand = defaultBrand): boolean {
  // Of a property's page of experiences the property's own tag is the key.
  const isFree = !(collection in pages || collection in places) || collection === 'experiencesProperty';
  if (isFree || shownOnPath(collection, entry, brand) !== null) return true;
  const key = text(entry[keyFields[collection] ?? '']);
  return key !== null && isOtherKey(key, brand);
}
