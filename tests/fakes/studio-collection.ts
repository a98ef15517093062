import {
  type CollectionPart,
  type ContentQuery,
  collectionParts,
  collectionReads,
  defaultBrand,
  type EntryLike,
  entryPages,
} from '@sundowner/brand';
import { orderOf } from '../support/collection-of.ts';
import { demonstrationEntries } from '../support/demonstration-collection.ts';
import type { FakeEntry } from './studio-entries.ts';

const names = ({ select = {} }: ContentQuery) => Object.keys(select).sort().join(' ');

/** The part of the collection a query reads; `null` for a query that a page makes. */
export function collectionPartOf(query: ContentQuery): CollectionPart | null {
  const part = collectionParts.find((each) => each === query.collection);
  return part && names(query) === names(collectionReads[part]) ? part : null;
}

/** Entries for a query that asks which pages there are: in a test all of them, unless it is about that. */
export function pageEntries(query: ContentQuery): FakeEntry[] {
  const asked =
    names(query) === (query.limit === 1 ? 'createdAt' : 'slug') && (query.limit === 1 || query.limit === 200);
  const pages = asked ? entryPages.filter(({ collection }) => collection === query.collection) : [];
  return pages.map(({ slug }, at) => ({
    id: 9000 + at,
    slug: slug?.replace('{brand}', defaultBrand.slug) ?? '',
  })) as unknown as FakeEntry[];
}

/** By what an entry of a test is the same place as one of the demonstration. */
const sameBy: Readonly<Record<CollectionPart, string>> = {
  collection: 'id',
  contactDetails: 'id',
  propertyUpdated: 'key',
  accommodation: 'link',
  room: 'slug',
  residence: 'slug',
  treehouse: 'slug',
  safari: 'identifier',
  experiencesProperty: 'contentfulTag',
  accommodationCard: 'contentfulTag',
  region: 'key',
  destination: 'slug',
  travelAfricaDestination: 'slug',
  experiencesCategory: 'link',
  packages: 'slug',
  tag: 'id',
};

/** A lodge of a test that has no word of its own has one made of its address: the studio publishes none without. */
const wordOf = (link: unknown) =>
  String(link ?? '')
    .replace(/^\//, '')
    .replaceAll('/', '-');

/** Every lodge of a test has a room, but those that say they have none. */
export function roomEntries(lodges: readonly FakeEntry[] | undefined): FakeEntry[] {
  const all: readonly EntryLike[] = lodges ?? demonstrationEntries('accommodation');
  const hasNone = (rooms: unknown) =>
    typeof rooms === 'object' && rooms !== null && 'docs' in rooms && [rooms.docs].flat().length === 0;
  return all
    .filter(({ rooms }) => !hasNone(rooms))
    .map(({ id }, at) => ({ id: 8000 + at, accommodation: id }) as unknown as FakeEntry);
}

/**
 * The entries the collection is made of. Those of a test decide what there is; what they leave out of a place of the demonstration is
 * as the demonstration has it. A noun that a test has no entries of is the demonstration's, and so is a property: lists of forms and
 * tables of rates name it, and its own page is not found.
 */
export function collectionEntries(
  part: CollectionPart,
  entries: readonly FakeEntry[] | undefined,
): FakeEntry[] {
  const known = demonstrationEntries(part);
  if (!entries) return known.map((entry) => entry as unknown as FakeEntry);
  const by = sameBy[part];
  const order = orderOf(part);
  const others =
    part === 'propertyUpdated'
      ? known.filter((each) => !entries.some((entry) => entry[by] === each[by]))
      : [];
  const made = entries.map((entry) => {
    const same = known.find((each) => each[by] !== undefined && each[by] === entry[by]);
    const whole: FakeEntry = { ...same, ...entry, ...(same && order ? { [order]: same[order] } : {}) };
    if (part !== 'accommodation' || whole.contentfulTag) return whole;
    return { ...whole, contentfulTag: same?.contentfulTag ?? wordOf(entry.link) };
  });
  return [...made, ...others.map((entry) => entry as unknown as FakeEntry)];
}
