import { mostPlaces, propertyOfKey } from '@sundowner/brand';
import { bedsInWords, bedsOf } from '@sundowner/brand/beds';
import { z } from 'zod';
import { installation } from '../../installation/installation.ts';
import { picture } from '../fields/common.ts';
import {
  day,
  entry,
  id,
  listOf,
  number,
  optionalDay,
  optionalWords,
  price,
  rename,
  texts,
  words,
} from '../fields/fields.ts';
import { type Levy, levies, propertyKey, requiredPropertyKey } from '../fields/place.ts';
import { currentCollection } from '../places/collection-scope.ts';
import { only } from '../reading/content-read.ts';
import type { Reading } from '../reading/reading.ts';

/** A treehouse says in words how many it takes. */
const guestsAtMost = number.catch(null);
const placeFields = z.object({ name: words, roomName: words, slug: words, sleeps: guestsAtMost });
const place = entry(placeFields);
/** A room with the lodge it belongs to: the studio gives the number of that alone, published or not. */
const room = entry(
  placeFields.extend({
    accommodation: id.nullish().catch(null),
    sleepsAdults: guestsAtMost,
    howMany: guestsAtMost,
  }),
);
/** A lodge or villa is known by its tag: it has no slug. */
const lodge = entry(
  z
    .object({ name: words, contentfulTag: words, kind: words, sleeps: guestsAtMost, levies })
    .transform(({ contentfulTag, kind, ...raw }) => ({
      ...raw,
      roomName: '',
      slug: contentfulTag,
      whole: kind === 'villa' || kind === 'residence',
    })),
);

/** What a rate names: of a place that is published no more the studio gives the number alone. */
const named = <Place>(shape: z.ZodType<Place | null>) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const published = shape.parse(value);
      return { published, isRetired: published === null && value !== null && value !== undefined };
    });

type Places = Record<'residence' | 'treehouse', z.infer<typeof place>> & {
  readonly room: z.infer<typeof room>;
  readonly accommodation: z.infer<typeof lodge>;
};

/** What a rate is for: the narrowest place it names. A villa is a house, whether or not it is a residence besides. */
function narrowestPlace(of: Places, per: string) {
  if (of.room) return [of.room, 'room'] as const;
  if (of.residence) return [of.residence, 'house'] as const;
  if (of.treehouse) return [of.treehouse, 'treehouse'] as const;
  if (of.accommodation?.whole) return [of.accommodation, 'house'] as const;
  // How many sleep in one room of a lodge nobody says; one price for a whole one may be that of a room.
  const { name = '', slug = '' } = of.accommodation ?? {};
  return [{ name, roomName: '', slug: per === 'person' ? slug : '', sleeps: null }, 'lodge'] as const;
}

interface Beds {
  /** Guests it takes at most, a room each; `null` when nothing says. */
  readonly sleeps: number | null;
  /** Of them so many adults, where the other beds are for children; else `null`. */
  readonly sleepsAdults: number | null;
  /** How many of the kind there are; `null` when nothing says, and of what stands alone. */
  readonly howMany: number | null;
  /** "2 adults, 1 child". */
  readonly guests: string;
}

type Bedded = { readonly sleeps: number | null } & Partial<Pick<Beds, 'sleepsAdults' | 'howMany'>>;

/**
 * Who sleeps in what is priced. A place says it in figures. The words of its rate stand where it does not, and beside the figure of a house
 * where they come to it: which of the beds are for children they alone say.
 */
function bedsOfPlace(place: Bedded | null, { kind, guests }: { kind: string; guests: string }): Beds {
  const { sleeps = null, sleepsAdults = null, howMany = null } = place ?? {};
  const said = bedsOf(guests);
  const beds = said.adults === null ? null : said.adults + (said.children ?? 0);
  const isRoom = kind === 'room' || kind === 'lodge';
  const agrees = isRoom || sleeps === null || beds === null || beds === sleeps;
  const adults = sleepsAdults ?? (said.children === null || !agrees ? null : said.adults);
  const inFigures = sleeps !== null && (kind === 'room' || !agrees);
  return {
    sleeps: sleeps ?? (isRoom ? null : beds),
    sleepsAdults: adults,
    howMany,
    guests: inFigures ? figuresInWords(sleeps, adults, kind) : guests,
  };
}

/** A house is for "Up to 8" of any age. */
const figuresInWords = (sleeps: number, adults: number | null, kind: string): string =>
  kind === 'house' && adults === null ? `Up to ${sleeps}` : bedsInWords(sleeps, adults);

const rateSeason = z.object({
  name: words,
  /** First and last night, yyyy-mm-dd. */
  from: day,
  to: day,
  perPersonSharing: price,
  single: price,
  /** 0 where children pay nothing. */
  child: number,
  unit: price,
  minimumNights: number,
  note: words,
});

export type RateSeason = z.infer<typeof rateSeason>;

const rate = z
  .object({
    title: words,
    property: requiredPropertyKey,
    year: z.number().int(),
    /** ISO 4217: what it was entered in; empty in rates older than that. */
    currency: words,
    accommodation: named(lodge),
    room: named(room),
    residence: named(place),
    treehouse: named(place),
    per: z.enum(['person', 'unit', 'supplement']).catch('person'),
    guests: words,
    seasons: listOf(rateSeason),
    inclusions: texts,
    exclusions: texts,
    childPolicy: words,
    /** Years of the youngest child that comes, of the first who pays, and of the last who pays a child's price; `null` where nothing is said. */
    childFrom: number,
    childFree: number,
    childUntil: number,
    note: words,
    /** yyyy-mm-dd; `null` when the editor gave none. */
    ratesAsOf: optionalDay,
  })
  .transform(
    ({ accommodation: ofLodge, room: ofRoom, residence: ofHouse, treehouse: ofTreehouse, ...raw }) => {
      const { published: accommodation } = ofLodge;
      const { published: room } = ofRoom;
      const of = { accommodation, room, residence: ofHouse.published, treehouse: ofTreehouse.published };
      const [place, kind] = narrowestPlace(of, raw.per);
      // A villa is let, whether or not it is a residence besides.
      const gone = [ofLodge, ofRoom, ofTreehouse, ...(accommodation ? [] : [ofHouse])];
      return {
        ...raw,
        /** Whether what it is for is published no more. */
        isGone: gone.some(({ isRetired }) => isRetired),
        currency: raw.currency || installation().baseCurrency,
        kind,
        /** Name of the lodge, room, residence or treehouse it is for; empty when none is chosen. */
        place: room?.roomName || place?.name || '',
        /** Slug of that place, of a lodge its tag: the same in every year. Empty when none is chosen. */
        item: place?.slug ?? '',
        /** Name of the lodge a room is in; empty for what stands alone. */
        lodge: kind === 'room' ? (accommodation?.name ?? '') : '',
        /** What is paid beside its price at that lodge or villa; empty where what its property says holds. */
        levies: accommodation?.levies ?? [],
        /** Number of the lodge its room belongs to, where the rate names the room alone; else `null`. */
        lodgeOfRoom: accommodation ? null : (room?.accommodation ?? null),
        ...bedsOfPlace(kind === 'room' ? room : place, { kind, guests: raw.guests }),
      };
    },
  )
  .transform(rename({ ratesAsOf: 'asOf' }));

/** As its entry says it. */
type WrittenRate = z.infer<typeof rate>;

/** What a night costs in one kind of room, one year, season by season. Units of the currency. */
export type Rate = Omit<WrittenRate, 'isGone' | 'lodgeOfRoom' | 'levies'> & {
  /** Absent where what the property says holds. */
  readonly levies?: readonly Levy[];
};

/**
 * Whether a rate is sold: not for what is published no more, nor for nothing, whose price would stand there without a name. One that was
 * entered in another currency is not either, since its amounts would be taken for those of what prices are kept in now; a demonstration
 * shows its amounts in whatever it is set to.
 */
function isOnSale({ currency, place, property, isGone }: WrittenRate, { site }: Reading): boolean {
  const isPublished = currentCollection().properties.some(({ key }) => key === property);
  if (isGone || place === '' || !isPublished) return false;
  return site.demonstration || currency === installation().baseCurrency;
}

const lodgeOfRooms = z.object({ id, name: words, levies });
type LodgeOfRooms = z.infer<typeof lodgeOfRooms>;

/**
 * The published lodges by their numbers, of those that rates name by a room alone.
 *
 * @param of the property whose rates they are, or "all": each has a last good copy of its own
 * @throws OutageError as `readRates` does
 */
async function readLodgesOfRooms(
  reading: Reading,
  { rates, of }: { readonly rates: readonly WrittenRate[]; readonly of: string },
): Promise<ReadonlyMap<string | number, LodgeOfRooms>> {
  const ids = [...new Set(rates.flatMap(({ lodgeOfRoom }) => lodgeOfRoom ?? []))].sort();
  if (ids.length === 0) return new Map();
  const lodges = await reading.list({
    name: `accommodation-of-rooms-${of}`,
    collection: 'accommodation',
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    select: only('name', 'levies'),
    schema: lodgeOfRooms,
  });
  return new Map(lodges.map((lodge) => [lodge.id, lodge]));
}

/** What a room belongs to that no lodge has: the lodge at the root of its property, or else the property as a whole. */
function houseOf(key: string): string {
  const collection = currentCollection();
  const property = propertyOfKey(key, collection);
  return collection.lodges.find(({ path }) => path === property?.root)?.name ?? property?.shortName ?? '';
}

/** A rate of a room stands with its lodge, whether the rate names that or the room does; it goes with it too. */
function withLodge(rate: WrittenRate, lodges: ReadonlyMap<string | number, LodgeOfRooms>): WrittenRate {
  const { kind, lodge, lodgeOfRoom, property } = rate;
  if (kind !== 'room' || lodge !== '') return rate;
  if (lodgeOfRoom === null) return { ...rate, lodge: houseOf(property) };
  const own = lodges.get(lodgeOfRoom);
  return own ? { ...rate, lodge: own.name, levies: own.levies } : { ...rate, lodge: '', isGone: true };
}

/** Of every room of every lodge in a few years: a price must not silently be missing. */
const mostRates = 10 * mostPlaces;

/**
 * The rates of one property, or of all, that are on sale: newest year first, then in the editors' order.
 *
 * @throws OutageError when they cannot be read and were not kept: a price must not silently be missing
 */
export async function readRates(reading: Reading, property: string | null): Promise<readonly Rate[]> {
  const written = await reading.list({
    collection: 'rate',
    ...(property && { name: `rate-${property}`, where: { property: { equals: property } } }),
    sort: ['-year', 'position'],
    depth: 1,
    limit: mostRates,
    schema: rate,
  });
  const lodges = await readLodgesOfRooms(reading, { rates: written, of: property ?? 'all' });
  return written
    .map((each) => withLodge(each, lodges))
    .filter((each) => isOnSale(each, reading))
    .map(({ isGone: _gone, lodgeOfRoom: _of, levies: own, ...each }) =>
      own.length > 0 ? { ...each, levies: own } : each,
    );
}

const season = z.object({
  name: words,
  property: propertyKey,
  /** MM-DD. */
  from: words,
  to: words,
  months: words,
  text: words,
});

/** The name of a part of the year, and when it usually starts and ends. */
export type Season = z.infer<typeof season>;

/** The names seasons go by; empty when they cannot be read. */
export const readSeasons = (reading: Reading): Promise<readonly Season[]> =>
  reading.listOrNone({ collection: 'season', sort: ['position'], depth: 0, limit: 100, schema: season });

const ratedFields = z.object({
  key: requiredPropertyKey,
  name: words,
  shortName: words,
  coordinates: optionalWords,
  cardImage: picture,
  childPolicy: words,
  /** What its note on health says, of malaria too. */
  health: words,
  levies,
  /** How much is paid, until when dates may change, and what a cancellation costs; empty where nothing is said. */
  deposit: words,
  changes: words,
  cancellation: words,
  /** An arrival in fewer days is asked for, and not booked online. */
  bookableFrom: number.transform((days) => days ?? 1),
  /** What the partner's address takes of dates and guests; empty where it takes none. */
  availabilityQuery: words,
});

const ratedProperty = ratedFields
  .transform(({ deposit, changes, cancellation, bookableFrom, availabilityQuery, ...raw }) => ({
    ...raw,
    shortName: raw.shortName || raw.name,
    booking: { deposit, changes, cancellation, availabilityQuery, bookableFrom },
  }))
  .transform(rename({ cardImage: 'picture' }));

/** What a rates page needs of a property besides its prices. */
export type RatedProperty = z.infer<typeof ratedProperty>;
/** What holds of a booking at a property. */
export type Booking = RatedProperty['booking'];

/** The properties in their order, with what is paid beside their prices; empty when they cannot be read. */
export const readRatedProperties = (reading: Reading): Promise<readonly RatedProperty[]> =>
  reading.listOrNone({
    name: 'propertyUpdated-rated',
    collection: 'propertyUpdated',
    sort: ['position'],
    depth: 1,
    limit: mostPlaces,
    select: only(...Object.keys(ratedFields.shape)),
    schema: ratedProperty,
  });
