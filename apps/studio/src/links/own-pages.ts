import { entryPath, type NeededEntry, neededEntries, routeOf, shownOnPath } from '@sundowner/brand';
import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload';
import { heldAddresses } from '../places/held-addresses.ts';
import { type ComingEntry, collectionWith } from '../places/studio-collection.ts';
import { collectionConfig } from '../schema/collection-config.ts';
import { entryAt, isThere } from './pages.ts';

type Values = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isId = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

/** The collection whose entries a field of another names. */
function namedIn(fields: readonly FlattenedField[], name: string): CollectionSlug | null {
  const field = fields.find((each) => 'name' in each && each.name === name);
  const names = field?.type === 'relationship' || field?.type === 'upload' ? field.relationTo : null;
  return typeof names === 'string' ? names : null;
}

/** Whether the entries that a field names have one of which a field holds the value. */
async function namesOne(
  req: PayloadRequest,
  { collection, entry }: ComingEntry,
  { name, field, value }: { readonly name: string; readonly field: string; readonly value: string },
): Promise<boolean> {
  const held = [entry[name] ?? []].flat();
  if (held.some((each) => isRow(each) && each[field] === value)) return true;
  const named = namedIn(collectionConfig(req.payload, collection).flattenedFields, name);
  const ids = held.map((each) => (isRow(each) ? each.id : each)).filter(isId);
  if (named === null || ids.length === 0) return false;
  const where: Where = { and: [{ id: { in: ids } }, { [field]: { equals: value } }] };
  return (await req.payload.db.findOne({ collection: named, where, req })) !== null;
}

/** Whether an entry that is being published is one that a page cannot do without. */
async function isNeeded(req: PayloadRequest, coming: ComingEntry, needed: NeededEntry): Promise<boolean> {
  if (needed.collection !== coming.collection) return false;
  for (const [path, value] of Object.entries(needed.where)) {
    const [name = '', field] = path.split('.');
    const holds =
      field === undefined
        ? coming.entry[name] === value
        : await namesOne(req, coming, { name, field, value });
    if (!holds) return false;
  }
  return true;
}

/**
 * Whether a page stands once the entry is published, though it does not yet: its own, the one it is shown on, and one that it completes.
 * A card of the menu leads to the page that is there because of the card; the words of a property lead to the pages below it.
 */
export async function makesPage(req: PayloadRequest, coming: ComingEntry, path: string): Promise<boolean> {
  const { collection, entry } = coming;
  // The field that holds an entry's own address, also of a lodge whose property is published after it.
  if (entryPath(collection, entry, await heldAddresses(req)) === path) return true;
  const then = await collectionWith(req, coming);
  if (shownOnPath(collection, entry, then) === path) return true;
  if (!routeOf(path, then)) return false;
  return isThere(await entryAt(req, neededEntries(path, then), (needed) => isNeeded(req, coming, needed)));
}
