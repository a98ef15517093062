import type { Brand } from '../brand.ts';
import type { EntryLike } from '../entry-like.ts';
import { readGroundLines } from '../ground-lines.ts';
import { defaultInstallation, type Installation } from '../installation.ts';
import { socialLinksOf } from '../social-links.ts';
import { storyTagOf } from '../story-tags.ts';
import { palettes, type Theme } from '../themes.ts';
import type { Collection, LocationList, Lodge, Property } from './collection.ts';
import { emptyCollection, lodgeKinds } from './collection.ts';
import type { CollectionPart } from './collection-reads.ts';
import { idOf, idsOf, list, part, pathOf, words } from './entry-fields.ts';
import {
  offeredIn,
  toCard,
  toCountry,
  toDestination,
  toExperience,
  toJourney,
  toRegion,
  toResidence,
  toTreehouse,
} from './make-places.ts';
import { saysOfficeHours } from './office-hours.ts';

/** Published entries by their collection, in the order of their read; relations are ids, or the entries themselves. */
export type CollectionEntries = Readonly<Partial<Record<CollectionPart, readonly EntryLike[]>>>;

/** The day of a row, which the studio keeps as its noon in UTC. */
function dayOf(row: unknown): readonly string[] {
  const date = typeof row === 'object' && row !== null && 'date' in row ? words(row.date) : '';
  return /^\d{4}-\d{2}-\d{2}/.test(date) ? [date.slice(0, 10)] : [];
}

const themeOf = (value: unknown, instead: Theme): Theme =>
  typeof value === 'string' && Object.hasOwn(palettes, value) ? (value as Theme) : instead;

const linkOf = (row: unknown) => (typeof row === 'object' && row !== null && 'link' in row ? row.link : null);

/**
 * The collection as its published entries say it. What is not whole is left out: a property without a key or an address, a lodge of a
 * property that is not published. Of two entries under one key or address the first stands.
 */
export function makeCollection(
  entries: CollectionEntries,
  brand: Brand,
  installation: Installation = defaultInstallation,
): Collection {
  const empty = emptyCollection(brand, installation);
  const of = (name: CollectionPart) => entries[name] ?? [];
  const [whole] = of('collection');
  const palettesNow = {
    home: themeOf(whole?.homePalette, empty.palettes.home),
    residences: themeOf(whole?.residencesPalette, empty.palettes.residences),
    africa: themeOf(whole?.africaPalette, empty.palettes.africa),
  };
  /** A card names its property itself: it may be published before the property lists it. */
  const hasSafaris = (property: Property) => {
    const listed = idsOf(entryOf(of('propertyUpdated'), property)?.safaris);
    return of('safari').some(
      (card) => words(card.property) === property.key || listed.includes(idOf(card) ?? ''),
    );
  };
  const experiencesOf = ({ contentTag }: Property) =>
    of('experiencesProperty').find(({ contentfulTag }) => words(contentfulTag) === contentTag);
  const kindsOf = (property: Property) =>
    list(experiencesOf(property)?.experienceCategories).flatMap((row) => pathOf(linkOf(row)) ?? []);
  const experiencesRead = entries.experiencesProperty !== undefined;
  const properties = unique(
    of('propertyUpdated').flatMap((entry) => toProperty(entry, palettesNow.home) ?? []),
    ({ key }) => key,
  );
  const treehouses = unique(
    of('treehouse').flatMap((entry) => toTreehouse(entry, properties) ?? []),
    ({ property, slug }) => `${property}/${slug}`,
  );
  return {
    brand,
    installation,
    properties: unique(properties, ({ root }) => root).map((property) => ({
      ...property,
      kinds: experiencesRead ? kindsOf(property) : null,
      has: {
        ...property.has,
        experiences: !experiencesRead || experiencesOf(property) !== undefined,
        safaris: hasSafaris(property),
        treehouses: treehouses.some((each) => each.property === property.key),
      },
    })),
    lodges: lodgesOf(of('accommodation'), of('propertyUpdated'), properties, entries.room),
    residences: unique(of('residence').flatMap(toResidence), ({ slug }) => slug),
    treehouses,
    cards: unique(of('accommodationCard').flatMap(toCard), ({ tag }) => tag),
    regions: unique(of('region').flatMap(toRegion), ({ key }) => key),
    destinations: unique(of('destination').flatMap(toDestination), ({ slug }) => slug),
    countries: unique(of('travelAfricaDestination').flatMap(toCountry), ({ slug }) => slug),
    experiences: unique(of('experiencesCategory').flatMap(toExperience), ({ slug }) => slug),
    journeys: of('packages').flatMap(toJourney),
    closedDays: of('contactDetails').flatMap(({ holidays }) => list(holidays).flatMap(dayOf)),
    hasOfficeHours: of('contactDetails').some(saysOfficeHours),
    storyTags: of('tag').flatMap(
      ({ title, category }) => storyTagOf(words(title), words(list(category)[0] ?? category)) ?? [],
    ),
    palettes: palettesNow,
    groundLines: readGroundLines(words(whole?.groundLines)),
    social: socialLinksOf(whole ?? {}),
    absentPages: [],
  };
}

function unique<Each>(all: readonly Each[], nameOf: (each: Each) => string): readonly Each[] {
  const seen = new Set<string>();
  return all.filter((each) => {
    const name = nameOf(each);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

const entryOf = (all: readonly EntryLike[], { key }: Pick<Property, 'key'>) =>
  all.find((entry) => words(entry.key) === key);

function toProperty(entry: EntryLike, home: Theme): Property | null {
  const key = words(entry.key);
  const slug = words(entry.slug);
  const name = words(entry.name);
  if (key === '' || !part.test(slug) || name === '') return null;
  const shortName = words(entry.shortName) || name;
  const names: Readonly<Record<LocationList, string>> = {
    email: words(entry.locationName) || name,
    celebration: words(entry.locationName) || name,
    destination: words(entry.destinationName) || shortName,
  };
  return {
    key,
    root: `/${slug}`,
    name,
    shortName,
    region: words(entry.region),
    theme: themeOf(entry.palette, home),
    locations: Object.fromEntries(offeredIn(entry.offeredIn).map((form) => [form, names[form]])),
    storyTag: words(entry.storyTag) || name,
    contentTag: words(entry.contentfulTag) || key,
    crmField: words(entry.crmField),
    trackingCategory: words(entry.trackingCategory),
    roomsPage: entry.roomsPage === 'suites' ? 'suites' : 'rooms',
    kinds: null,
    has: { experiences: false, safaris: false, treehouses: false, travelInfo: entry.travelInfoPage === true },
  };
}

/** Of each property in turn, in its order, the others after them; villas after their lodge. Without `rooms` every lodge is taken to have some. */
function lodgesOf(
  entries: readonly EntryLike[],
  ofProperties: readonly EntryLike[],
  properties: readonly Property[],
  rooms?: readonly EntryLike[],
): readonly Lodge[] {
  const withRooms = rooms && new Set(rooms.flatMap(({ accommodation }) => idOf(accommodation) ?? []));
  const parents = new Map(
    entries.flatMap((entry) => idsOf(entry.villas).map((id) => [id, words(entry.contentfulTag)] as const)),
  );
  const made = entries.flatMap((entry): { readonly id: string; readonly lodge: Lodge }[] => {
    const [id, tag] = [idOf(entry) ?? '', words(entry.contentfulTag)];
    const [path, property] = [pathOf(entry.link), words(entry.property)];
    if (tag === '' || path === null || !properties.some(({ key }) => key === property)) return [];
    const name = words(entry.name);
    const kind = lodgeKinds.find((each) => each === entry.kind) ?? 'lodge';
    const whole = kind === 'villa' || kind === 'residence';
    const parent = parents.get(id) ?? '';
    const enquiryName = words(entry.enquiryName);
    const hasRooms = withRooms?.has(id) ?? true;
    return [{ id, lodge: { tag, name, property, path, kind, whole, enquiryName, parent, hasRooms } }];
  });
  const ordered = properties.flatMap((property) => {
    const listed = idsOf(entryOf(ofProperties, property)?.accommodation);
    const place = (id: string) => (listed.includes(id) ? listed.indexOf(id) : listed.length);
    const own = made
      .filter(({ lodge }) => lodge.property === property.key)
      .sort((a, b) => place(a.id) - place(b.id));
    const tags = new Set(own.map(({ lodge }) => lodge.tag));
    const heads = own.filter(({ lodge }) => !tags.has(lodge.parent));
    const inTurn = heads.flatMap((head) => [
      head.lodge,
      ...own.filter(({ lodge }) => lodge.parent === head.lodge.tag).map(({ lodge }) => lodge),
    ]);
    // Villas that name each other, or a villa of a villa, are lodges all the same.
    return [...inTurn, ...own.map(({ lodge }) => lodge).filter((lodge) => !inTurn.includes(lodge))];
  });
  return unique(
    unique(ordered, ({ tag }) => tag),
    ({ path }) => path,
  );
}
