import { type EntryLike, entryPath, pageKey } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { houseToday } from '../runtime/house.ts';
import { type EntryContext, emptyContext, type Id } from './entry-context.ts';
import { isEmpty } from './form-fields.ts';
import { newEntryDefaults } from './new-entry-defaults.ts';

type Scope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;
type Found = EntryLike & { readonly id: Id };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Wanted {
  readonly limit: number;
  readonly fields?: readonly string[];
}

async function find(
  req: Scope,
  collection: string,
  where: Where,
  { limit, fields, draft }: Wanted & { readonly draft: boolean },
): Promise<readonly EntryRow[]> {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where,
    draft,
    depth: 0,
    limit,
    pagination: false,
    overrideAccess: true,
    ...(fields
      ? { select: Object.fromEntries(fields.map((name) => [name, true])) as Record<string, true> }
      : {}),
    req,
  });
  return docs as unknown as readonly EntryRow[];
}

/** Entries as they are saved last, the trash left out. */
export const savedEntries = (req: Scope, collection: string, where: Where, wanted: Wanted) =>
  find(req, collection, where, { ...wanted, draft: true });

/** Entries as visitors meet them. */
export const seenEntries = (req: Scope, collection: string, where: Where, wanted: Wanted) =>
  find(req, collection, { and: [where, { _status: { equals: 'published' } }] }, { ...wanted, draft: false });

/** What may be written of prices: a year, and what it is the price of. */
const ratesOf: Readonly<Record<string, (entry: Found) => Where>> = {
  accommodation: ({ id }) => ({
    or: ['accommodation', 'room.accommodation'].map((path): Where => ({ [path]: { equals: id } })),
  }),
  propertyUpdated: ({ key }) => ({ property: { equals: text(key) } }),
  residence: ({ id }) => ({ residence: { equals: id } }),
  treehouse: ({ id }) => ({ treehouse: { equals: id } }),
  room: ({ id }) => ({ room: { equals: id } }),
};

/** Of what lies around an entry what visitors meet. */
async function readSeen(
  req: Scope,
  {
    rates,
    tag,
    contentTag,
  }: { readonly rates: Where | null; readonly tag: string; readonly contentTag: string },
): Promise<EntryContext['seen']> {
  const any = async (collection: string, where: Where | null, field: string, filled = false) => {
    if (!where) return false;
    const found = await seenEntries(req, collection, where, { limit: 20, fields: [field] });
    return found.some((each) => !filled || !isEmpty(each[field]));
  };
  const tagged = (word: string): Where | null => (word === '' ? null : { contentfulTag: { equals: word } });
  const [priced, card, tours, experiences] = await Promise.all([
    any('rate', rates, 'seasons', true),
    any('accommodationCard', tagged(tag), 'checkAvailabilityLink', true),
    any('tourLink', tagged(tag), 'title'),
    any('experiencesProperty', tagged(contentTag), 'contentfulTag'),
  ]);
  return { rates: priced, card, tours, experiences };
}

async function pricedYears(req: Scope, collection: string, entry: Found): Promise<readonly number[]> {
  const where = ratesOf[collection]?.(entry);
  if (!where) return [];
  const rates = await savedEntries(req, 'rate', where, { limit: 200, fields: ['year', 'seasons'] });
  const years = rates.filter(({ seasons }) => !isEmpty(seasons)).map(({ year }) => Number(year));
  return [...new Set(years)].filter(Number.isFinite).sort();
}

/** The tag a place is booked by. */
const tagOf = (collection: string, { contentfulTag, accommodationTag }: EntryLike): string => {
  if (collection === 'accommodation') return text(contentfulTag);
  return collection === 'residence' ? text(accommodationTag) : '';
};

const first = async (req: Scope, collection: string, where: Where, fields: readonly string[]) =>
  (await savedEntries(req, collection, where, { limit: 1, fields }))[0] ?? null;

const thisYear = () => Number(houseToday(Date.now()).slice(0, 4));

/** The key of its page; empty while it has no address. */
async function keyOfPage(req: Scope, collection: string, entry: Found): Promise<string> {
  const path = entryPath(collection, entry, await studioCollection(req, { drafts: true }));
  return path === null ? '' : pageKey(path);
}

/**
 * Begins an entry that belongs to another: a draft with what ties the two together, with the rights of the account that asks.
 *
 * @returns its id; `null` for a kind that nothing is begun of
 */
export async function beginEntry(
  req: PayloadRequest,
  wanted: string,
  of: { readonly collection: string; readonly entry: Found },
): Promise<Id | null> {
  const begin = Object.hasOwn(newEntryDefaults, wanted) ? newEntryDefaults[wanted] : undefined;
  if (!begin) return null;
  const key = await keyOfPage(req, of.collection, of.entry);
  const data = begin({ ...of, id: of.entry.id, key, year: thisYear() });
  const written = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''));
  const { id } = await req.payload.create({
    collection: wanted as CollectionSlug,
    data: { ...written, _status: 'draft' } as never,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return id;
}

/** Reads what lies around an entry, drafts included: nothing but ids and what decides. */
export async function readContext(req: Scope, collection: string, entry: Found): Promise<EntryContext> {
  const none = emptyContext(thisYear());
  const key = await keyOfPage(req, collection, entry);
  const tag = tagOf(collection, entry);
  const isProperty = collection === 'propertyUpdated';
  const contentTag = isProperty ? text(entry.contentfulTag) || text(entry.key) : '';
  const equals = (field: string, value: string): Where => ({ [field]: { equals: value } });
  const [seen, rooms, inMenu, years, card, banner, intro, experiences, tours] = await Promise.all([
    readSeen(req, { rates: ratesOf[collection]?.(entry) ?? null, tag, contentTag }),
    collection === 'accommodation'
      ? savedEntries(req, 'room', { accommodation: { equals: entry.id } }, { limit: 100, fields: ['kind'] })
      : [],
    collection === 'room' ? first(req, 'propertyUpdated', { rooms: { in: [entry.id] } }, ['key']) : null,
    pricedYears(req, collection, entry),
    tag ? first(req, 'accommodationCard', equals('contentfulTag', tag), ['checkAvailabilityLink']) : null,
    key ? first(req, 'heroBanner', equals('heroBannerFor', key), ['heroBannerFor']) : null,
    key ? first(req, 'introSection', equals('heroBannerFor', key), ['metaTitle', 'metaDescription']) : null,
    contentTag
      ? first(req, 'experiencesProperty', equals('contentfulTag', contentTag), ['contentfulTag'])
      : null,
    tag ? savedEntries(req, 'tourLink', equals('contentfulTag', tag), { limit: 20, fields: ['title'] }) : [],
  ]);
  return {
    ...none,
    rooms: rooms.length,
    pricedYears: years,
    card: card && { id: card.id, address: !isEmpty(card.checkAvailabilityLink) },
    banner: banner?.id ?? null,
    intro: intro && { id: intro.id, meta: !isEmpty(intro.metaTitle) && !isEmpty(intro.metaDescription) },
    experiences: experiences?.id ?? null,
    inMenu: inMenu !== null,
    tours: tours.length,
    seen,
  };
}
