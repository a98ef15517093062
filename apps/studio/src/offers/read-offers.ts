import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { seen } from '../links/index-entries.ts';
import { houseToday } from '../runtime/house.ts';
import {
  idOf,
  type OfferFacts,
  offerFacts,
  type RateFacts,
  type RateNames,
  rateFacts,
  whyNothingSaved,
} from './offer-prices.ts';
import type { Refusal } from './saving.ts';

type Scope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;
type Row = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const everything: Where = {};

/** Entries as visitors meet them, with some of their fields. */
async function published(req: Scope, collection: string, where: Where, fields: readonly string[]) {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { and: [where, ...seen] },
    draft: false,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: Object.fromEntries(fields.map((name) => [name, true])) as Record<string, true>,
    req,
  });
  return docs as unknown as readonly EntryRow[];
}

const priceFields = [
  ...['title', 'property', 'per', 'accommodation', 'room', 'seasons'],
  ...['inclusions', 'childPolicy', 'childFrom', 'childFree', 'childUntil'],
];
const offerFields = [
  ...['title', 'text', 'property', 'until', 'stayFrom', 'stayUntil', 'accommodation', 'saving'],
];

interface Prices {
  readonly rates: readonly RateFacts[];
  readonly names: RateNames;
}

const among = (field: string, ids: readonly string[]): Where => ({ [field]: { in: [...ids] } });

/** Rates an offer is held against: of its lodges, of its property, or all. */
const ratesOf = ({ property, lodges }: OfferFacts): Where => {
  if (lodges.length > 0) return { or: [among('accommodation', lodges), among('room.accommodation', lodges)] };
  return property === '' ? everything : { property: { equals: property } };
};

/** Published rates that the offers are held against, and what they name. @param instead a rate as it may be published */
async function publishedPrices(
  req: Scope,
  offers: readonly OfferFacts[],
  instead?: EntryRow,
): Promise<Prices> {
  const asked = offers.map(ratesOf);
  // Payload drops an empty condition among others: it would narrow what is read, instead of meaning all of it.
  const rows = await published(
    req,
    'rate',
    asked.includes(everything) ? everything : { or: asked },
    priceFields,
  );
  const others = rows.filter(({ id }) => id !== instead?.id);
  const rates = (instead ? [...others, instead] : others).map(rateFacts);
  const rooms = await named(
    req,
    'room',
    rates.map(({ room }) => room),
    ['roomName', 'accommodation'],
  );
  const lodgesOf = [
    ...offers.flatMap((offer) => offer.lodges),
    ...rates.map(({ lodge }) => lodge),
    ...rooms.map((room) => idOf(room.accommodation)),
  ];
  const lodges = await named(req, 'accommodation', lodgesOf, ['name']);
  return {
    rates,
    names: {
      lodges: new Map(lodges.map(({ id, name }) => [idOf(id), text(name)])),
      rooms: new Map(
        rooms.map(({ id, roomName, accommodation }) => [
          idOf(id),
          { name: text(roomName), lodge: idOf(accommodation) },
        ]),
      ),
    },
  };
}

/** Published entries by their ids; nothing is asked for none. */
async function named(req: Scope, collection: string, ids: readonly string[], fields: readonly string[]) {
  const wanted = [...new Set(ids)].filter(Boolean);
  return wanted.length === 0 ? [] : published(req, collection, among('id', wanted), fields);
}

/** Why an offer saves a guest nothing by the rates that are published now; `null` where it saves something. */
export async function whyOfferSavesNothing(req: Scope, offer: OfferFacts): Promise<Refusal | null> {
  const { rates, names } = await publishedPrices(req, [offer]);
  return whyNothingSaved(offer, rates, names, houseToday(Date.now()));
}

/** An offer that promises what everybody has by the published rates, and what became of it. */
export interface OfferSavingNothing {
  readonly id: number | string;
  readonly title: string;
  readonly says: string;
  /** Whether visitors read it, or will until the draft of the rate is published, or it was taken off the site. */
  readonly stands: 'on' | 'until published' | 'taken off';
}

/** An offer that is judged by the published rates. */
export interface JudgedOffer {
  readonly row: EntryRow;
  readonly title: string;
  /** Whether it says in figures what it saves: of one that does not, nothing is known. */
  readonly saysFigures: boolean;
  /** `null` where it saves something. */
  readonly why: Refusal | null;
}

/**
 * Holds offers against the rates that are published; those that are over promise nothing and are left out.
 *
 * @param instead a rate as it may be published in place of what is
 */
export async function judged(
  req: Scope,
  rows: readonly EntryRow[],
  instead?: EntryRow,
): Promise<readonly JudgedOffer[]> {
  const today = houseToday(Date.now());
  const offers = rows
    .map((row) => ({ row, offer: offerFacts(row) }))
    .filter(({ offer }) => (offer.until ?? today) >= today);
  if (offers.length === 0) return [];
  const { rates, names } = await publishedPrices(
    req,
    offers.map(({ offer }) => offer),
    instead,
  );
  return offers.map(({ row, offer }) => ({
    row,
    title: offer.title,
    saysFigures: offer.saving.kind !== null,
    why: whyNothingSaved(offer, rates, names, today),
  }));
}

/** Published offers that speak of one of these rates, or all of them, with what they save. @param rates as they were and are */
export async function offersOfRates(
  req: Scope,
  rates: readonly Row[] | 'all',
): Promise<readonly JudgedOffer[]> {
  if (rates === 'all') return judged(req, await published(req, 'offer', everything, offerFields));
  return judged(req, await publishedOffersOf(req, rates));
}

/** The published offers that speak of rates: of their lodges, or of every one of their property or of the collection. */
async function publishedOffersOf(req: Scope, rows: readonly Row[]): Promise<readonly EntryRow[]> {
  const rates = rows.map(rateFacts);
  const ofThem: Where[] = [
    among(
      'property',
      rates.map(({ property }) => property),
    ),
    { property: { exists: false } },
  ];
  const ofRooms = rates.filter(({ lodge }) => lodge === '').map(({ room }) => room);
  const [offers, rooms] = await Promise.all([
    published(req, 'offer', { or: ofThem }, offerFields),
    named(req, 'room', ofRooms, ['accommodation']),
  ]);
  const lodgeOf = new Map(rooms.map(({ id, accommodation }) => [idOf(id), idOf(accommodation)]));
  return offers.filter((row) => {
    const offer = offerFacts(row);
    return rates.some(
      ({ property, lodge, room }) =>
        (offer.property === '' || offer.property === property) &&
        (offer.lodges.length === 0 || offer.lodges.includes(lodge || (lodgeOf.get(room) ?? ''))),
    );
  });
}

/** Offers by their ids as their own rows have them, published or not, with what they would save. */
export async function offersByIds(
  req: Scope,
  ids: readonly (number | string)[],
): Promise<readonly JudgedOffer[]> {
  if (ids.length === 0) return [];
  const { docs } = await req.payload.db.find<EntryRow>({
    collection: 'offer',
    where: { and: [{ id: { in: [...ids] } }, { deletedAt: { exists: false } }] },
    limit: 0,
    pagination: false,
    req,
  });
  return judged(req, docs);
}

const saveNothing = (offers: readonly JudgedOffer[], stands: OfferSavingNothing['stands']) =>
  offers.flatMap(({ row, title, why }): readonly OfferSavingNothing[] =>
    why === null ? [] : [{ id: row.id, title, says: why.says, stands }],
  );

/**
 * What the panel beside an offer or a rate says of published offers that save nothing. It asks with every letter that is saved, so no more
 * is read than the offers that speak of the entry need.
 *
 * @param row as it is published
 */
export async function offersSavingNothing(
  req: Scope,
  collection: string,
  row: EntryRow,
): Promise<readonly OfferSavingNothing[]> {
  if (collection !== 'rate' && collection !== 'offer') return [];
  const offers = collection === 'offer' ? [row] : await publishedOffersOf(req, [row]);
  return saveNothing(await judged(req, offers), 'on');
}

/** The published offers that save nothing once the draft of a rate is published, and are taken off the site then. */
export async function offersComingOff(
  req: Scope,
  row: EntryRow,
  draft: EntryRow,
): Promise<readonly OfferSavingNothing[]> {
  if (samePrices(row, draft)) return [];
  const offers = (await judged(req, await publishedOffersOf(req, [row, draft]), draft)).filter(
    ({ saysFigures }) => saysFigures,
  );
  return saveNothing(offers, 'until published');
}

/** Whether two states of a rate are the same to every offer. */
export const samePrices = (one: Row, other: Row): boolean =>
  JSON.stringify(rateFacts(one)) === JSON.stringify(rateFacts(other));
