import type { Day } from '@sundowner/calendar/day';
import { nothingSaved } from './offer-saving.ts';
import type { PricedRate, Refusal, Saving, SavingKind } from './saving.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a row of an offer says of what it takes off. */
export interface OfferFacts {
  readonly title: string;
  readonly text: string;
  readonly terms: string;
  readonly included: readonly string[];
  /** Key of its property; empty for the whole collection. */
  readonly property: string;
  /** The last day it is shown. */
  readonly until: Day | null;
  readonly stayFrom: Day | null;
  readonly stayUntil: Day | null;
  /** Ids; empty for every lodge. */
  readonly lodges: readonly string[];
  readonly saving: Saving;
}

/** What a row of a rate says of its prices; its lodge and room are ids, empty for none. */
export interface RateFacts extends Omit<PricedRate, 'lodgeName' | 'roomName'> {
  readonly title: string;
  readonly property: string;
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

const kinds: readonly unknown[] = [
  'nights',
  'percent',
  'price',
  'room',
  'single',
  'child',
  'extra',
] satisfies readonly SavingKind[];
const isKind = (value: unknown): value is SavingKind => kinds.includes(value);

function savingFacts(value: unknown): Saving {
  const saving = isRow(value) ? value : {};
  return {
    kind: isKind(saving.kind) ? saving.kind : null,
    nights: amount(saving.nights),
    paidNights: amount(saving.paidNights),
    percent: amount(saving.percent),
    what: text(saving.what),
    room: idOf(saving.room),
    otherRoom: idOf(saving.otherRoom),
    usualPrice: amount(saving.usualPrice),
    price: amount(saving.price),
    childUnder: amount(saving.childUnder),
  };
}

export const offerFacts = (row: Row): OfferFacts => ({
  title: text(row.title),
  text: text(row.text),
  terms: text(row.terms),
  included: Array.isArray(row.included) ? row.included.map(text) : [],
  property: text(row.property),
  until: dayOf(row.until),
  stayFrom: dayOf(row.stayFrom),
  stayUntil: dayOf(row.stayUntil),
  lodges: Array.isArray(row.accommodation) ? row.accommodation.map(idOf) : [],
  saving: savingFacts(row.saving),
});

export const rateFacts = (row: Row): RateFacts => ({
  title: text(row.title),
  property: text(row.property),
  lodge: idOf(row.accommodation),
  room: idOf(row.room),
  per: row.per === 'person' || row.per === 'supplement' ? row.per : 'unit',
  inclusions: Array.isArray(row.inclusions) ? row.inclusions.map(text) : [],
  childPolicy: text(row.childPolicy),
  childFrom: amount(row.childFrom),
  childFree: amount(row.childFree),
  childUntil: amount(row.childUntil),
  seasons: rowsOf(row.seasons).map((season) => ({
    from: dayOf(season.from),
    to: dayOf(season.to),
    perPersonSharing: amount(season.perPersonSharing),
    single: amount(season.single),
    child: amount(season.child),
    unit: amount(season.unit),
  })),
});

/** A rate stands under its own lodge, or that of its room. */
function pricedRate({ title, property: _, ...rate }: RateFacts, { lodges, rooms }: RateNames): PricedRate {
  const ofRoom = rooms.get(rate.room);
  const lodge = rate.lodge || ofRoom?.lodge || '';
  return { ...rate, lodge, lodgeName: lodges.get(lodge) ?? title, roomName: ofRoom?.name ?? '' };
}

/**
 * Why an offer saves a guest nothing against published rates.
 *
 * @param rates of any property
 * @returns `null` where it saves something
 */
export function whyNothingSaved(
  offer: OfferFacts,
  rates: readonly RateFacts[],
  names: RateNames,
  today: Day,
): Refusal | null {
  const mine = rates.filter(({ property }) => offer.property === '' || property === offer.property);
  const lodges = offer.lodges.map((id) => ({ id, name: names.lodges.get(id) ?? '' }));
  return nothingSaved(
    { ...offer, lodges },
    mine.map((rate) => pricedRate(rate, names)),
    today,
  );
}
