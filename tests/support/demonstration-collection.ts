import {
  type Brand,
  type Collection,
  type CollectionPart,
  collectionParts,
  collectionReads,
  type ContentQuery,
  defaultBrand,
  type EntryLike,
  makeCollection,
} from '@sundowner/brand';
import { accommodationCards } from '../../demo/content/accommodation-cards.ts';
import { collection } from '../../demo/content/collection.ts';
import { contactDetails } from '../../demo/content/contact.ts';
import { destinations } from '../../demo/content/destinations.ts';
import { experiencesCategories } from '../../demo/content/experiences.ts';
import { properties } from '../../demo/content/properties.ts';
import { regions } from '../../demo/content/regions.ts';
import { residences } from '../../demo/content/residences.ts';
import { safaris } from '../../demo/content/safaris.ts';
import { stays } from '../../demo/content/stays.ts';
import { curatedRoutes } from '../../demo/content/travel-africa/curated.ts';
import { packageRoutes } from '../../demo/content/travel-africa/packages.ts';
import { toPackage } from '../../demo/content/travel-africa/route.ts';
import { treehouses } from '../../demo/content/treehouses.ts';

/** The demonstration's entries as they are written, and the field the others name them by. */
const authored: Readonly<Record<CollectionPart, readonly [key: string, entries: readonly object[]]>> = {
  collection: ['', [collection]],
  contactDetails: ['', [contactDetails]],
  propertyUpdated: ['key', properties],
  accommodation: ['contentfulTag', stays],
  residence: ['slug', residences],
  treehouse: ['slug', treehouses],
  safari: ['identifier', safaris],
  accommodationCard: ['contentfulTag', accommodationCards],
  region: ['key', regions],
  destination: ['slug', destinations],
  experiencesCategory: ['identifier', experiencesCategories],
  packages: [
    'slug',
    [
      ...packageRoutes.map((route, index) => toPackage(route, index, 'package')),
      ...curatedRoutes.map((route, index) => toPackage(route, index, 'curatedJourney')),
    ],
  ],
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

function entriesOf(part: CollectionPart): readonly EntryLike[] {
  const [key, entries] = authored[part];
  const { select = {} }: ContentQuery = collectionReads[part];
  const order = orderOf(part);
  const fields = [...Object.keys(select), ...(order ? [order] : [])];
  const rows = (entries as readonly EntryLike[]).map((entry): EntryLike => ({
    ...Object.fromEntries(fields.map((name) => [name, ids(entry[name])])),
    id: String(entry[key] ?? part),
  }));
  return order ? rows.sort((a, b) => Number(a[order]) - Number(b[order])) : rows;
}

const answers = Object.fromEntries(
  collectionParts.map((part) => [part, entriesOf(part)]),
) as Readonly<Record<CollectionPart, readonly EntryLike[]>>;

/** What the studio answers to the reads of the collection after the demonstration was seeded; ids are the names entries are known by. */
export const demonstrationEntries = (part: CollectionPart): readonly EntryLike[] => answers[part];

const made = new Map<Brand, Collection>();

/** The collection of the demonstration, made once for each brand. */
export function demonstrationCollection(brand: Brand = defaultBrand): Collection {
  const known = made.get(brand) ?? makeCollection(answers, brand);
  made.set(brand, known);
  return known;
}
