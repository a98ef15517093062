import { type PropertyKey, properties } from '@sundowner/brand';
import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { day, entry, listOf, number, optionalDay, optionalWords, texts, words } from '../fields/fields.ts';
import { gettingThereFields } from '../fields/place.ts';
import type { Rate, RatedProperty, Season } from '../model/rates.ts';
import { only } from '../reading/query.ts';
import type { Reading } from '../reading/reading.ts';

export const propertyKey = z.enum(properties.map(({ key }) => key) as [PropertyKey, ...PropertyKey[]]);

/** A treehouse says in words how many it takes. */
const guestsAtMost = number.catch(null);
const named = entry(z.object({ name: words, roomName: words, slug: words, sleeps: guestsAtMost }));

type Named = z.infer<typeof named>;

/** What a rate is for: the narrowest place it names. */
function placeOf(of: Record<'room' | 'residence' | 'treehouse' | 'accommodation', Named>) {
  if (of.room) return [of.room, 'room'] as const;
  if (of.residence) return [of.residence, 'house'] as const;
  if (of.treehouse) return [of.treehouse, 'treehouse'] as const;
  return [of.accommodation, 'lodge'] as const;
}

const rate = z
  .object({
    title: words,
    property: propertyKey,
    year: z.number().int(),
    accommodation: named,
    room: named,
    residence: named,
    treehouse: named,
    currency: z.literal('ZAR').catch('ZAR'),
    per: z.enum(['person', 'unit', 'supplement']).catch('person'),
    guests: words,
    seasons: listOf(
      z.object({
        name: words,
        from: day,
        to: day,
        perPersonSharing: number,
        single: number,
        child: number,
        unit: number,
        minimumNights: number,
        note: words,
      }),
    ),
    inclusions: texts,
    exclusions: texts,
    childPolicy: words,
    childFrom: number,
    childFree: number,
    childUntil: number,
    note: words,
    ratesAsOf: optionalDay,
  })
  .transform(({ accommodation, room, residence, treehouse, ratesAsOf, ...raw }): Rate => {
    const [place, kind] = placeOf({ room, residence, treehouse, accommodation });
    return {
      ...raw,
      kind,
      place: room?.roomName || place?.name || '',
      item: place?.slug ?? '',
      lodge: kind === 'room' ? (accommodation?.name ?? '') : '',
      sleeps: place?.sleeps ?? null,
      asOf: ratesAsOf,
    };
  });

/**
 * The rates of one property, or of all: newest year first, then in the editors' order.
 *
 * @throws OutageError when they cannot be read and were not kept: a price must not silently be missing
 */
export function readRates(reading: Reading, property: PropertyKey | null): Promise<readonly Rate[]> {
  return reading.list({
    name: property === null ? 'rate' : `rate-${property}`,
    collection: 'rate',
    ...(property === null ? {} : { where: { property: { equals: property } } }),
    sort: ['-year', 'position'],
    depth: 1,
    limit: 500,
    schema: rate,
  });
}

const season = z
  .object({
    name: words,
    property: propertyKey.nullish(),
    from: words,
    to: words,
    months: words,
    text: words,
  })
  .transform(({ property, ...raw }): Season => ({ ...raw, property: property ?? null }));

/** The names seasons go by; empty when they cannot be read. */
export function readSeasons(reading: Reading): Promise<readonly Season[]> {
  return reading.orElse<readonly Season[]>('season', [], () =>
    reading.list({
      name: 'season',
      collection: 'season',
      sort: ['position'],
      depth: 0,
      limit: 100,
      schema: season,
    }),
  );
}

const ratedProperty = z
  .object({
    key: propertyKey,
    name: words,
    shortName: words,
    coordinates: optionalWords,
    cardImage: picture,
    childPolicy: words,
    levies: gettingThereFields.levies,
    deposit: words,
    changes: words,
    cancellation: words,
    bookableFrom: number,
    availabilityQuery: words,
  })
  .transform(
    ({
      key,
      cardImage,
      levies,
      deposit,
      changes,
      cancellation,
      bookableFrom,
      availabilityQuery,
      ...raw
    }): RatedProperty => ({
      ...raw,
      key,
      name: raw.name || (properties.find((property) => property.key === key)?.name ?? ''),
      shortName: raw.shortName || (properties.find((property) => property.key === key)?.shortName ?? ''),
      picture: cardImage,
      levies,
      booking: { deposit, changes, cancellation, availabilityQuery, bookableFrom: bookableFrom ?? 1 },
    }),
  );

const shown = [
  ...['key', 'name', 'shortName', 'coordinates', 'cardImage', 'childPolicy', 'levies'],
  ...['deposit', 'changes', 'cancellation', 'bookableFrom', 'availabilityQuery'],
];

/** The properties in their order, with what is paid beside their prices; empty when they cannot be read. */
export function readRatedProperties(reading: Reading): Promise<readonly RatedProperty[]> {
  return reading.orElse<readonly RatedProperty[]>('propertyUpdated-rated', [], () =>
    reading.list({
      name: 'propertyUpdated-rated',
      collection: 'propertyUpdated',
      sort: ['position'],
      depth: 1,
      limit: 20,
      select: only(...shown),
      schema: ratedProperty,
    }),
  );
}
