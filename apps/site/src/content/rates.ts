import { type PropertyKey, properties } from '@sundowner/brand';
import { z } from 'zod';
import type { Rate, Season } from './model/rates.ts';
import { day, entry, listOf, number, optionalDay, texts, words } from './raw/fields.ts';
import type { Reading } from './reading.ts';

export const propertyKey = z.enum(properties.map(({ key }) => key) as [PropertyKey, ...PropertyKey[]]);

const named = entry(z.object({ name: words, roomName: words, slug: words }));

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
    note: words,
    ratesAsOf: optionalDay,
  })
  .transform(({ accommodation, room, residence, treehouse, ratesAsOf, ...raw }): Rate => {
    const [of, kind] = placeOf({ room, residence, treehouse, accommodation });
    const place = of?.roomName || of?.name || '';
    return { ...raw, place, item: of?.slug ?? '', kind, asOf: ratesAsOf };
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
    query: {
      ...(property === null ? {} : { 'where[property][equals]': property }),
      sort: '-year,position',
      depth: 1,
      limit: 500,
    },
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
      query: { sort: 'position', depth: 0, limit: 100 },
      schema: season,
    }),
  );
}
