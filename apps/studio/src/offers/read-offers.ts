import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { type EntryRow, seen } from '../links/index-entries.ts';
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

const priceFields = ['title', 'property', 'per', 'accommodation', 'room', 'seasons'];
const offerFields = ['title', 'property', 'until', 'stayFrom', 'stayUntil', 'accommodation'];

interface Prices {
  readonly rates: readonly RateFacts[];
  readonly names: RateNames;
}

/** Published rates for people, of a property or of all, and what they name. */
async function publishedPrices(req: Scope, property: string): Promise<Prices> {
  const where: Where = property === '' ? everything : { property: { equals: property } };
  const [rates, lodges, rooms] = await Promise.all([
    published(req, 'rate', where, priceFields),
    published(req, 'accommodation', everything, ['name']),
    published(req, 'room', everything, ['roomName', 'accommodation']),
  ]);
  return {
    rates: rates.flatMap((rate) => rateFacts(rate) ?? []),
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

/** Why an offer saves a guest nothing by the rates that are published now; `null` where it saves something. */
export async function whyOfferSavesNothing(req: Scope, offer: OfferFacts): Promise<string | null> {
  const { rates, names } = await publishedPrices(req, offer.property);
  return whyNothingSaved(offer, rates, names);
}

/** A published offer that promises what everybody has by the published rates. */
export interface OfferSavingNothing {
  readonly id: number | string;
  readonly title: string;
  readonly says: string;
}

/** The offers that speak of a rate: of its lodge, or of every one of its property or of the collection. */
async function offersOfRate(req: Scope, row: Row, { rooms }: RateNames): Promise<readonly EntryRow[]> {
  const rate = rateFacts(row);
  if (rate === null) return [];
  const lodge = rate.lodge || (rooms.get(rate.room)?.lodge ?? '');
  const ofIt: Where = { or: [{ property: { equals: rate.property } }, { property: { exists: false } }] };
  const offers = await published(req, 'offer', ofIt, offerFields);
  return offers.filter((offer) => {
    const { lodges } = offerFacts(offer);
    return lodges.length === 0 || lodges.includes(lodge);
  });
}

/**
 * What the panel beside an offer or a rate says of offers that save nothing: a rate is published whatever was promised of it, and the
 * promise is then to be put right. What is no longer shown promises nothing.
 *
 * @param row as it is published
 */
export async function offersSavingNothing(
  req: Scope,
  collection: string,
  row: EntryRow,
): Promise<readonly OfferSavingNothing[]> {
  if (collection !== 'rate' && collection !== 'offer') return [];
  const { rates, names } = await publishedPrices(req, '');
  const offers = collection === 'offer' ? [row] : await offersOfRate(req, row, names);
  const today = houseToday(Date.now());
  return offers.flatMap((each) => {
    const offer = offerFacts(each);
    const says = (offer.until ?? today) < today ? null : whyNothingSaved(offer, rates, names);
    return says === null ? [] : [{ id: each.id, title: offer.title, says }];
  });
}
