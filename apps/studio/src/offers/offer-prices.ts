import type { Day } from '@sundowner/calendar/day';
import { nothingSaved, type PricedRate } from './offer-saving.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a row of an offer says of what it takes off. */
export interface OfferFacts {
  readonly title: string;
  /** Key of its property; empty for the whole collection. */
  readonly property: string;
  /** The last day it is shown. */
  readonly until: Day | null;
  readonly stayFrom: Day | null;
  readonly stayUntil: Day | null;
  /** Ids; empty for every lodge. */
  readonly lodges: readonly string[];
}

/** What a row of a rate for people says of its prices; its lodge and room are ids, empty for none. */
export interface RateFacts {
  readonly title: string;
  readonly property: string;
  readonly lodge: string;
  readonly room: string;
  readonly seasons: PricedRate['seasons'];
}

/** What rates name, by id. */
export interface RateNames {
  readonly lodges: ReadonlyMap<string, string>;
  readonly rooms: ReadonlyMap<string, { readonly name: string; readonly lodge: string }>;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Days are stored as noon UTC of that day. */
const dayOf = (value: unknown): Day | null => text(value).slice(0, 10) || null;

/** The id of what a relation holds, populated or not; empty for nothing. */
export function idOf(value: unknown): string {
  const id = isRow(value) ? value.id : value;
  return id === null || id === undefined ? '' : String(id);
}

export const offerFacts = ({
  title,
  property,
  until,
  stayFrom,
  stayUntil,
  accommodation,
}: Row): OfferFacts => ({
  title: text(title),
  property: text(property),
  until: dayOf(until),
  stayFrom: dayOf(stayFrom),
  stayUntil: dayOf(stayUntil),
  lodges: Array.isArray(accommodation) ? accommodation.map(idOf) : [],
});

/** @returns `null` for a rate of a whole house, or of a supplement: no offer is held against it */
export const rateFacts = ({ title, property, per, accommodation, room, seasons }: Row): RateFacts | null =>
  per === 'person'
    ? {
        title: text(title),
        property: text(property),
        lodge: idOf(accommodation),
        room: idOf(room),
        seasons: rowsOf(seasons).map(({ from, to, perPersonSharing, single }) => ({
          from: dayOf(from),
          to: dayOf(to),
          perPersonSharing: amount(perPersonSharing),
          single: amount(single),
        })),
      }
    : null;

/** A rate stands under its own lodge, or that of its room. */
function pricedRate({ title, lodge, room, seasons }: RateFacts, { lodges, rooms }: RateNames): PricedRate {
  const ofRoom = rooms.get(room);
  const at = lodge || ofRoom?.lodge || '';
  return { lodge: at, lodgeName: lodges.get(at) ?? title, room: ofRoom?.name ?? '', seasons };
}

/**
 * Why an offer saves a guest nothing against published rates.
 *
 * @param rates of any property
 * @returns a sentence, or `null` where it saves something
 */
export function whyNothingSaved(
  offer: OfferFacts,
  rates: readonly RateFacts[],
  names: RateNames,
): string | null {
  const mine = rates.filter(({ property }) => offer.property === '' || property === offer.property);
  return nothingSaved(
    offer,
    mine.map((rate) => pricedRate(rate, names)),
  );
}
