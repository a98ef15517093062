import { type Collection, type Property, propertyOfKey, standsUnder } from '@sundowner/brand';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { tellOf } from '../../content-changes/hooks.ts';
import { collectionWritten, studioCollection } from '../../places/studio-collection.ts';
import { ownPath } from '../link-form.ts';
import { type Along, lastSaved, rowsOf, type Values, writeAlong } from './write-along.ts';

type Id = EntryRow['id'];

/** A lodge that belongs to another property than before. */
export interface PropertyChange {
  /** The lodge as it is going to stand. */
  readonly lodge: EntryRow;
  /** Keys of the properties. */
  readonly from: string;
  readonly to: string;
  /** The address below which its villas stand; `null` where they stay: at the root of a property. */
  readonly below: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The id of what a relation holds, as the sets below keep it. */
function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return id === null || id === undefined ? '' : String(id);
}

/** From which property to which an entry goes; `null` for one that stays, and for one that had none. */
export function otherProperty(
  slug: string,
  before: Values,
  now: Values,
): Pick<PropertyChange, 'from' | 'to'> | null {
  const [from, to] = [text(before.property), text(now.property)];
  return slug !== 'accommodation' || from === '' || to === '' || from === to ? null : { from, to };
}

type Ids = ReadonlySet<string>;

/** What names the lodge and the property it had, besides the lists of properties. */
interface Belonging {
  readonly lodges: Ids;
  readonly rooms: Ids;
  readonly residences: Ids;
}

/** Entries of a collection of which what visitors read, or a draft, is of a kind. */
async function idsIn(
  req: PayloadRequest,
  slug: CollectionSlug,
  from: string,
  isOne: (values: Values, id: Id) => boolean,
): Promise<Ids> {
  const found = new Set<string>();
  // A room need not name its property.
  const among: Where = slug === 'room' ? { id: { greater_than: 0 } } : { property: { equals: from } };
  for await (const row of rowsOf(req, slug, among)) if (isOne(row, row.id)) found.add(String(row.id));
  for await (const { parent, version } of lastSaved(req, slug, []))
    if (isOne(version, parent)) found.add(String(parent));
  return found;
}

async function belongingTo(req: PayloadRequest, change: PropertyChange): Promise<Belonging> {
  const { lodge, from, below } = change;
  const villas = new Set(list(lodge.villas).map(idOf));
  const tags = new Set([text(lodge.contentfulTag)]);
  const isBelow = (link: unknown) => below !== null && standsUnder(below, ownPath(link) ?? '');
  // A villa with a page of the property itself stays there: elsewhere it would have none.
  const isVilla = ({ property, link }: Values, id: Id) =>
    property === from && (isBelow(link) || (villas.has(String(id)) && text(link).startsWith('/residences/')));
  const ofHouse = (values: Values, id: Id) => {
    const isOne = String(id) === String(lodge.id) || isVilla(values, id);
    if (isOne) tags.add(text(values.contentfulTag));
    return isOne;
  };
  const lodges = new Set([String(lodge.id), ...(await idsIn(req, 'accommodation', from, ofHouse))]);
  tags.delete('');
  // A card of the menu that stands for a whole lodge belongs to none.
  const isCard = ({ property, overviewDiscoverButtonLink }: Values) =>
    property === from && isBelow(overviewDiscoverButtonLink);
  const rooms = await idsIn(req, 'room', from, (values) => {
    const of = idOf(values.accommodation);
    return of === '' ? isCard(values) : lodges.has(of);
  });
  const residences = await idsIn(req, 'residence', from, ({ accommodationTag }) =>
    tags.has(text(accommodationTag)),
  );
  return { lodges, rooms, residences };
}

type Listed = Readonly<Record<'accommodation' | 'rooms', readonly unknown[]>>;

const listsOf = ({ lodges, rooms }: Belonging, property: Values): Listed => ({
  accommodation: list(property.accommodation).filter((each) => lodges.has(idOf(each))),
  rooms: list(property.rooms).filter((each) => rooms.has(idOf(each))),
});

/** What a property lists of them, as visitors meet it and as it was saved last. */
async function listedIn(
  req: PayloadRequest,
  { from }: PropertyChange,
  belonging: Belonging,
): Promise<{ readonly seen: Listed; readonly saved: Listed }> {
  const slug = 'propertyUpdated';
  let seen = listsOf(belonging, {});
  for await (const row of rowsOf(req, slug, { key: { equals: from } })) seen = listsOf(belonging, row);
  let saved = seen;
  for await (const { version } of lastSaved(req, slug, []))
    if (version.key === from) saved = listsOf(belonging, version);
  return { seen, saved };
}

const without = (held: unknown, gone: Ids) => list(held).filter((each) => !gone.has(idOf(each)));

function withAdded(held: unknown, added: readonly unknown[]): readonly unknown[] {
  const there = new Set(list(held).map(idOf));
  return [...list(held), ...added.filter((each) => !there.has(idOf(each)))];
}

/** The fields of which a list got longer or shorter. */
function changedLists(values: Values, now: Readonly<Record<string, readonly unknown[]>>): Values | null {
  const changed = Object.entries(now).filter(([name, held]) => held.length !== list(values[name]).length);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** Steps of a breadcrumb that lead to the page of the property it had lead to the other one, under its name. */
function stepsAfter(steps: unknown, was: Property | null, is: Property | null): readonly unknown[] | null {
  if (!was || !is) return null;
  const named = (name: unknown) => {
    if (name === was.shortName) return is.shortName;
    return name === was.name ? is.name : name;
  };
  const now = list(steps).map((step) => {
    const held = step as Values;
    return ownPath(held.link) === was.root ? { ...held, link: is.root, name: named(held.name) } : step;
  });
  return now.some((step, at) => step !== list(steps)[at]) ? now : null;
}

type GoingAlong = Readonly<Record<string, Along>>;

async function goingAlong(
  req: PayloadRequest,
  change: PropertyChange,
  known: Collection,
): Promise<GoingAlong> {
  const { from, to } = change;
  const [was, is] = [propertyOfKey(from, known), propertyOfKey(to, known)];
  const belonging = await belongingTo(req, change);
  const { lodges, rooms, residences } = belonging;
  const { seen, saved } = await listedIn(req, change, belonging);
  const ofProperty = { property: { equals: from } };
  const follows = (belongs: (values: Values, id: Id) => boolean): Along => ({
    among: ofProperty,
    changes: (values, id) => (values.property === from && belongs(values, id) ? { property: to } : null),
  });
  return {
    accommodation: {
      among: { id: { in: [...lodges].map(Number) } },
      changes: (values, id) => {
        if (!lodges.has(String(id)) || (values.property !== from && values.property !== to)) return null;
        const steps = stepsAfter(values.breadcrumbs, was, is);
        const moved = values.property === from ? { property: to, ...(is ? { rootlink: is.root } : {}) } : {};
        const changes = { ...moved, ...(steps ? { breadcrumbs: steps } : {}) };
        return Object.keys(changes).length > 0 ? changes : null;
      },
    },
    room: follows((_, id) => rooms.has(String(id))),
    residence: follows((_, id) => residences.has(String(id))),
    rate: follows(
      ({ accommodation, room, residence }) =>
        lodges.has(idOf(accommodation)) || rooms.has(idOf(room)) || residences.has(idOf(residence)),
    ),
    // One for other lodges of the property as well stays with that.
    offer: follows(({ accommodation }) => {
      const named = list(accommodation);
      return named.length > 0 && named.every((each) => lodges.has(idOf(each)));
    }),
    propertyUpdated: {
      among: { key: { in: [from, to] } },
      changes: (values) => {
        const { accommodation, rooms: cards } = values;
        if (values.key === from)
          return changedLists(values, {
            accommodation: without(accommodation, lodges),
            rooms: without(cards, rooms),
          });
        if (values.key !== to) return null;
        const added = values._status === 'draft' ? saved : seen;
        return changedLists(values, {
          accommodation: withAdded(accommodation, added.accommodation),
          rooms: withAdded(cards, added.rooms),
        });
      },
    },
  };
}

/**
 * Has what names both a lodge and its property follow the lodge into another one, in the transaction of the change: its villas, rooms,
 * rates, offers and residences, its breadcrumb, and its places in the lists of the property it had, at the end of those of the other.
 * A change back is one like any other.
 */
export async function changeProperty(req: PayloadRequest, change: PropertyChange): Promise<void> {
  const known = await studioCollection(req, { drafts: true });
  const shown: { slug: CollectionSlug; id: Id }[] = [];
  for (const [name, along] of Object.entries(await goingAlong(req, change, known))) {
    const slug = name as CollectionSlug;
    if (!req.payload.collections[slug]) continue;
    shown.push(...(await writeAlong(req, slug, along)).map((id) => ({ slug, id })));
  }
  await tellOf(req, shown);
  collectionWritten(req);
}

/** What publishing a lodge takes from one property to another, as its form says it beforehand. */
export interface ComingProperty {
  /** Names of the properties. */
  readonly from: string;
  readonly to: string;
  /** How many go along, by their collection; the lodge itself is not counted. */
  readonly along: Readonly<Record<string, number>>;
  /** Whether the property it had lists it: then the other does. */
  readonly listed: boolean;
  /** Why it cannot be published so; `null` where it can. */
  readonly fault: string | null;
}

/** What of a lodge goes to another property when its draft is published. @param change of the draft, `below` its address of before */
export async function comingProperty(
  req: PayloadRequest,
  change: PropertyChange,
): Promise<Omit<ComingProperty, 'fault'>> {
  const known = await studioCollection(req, { drafts: true });
  const { propertyUpdated, ...rest } = await goingAlong(req, change, known);
  const along: Record<string, number> = {};
  for (const [slug, { among, changes }] of Object.entries(rest)) {
    let count = 0;
    for await (const row of rowsOf(req, slug as CollectionSlug, among)) {
      const isItself = slug === 'accommodation' && String(row.id) === String(change.lodge.id);
      if (!isItself && !row.deletedAt && changes(row, row.id)) count += 1;
    }
    if (count > 0) along[slug] = count;
  }
  let listed = false;
  for await (const row of rowsOf(req, 'propertyUpdated', { key: { equals: change.from } }))
    listed ||= propertyUpdated?.changes(row, row.id) != null;
  const name = (key: string) => propertyOfKey(key, known)?.name ?? key;
  return { from: name(change.from), to: name(change.to), along, listed };
}
