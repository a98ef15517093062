import type { Day } from '@sundowner/calendar/day';
import { type PlaceFacts, placeFacts } from '../facts/place-facts.ts';
import { type RoomCounts, roomCounts } from '../facts/room-counts.ts';
import { type SaidFacts, saidFacts } from '../facts/said-facts.ts';
import { type OfferFacts, offerFacts, type RateFacts, rateFacts } from '../offers/offer-prices.ts';

/** A field of a collection, as Payload's `flattenedFields` give it; only what is looked at. */
export interface FieldShape {
  readonly name: string;
  readonly type: string;
  readonly label?: unknown;
  readonly relationTo?: string | readonly string[];
  readonly flattenedFields?: readonly FieldShape[];
  readonly blocks?: readonly { readonly slug: string; readonly flattenedFields: readonly FieldShape[] }[];
  readonly admin?: { readonly hidden?: unknown; readonly readOnly?: unknown };
}

export type Id = number | string;

/** What an entry points at, and in which of its fields. `field` is the field's label as editors read it. */
interface Pointer {
  readonly collection: string;
  readonly id: Id;
  readonly field: string;
}

interface PathPointer {
  /** Path on our own host, as it was written. */
  readonly path: string;
  readonly field: string;
}

export interface EntryFacts {
  readonly collection: string;
  readonly id: Id;
  readonly title: string;
  readonly published: boolean;
  readonly pointers: readonly Pointer[];
  readonly paths: readonly PathPointer[];
  /** Which of its meta fields are empty; `null` when the collection has none. */
  readonly missingMeta: readonly ('title' | 'description')[] | null;
  /** What its prices were entered in (`keptCurrency`). */
  readonly currency?: string;
  /** Of an offer, what it takes off; of a rate, its prices. */
  readonly offer?: OfferFacts;
  readonly rate?: RateFacts;
  /** Of what tells facts that other entries tell too: ages, malaria, guests. */
  readonly placeFacts?: PlaceFacts;
  /** Names that are others by now and stand in its words; left out for none. */
  readonly oldNames?: readonly string[];
  /** The day its words are of, where it says one. */
  readonly saidOn?: Day;
  /** Of what says how many rooms there are. */
  readonly roomCounts?: RoomCounts;
  /** Of what tells hours, durations and levies. */
  readonly saidFacts?: SaidFacts;
}

type Value = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Value => typeof value === 'object' && value !== null;
const isId = (value: unknown): value is Id => typeof value === 'number' || typeof value === 'string';
const ownPath = /^\/(?!\/)\S*$/;

interface Found {
  readonly pointers: Pointer[];
  readonly paths: PathPointer[];
}

function labelOf({ label, name }: FieldShape): string {
  return typeof label === 'string' && label !== '' ? label : name;
}

function point(found: Found, field: FieldShape, value: unknown): void {
  if (isRecord(value) && isId(value.value) && typeof value.relationTo === 'string') {
    found.pointers.push({ collection: value.relationTo, id: value.value, field: labelOf(field) });
    return;
  }
  const id = isRecord(value) ? value.id : value;
  if (isId(id) && typeof field.relationTo === 'string')
    found.pointers.push({ collection: field.relationTo, id, field: labelOf(field) });
}

/** Pictures, entries and addresses inside a rich text. */
function walkText(found: Found, field: FieldShape, node: unknown): void {
  if (!isRecord(node)) return;
  if (node.type === 'upload' || node.type === 'relationship') {
    const { value, relationTo } = node;
    const id = isRecord(value) ? value.id : value;
    if (isId(id) && typeof relationTo === 'string')
      found.pointers.push({ collection: relationTo, id, field: labelOf(field) });
  }
  if ((node.type === 'link' || node.type === 'autolink') && isRecord(node.fields)) {
    const { url, doc } = node.fields;
    if (typeof url === 'string' && ownPath.test(url)) found.paths.push({ path: url, field: labelOf(field) });
    if (isRecord(doc) && isId(doc.value) && typeof doc.relationTo === 'string')
      found.pointers.push({ collection: doc.relationTo, id: doc.value, field: labelOf(field) });
  }
  if (Array.isArray(node.children)) for (const child of node.children) walkText(found, field, child);
}

function walk(found: Found, fields: readonly FieldShape[], entry: Value): void {
  for (const field of fields) {
    const value = entry[field.name];
    if (value === null || value === undefined) continue;
    if (field.type === 'relationship' || field.type === 'upload') {
      for (const one of Array.isArray(value) ? value : [value]) point(found, field, one);
    } else if (field.type === 'richText') {
      if (isRecord(value)) walkText(found, field, value.root);
    } else if (field.type === 'text') {
      if (typeof value === 'string' && ownPath.test(value))
        found.paths.push({ path: value, field: labelOf(field) });
    } else if (field.type === 'array' && Array.isArray(value)) {
      for (const row of value) if (isRecord(row)) walk(found, field.flattenedFields ?? [], row);
    } else if (field.type === 'blocks' && Array.isArray(value)) {
      for (const row of value) {
        const block = isRecord(row) && field.blocks?.find(({ slug }) => slug === row.blockType);
        if (block && isRecord(row)) walk(found, block.flattenedFields, row);
      }
    } else if (field.flattenedFields && isRecord(value)) walk(found, field.flattenedFields, value);
  }
}

/** Where a story and a guest's words say of which day they are: kept as noon UTC of it. */
const dayOfWords: Readonly<Record<string, string>> = { blog: 'date', testimonial: 'testimonialDate' };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/**
 * What an entry points at and lacks, read once so that ten thousand of them fit in a few megabytes.
 *
 * @param entry a row of the database: relations as ids
 * @param titled name of the field it is known by
 */
export function entryFacts(
  collection: string,
  fields: readonly FieldShape[],
  entry: Value & { readonly id: Id },
  titled: string,
): EntryFacts {
  const found: Found = { pointers: [], paths: [] };
  walk(found, fields, entry);
  const has = (name: string) => fields.some((field) => field.name === name);
  const missing = [
    ...(isEmpty(entry.metaTitle) ? (['title'] as const) : []),
    ...(isEmpty(entry.metaDescription) ? (['description'] as const) : []),
  ];
  const title = entry[titled];
  const said = placeFacts(collection, entry);
  const saidOn = text(entry[dayOfWords[collection] ?? '']).slice(0, 10);
  const rooms = roomCounts(collection, entry);
  const alsoSaid = saidFacts(collection, entry);
  return {
    collection,
    id: entry.id,
    title: typeof title === 'string' && title.trim() !== '' ? title : `Entry ${entry.id}`,
    published: entry._status === undefined || entry._status === 'published',
    ...found,
    missingMeta: has('metaTitle') && has('metaDescription') ? missing : null,
    ...(typeof entry.currency === 'string' && entry.currency !== '' ? { currency: entry.currency } : {}),
    ...(collection === 'offer' ? { offer: offerFacts(entry) } : {}),
    ...(collection === 'rate' ? { rate: rateFacts(entry) } : {}),
    ...(said ? { placeFacts: said } : {}),
    ...(saidOn ? { saidOn } : {}),
    ...(rooms ? { roomCounts: rooms } : {}),
    ...(alsoSaid ? { saidFacts: alsoSaid } : {}),
  };
}
