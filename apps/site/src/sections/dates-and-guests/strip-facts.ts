import { placeOfPath, propertyOfPath } from '@sundowner/brand';
import type { Levy } from '../../content/fields/place.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Rate, RatedProperty } from '../../content/rates/rates.ts';
import { ratesOnSale } from '../../content/rates/years-on-sale.ts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import type { Asked } from '../../links/asked.ts';
import { type Stay, stayInQuery } from '../../ui/party/stay.ts';
import { perPersonAndNight } from '../estimate/estimate.ts';
import { offered, type PartyOffered, rulesOfRooms, rulesOfWhole } from './party-rules.ts';
import type { StayRules } from './stay-problem.ts';
import { youngerBeside } from './younger-beside.ts';

/** What a strip of dates and guests is drawn from; its script reads the same. */
export interface StripFacts extends StayRules {
  /** A single night is asked for, beside the nights of a stay: the page has one date. */
  readonly night: boolean;
  /** Path of the page. */
  readonly from: string;
  /** Where it is booked, outside our site; `null` where a person books it. */
  readonly bookHref: string | null;
  /** What that address takes of dates and guests; empty where it takes none. */
  readonly availabilityQuery: string;
  /** What the estimate may be for, cheapest first: slugs of its rooms, or of the house; the one an address chose alone. */
  readonly items: readonly string[];
  /** Slug of the treehouse an address adds a night in; `null` for none. */
  readonly treehouse: string | null;
  /** Theirs of every year on sale; then, without prices, what else of the property may take a party that they do not. */
  readonly rates: readonly Rate[];
  /** Paid beside them. */
  readonly levies: readonly Levy[];
  /** Which form the enquiry is: that of a house to oneself, or the usual one. */
  readonly form: 'email' | 'residences';
  /** What the enquiry is filled in with besides. */
  readonly asked: Asked;
  /** Of those who plan journeys; empty where there is none. */
  readonly telephone: string;
}

/** What a page hands its strip. */
export interface StripDates {
  readonly facts: StripFacts;
  readonly offered: PartyOffered;
  /** What the address asks for; `null` where it asks for nothing. */
  readonly stay: Stay | null;
  /** yyyy-mm-dd. */
  readonly today: string;
}

interface Sources {
  readonly place: string;
  /** Path of the page. */
  readonly path: string;
  readonly bookHref: string | null;
  readonly properties: readonly RatedProperty[];
  readonly rates: readonly Rate[];
  /** Names its rooms or the house go by in the rates. */
  readonly names: readonly string[];
  readonly contact: ContactDetails | null;
  /** Of the address. */
  readonly query: URLSearchParams;
  /** yyyy-mm-dd. */
  readonly today: string;
  readonly asked?: Asked;
  readonly form?: StripFacts['form'];
  /** Where the page is of no property itself. */
  readonly property?: string;
  /** Rates of the places beside it; those above unless told. */
  readonly beside?: readonly Rate[];
  /** Guests a place of several rooms holds, where it says. */
  readonly holds?: number | null;
}

/** What the strip of a page is drawn from: the estimate is that of the cheapest room which takes the party. */
export function stripDates(sources: Sources): StripDates {
  const { place, path, bookHref, properties, rates, names, contact, today, asked = {} } = sources;
  const collection = currentCollection();
  const property = propertyOfPath(path, collection);
  const key = sources.property ?? property?.key;
  const own = ratesOnSale(rates, today).rates.filter(
    (rate) => names.includes(rate.place) && rate.per !== 'supplement',
  );
  const priced = own.toSorted((a, b) => leastOf(a) - leastOf(b));
  const [cheapest] = priced;
  const rated = properties.find((each) => each.key === key);
  const lodge = placeOfPath(path, collection)?.enquiryName;
  const location = property?.locations.email;
  const beside = ratesOnSale(sources.beside ?? rates, today).rates;
  const isHouse = cheapest?.kind === 'house';
  const all = [...new Set((isHouse ? [cheapest] : priced).flatMap(({ item }) => item || []))];
  const chosen = sources.query.get('room');
  const items = chosen && all.includes(chosen) ? [chosen] : all;
  const trees = beside.filter(
    ({ per, item }) => per === 'supplement' && item !== '' && item === sources.query.get('treehouse'),
  );
  const ofItems = items.flatMap((item) => own.filter((rate) => rate.item === item));
  const party = isHouse ? rulesOfWhole('house', ofItems) : rulesOfRooms(own);
  // The strip shows the sum alone, and not what is paid besides.
  const levies = perPersonAndNight(rated?.levies ?? []);
  const facts: StripFacts = {
    ...party,
    younger: youngerBeside(party, beside, path),
    place,
    night: false,
    from: path,
    bookHref,
    availabilityQuery: rated?.booking.availabilityQuery ?? '',
    bookableFrom: rated?.booking.bookableFrom ?? 1,
    form: sources.form ?? 'email',
    items,
    treehouse: trees[0]?.item ?? null,
    rates: [
      ...withLevies([...ofItems, ...trees], levies).map((rate) => light(rate, today)),
      ...(isHouse ? [] : elsewhere(beside, items)),
    ],
    levies,
    telephone: contact?.travelPlannerNumber ?? '',
    asked: {
      ...(location ? { location } : {}),
      ...(lodge ? { lodge } : {}),
      ...asked,
    },
  };
  return { facts, offered: offered(party, sources.holds), stay: stayInQuery(sources.query), today };
}

interface NightSources extends Pick<Sources, 'place' | 'path' | 'rates' | 'contact' | 'today' | 'query'> {
  /** Slug of the treehouse. */
  readonly item: string;
  readonly asked: Asked;
}

/** The same for one night in a treehouse: a person books it, so no day is too soon, and the room beside it is priced by itself. */
export function nightDates({
  place,
  path,
  rates,
  contact,
  today,
  query,
  item,
  asked,
}: NightSources): StripDates {
  const onSale = ratesOnSale(rates, today).rates;
  const isOwn = (rate: Rate) => rate.kind === 'treehouse' && rate.item === item;
  const own = onSale.filter(isOwn);
  // Before its next year has prices it takes whom it took.
  const party = rulesOfWhole('treehouse', own.length > 0 ? own : rates.filter(isOwn));
  const facts: StripFacts = {
    ...party,
    younger: youngerBeside(party, onSale, path),
    place,
    night: true,
    from: path,
    bookHref: null,
    availabilityQuery: '',
    bookableFrom: null,
    form: 'email',
    items: [],
    treehouse: null,
    rates: [],
    levies: [],
    telephone: contact?.travelPlannerNumber ?? '',
    asked,
  };
  return { facts, offered: offered(party), stay: stayInQuery(query), today };
}

const leastOf = ({ seasons }: Rate): number =>
  Math.min(...seasons.flatMap(({ perPersonSharing, unit }) => perPersonSharing ?? unit ?? []));

/** Without the words nobody sums up, and the nights that are over. */
const light = (rate: Rate, today: string): Rate => ({
  ...rate,
  inclusions: [],
  exclusions: [],
  note: '',
  title: '',
  guests: '',
  asOf: null,
  seasons: rate.seasons.filter(({ to }) => to >= today).map((season) => ({ ...season, note: '' })),
});

/** Rates with what their lodge has in the sum, where one of them has not what its property has: all or none, as they are packed. */
function withLevies(rates: readonly Rate[], ofProperty: readonly Levy[]): readonly Rate[] {
  const own = rates.map(({ levies }) => (levies ? perPersonAndNight(levies) : ofProperty));
  const known = JSON.stringify(ofProperty);
  const differ = own.some((levies) => JSON.stringify(levies) !== known);
  return rates.map(({ levies: _levies, ...rate }, at) =>
    differ ? { ...rate, levies: own[at] ?? [] } : rate,
  );
}

/** Of the other rooms and houses of a property whom they take; the page is of none of them, so without their prices. */
function elsewhere(beside: readonly Rate[], items: readonly string[]): readonly Rate[] {
  const others = beside.filter(({ item, per }) => per !== 'supplement' && item && !items.includes(item));
  return [...Map.groupBy(others, ({ item }) => item).values()].flatMap(([rate]) => {
    if (!rate) return [];
    const { levies: _levies, ...other } = light(rate, '');
    return [{ ...other, seasons: [], childPolicy: '' }];
  });
}
