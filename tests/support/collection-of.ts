import {
  type Brand,
  type Collection,
  type CollectionPart,
  type ContentQuery,
  collectionParts,
  collectionReads,
  type EntryLike,
  makeCollection,
} from '@sundowner/brand';

/** Entries as they are written, by the collection of the studio. */
type Written = Readonly<Record<CollectionPart, object | readonly object[]>>;

/** The field the entries of a part are named by where others refer to them. */
const namedBy: Readonly<Record<CollectionPart, string>> = {
  collection: '',
  propertyUpdated: 'key',
  accommodation: 'contentfulTag',
  room: 'slug',
  residence: 'slug',
  treehouse: 'slug',
  safari: 'identifier',
  experiencesProperty: 'contentfulTag',
  accommodationCard: 'contentfulTag',
  region: 'key',
  destination: 'slug',
  travelAfricaDestination: 'slug',
  experiencesCategory: 'identifier',
  packages: 'slug',
  tag: 'title',
  contactDetails: '',
};

/** Of an entry that another names, the name: it stands for its id. */
function ids(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ids);
  return typeof value === 'object' && value !== null && 'refersTo' in value && 'name' in value
    ? value.name
    : value;
}

/** The field the entries are ordered by, where they have an order. */
export function orderOf(part: CollectionPart): string | null {
  const query: ContentQuery = collectionReads[part];
  return query.sort?.[0] ?? null;
}

function answersOf(part: CollectionPart, written: object | readonly object[]): readonly EntryLike[] {
  const { select = {} }: ContentQuery = collectionReads[part];
  const order = orderOf(part);
  const fields = [...Object.keys(select), ...(order ? [order] : [])];
  const rows = ([written].flat() as readonly EntryLike[]).map(
    (entry): EntryLike => ({
      ...Object.fromEntries(fields.map((name) => [name, ids(entry[name])])),
      id: String(entry[namedBy[part]] ?? part),
    }),
  );
  return order ? rows.sort((a, b) => Number(a[order]) - Number(b[order])) : rows;
}

/** What a studio answers to the reads of the collection once the entries stand in it; ids are the names entries are known by. */
export const collectionAnswers = (written: Written): Readonly<Record<CollectionPart, readonly EntryLike[]>> =>
  Object.fromEntries(
    collectionParts.map((part) => [part, answersOf(part, written[part])]),
  ) as unknown as Readonly<Record<CollectionPart, readonly EntryLike[]>>;

/** The collection made of entries as they are written. */
export const collectionOf = (written: Written, brand: Brand): Collection =>
  makeCollection(collectionAnswers(written), brand);
