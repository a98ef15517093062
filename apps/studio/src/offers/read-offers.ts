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

/** Published rates that the offers are held against, and what they name. */
async function publishedPrices(req: Scope, offers: readonly OfferFacts[]): Promise<Prices> {
  const asked = offers.map(ratesOf);
  // Payload drops an empty condition among others: it would narrow what is read, instead of meaning all of it.
  const rows = await published(
    req,
    'rate',
    asked.includes(everything) ? everything : { or: asked },
    priceFields,
  );
  const rates = rows.map(rateFacts);
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

/** A published offer that promises what everybody has by the published rates. */
export interface OfferSavingNothing {
  readonly id: number | string;
  readonly title: string;
  readonly says: string;
}

/** The offers that speak of a rate: of its lodge, or of every one of its property or of the collection. */
async function offersOfRate(req: Scope, row: Row): Promise<readonly EntryRow[]> {
  const rate = rateFacts(row);
  const ofIt: Where = { or: [{ property: { equals: rate.property } }, { property: { exists: false } }] };
  const [offers, [room]] = await Promise.all([
    published(req, 'offer', ofIt, offerFields),
    rate.lodge ? [] : named(req, 'room', [rate.room], ['accommodation']),
  ]);
  const lodge = rate.lodge || idOf(room?.accommodation);
  return offers.filter((offer) => {
    const { lodges } = offerFacts(offer);
    return lodges.length === 0 || lodges.includes(lodge);
  });
}

/**
 * What the panel beside an offer or a rate says of offers that save nothing: a rate is published whatever was promised of it, and the
 * promise is then to be put right. What is no longer shown promises nothing. The panel asks with every letter that is saved, so no more
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
  const today = houseToday(Date.now());
  const offers = (collection === 'offer' ? [row] : await offersOfRate(req, row))
    .map((each) => ({ id: each.id, offer: offerFacts(each) }))
    .filter(({ offer }) => (offer.until ?? today) >= today);
  if (offers.length === 0) return [];
  const { rates, names } = await publishedPrices(
    req,
    offers.map(({ offer }) => offer),
  );
  return offers.flatMap(({ id, offer }) => {
    const why = whyNothingSaved(offer, rates, names, today);
    return why === null ? [] : [{ id, title: offer.title, says: why.says }];
  });
}
