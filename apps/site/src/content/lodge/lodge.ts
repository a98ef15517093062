import { mostPlaces } from '@sundowner/brand';
import { z } from 'zod';
import {
  bannerOn,
  document,
  facts,
  onHost,
  picture,
  pictures,
  points,
  questions,
  type Shown,
  withCoordinates,
} from '../fields/common.ts';
import { entries, entry, joined, listOf, number, rename, texts, words } from '../fields/fields.ts';
import {
  expectSlug,
  gettingThereFields,
  needsFields,
  propertyKey,
  tourOn,
  withGettingThere,
  withNeeds,
} from '../fields/place.ts';
import { currentCollection } from '../places/collection-scope.ts';
import type { Reading } from '../reading/reading.ts';
import { amenity, roomOn } from '../room/room.ts';

const lodgeCardOn = onHost(({ link }) =>
  z
    .object({
      name: words,
      kind: z.enum(['lodge', 'villa', 'hotel', 'residence']).catch('lodge'),
      property: propertyKey,
      link,
      contentfulTag: words,
      line: words,
      features: texts,
      cardImage: picture,
      dropDownImage: picture,
    })
    .transform(({ cardImage, dropDownImage, ...raw }) => ({ ...raw, picture: cardImage ?? dropDownImage }))
    .transform(rename({ link: 'href', contentfulTag: 'contentTag' })),
);

/** A lodge, villa or hotel as its card shows it. */
export type LodgeCard = Shown<typeof lodgeCardOn>;

const lodgeDetailsOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      /** From the property down to the lodge's own page, which comes last. */
      breadcrumbs: listOf(z.object({ name: words, link }).transform(rename({ link: 'href' }))),
      villas: entries(lodgeCardOn(siteUrl)),
      rooms: joined(roomOn(siteUrl)),
      hero: entry(bannerOn(siteUrl)),
      statement: words,
      statementText: words,
      roomCount: number,
      sleeps: number,
      facts,
      gallery: pictures,
      amenities: entries(amenity),
      factSheet: document,
      questions,
      diningHeading: words,
      diningText: words,
      diningImage: picture,
      menu: listOf(z.object({ dish: words, with: words })),
      diningNote: words,
      whatToExpect: expectSlug,
      tourLink: tourOn(siteUrl),
      expect: points,
      latitude: number,
      longitude: number,
      ...needsFields,
      ...gettingThereFields,
    })
    .transform(({ diningHeading, diningText, diningImage, menu, diningNote, ...raw }) => ({
      ...raw,
      dining: {
        heading: diningHeading,
        text: diningText,
        picture: diningImage,
        dishes: menu,
        note: diningNote,
      },
    }))
    .transform(rename({ hero: 'banner', tourLink: 'tourHref' }))
    .transform(withCoordinates)
    .transform(withNeeds)
    .transform(withGettingThere),
);

/** A lodge, villa or hotel, read by itself or populated in its property. */
export const lodgeOn = onHost(({ siteUrl }) => z.intersection(lodgeCardOn(siteUrl), lodgeDetailsOn(siteUrl)));

/** A lodge, villa or hotel on its own page (CNT-18). */
export type Lodge = Shown<typeof lodgeOn>;

/**
 * A lodge, villa or hotel by the path of its page (CNT-18).
 *
 * @param path `/the-delta/reed-camp`
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export const readLodge = (reading: Reading, path: string): Promise<Lodge | null> =>
  reading.byField('accommodation', 'link', path, { depth: 3, schema: lodgeOn });

const namedOn = onHost(({ link }) => z.object({ name: words, link }));

/** A page of ours by the name visitors know it under, and its path on our own host. */
export type NamedPage = Awaited<ReturnType<typeof readLodgeNames>>[number];

/** Every lodge and hotel by name, and every villa that belongs to no lodge, in the order editors gave them; none when they cannot be read (RT-11). */
export async function readLodgeNames(reading: Reading) {
  const entries = await reading.listOrNone({
    name: 'lodges',
    collection: 'accommodation',
    where: { kind: { in: ['lodge', 'hotel', 'villa'] } },
    sort: ['position'],
    depth: 0,
    limit: mostPlaces,
    schema: namedOn,
  });
  const ofLodges = new Set(currentCollection().lodges.flatMap(({ path, parent }) => (parent ? [path] : [])));
  return entries.flatMap(({ name, link: href }) =>
    name && href?.startsWith('/') && !ofLodges.has(href as `/${string}`) ? [{ name, href }] : [],
  );
}

const bookingCardOn = onHost(({ link }) =>
  z
    .object({
      contentfulTag: z.string().trim().min(1),
      backgroundImage: picture,
      /** `null` for a place that is not offered there. */
      checkAvailabilityLink: link,
    })
    .transform(
      rename({
        contentfulTag: 'tag',
        backgroundImage: 'picture',
        checkAvailabilityLink: 'checkAvailabilityHref',
      }),
    ),
);

/** Picture and booking link of a place in the dialog Bookings & Availability (MOD-07). */
export type BookingCard = Shown<typeof bookingCardOn>;

/** The cards of the dialog Bookings & Availability; empty when they cannot be read (CNT-18). */
export const readBookingCards = (reading: Reading): Promise<readonly BookingCard[]> =>
  reading.orElse<readonly BookingCard[]>('accommodationCard', [], () => listBookingCards(reading));

/** As `readBookingCards`. @throws OutageError when they cannot be read and were not kept */
export const listBookingCards = (reading: Reading): Promise<readonly BookingCard[]> =>
  reading.list({ collection: 'accommodationCard', depth: 1, limit: 500, schema: bookingCardOn });

/** Where a place is booked, outside our site. */
export function bookHrefOf(
  { contentTag }: Pick<Lodge, 'contentTag'>,
  cards: readonly BookingCard[],
): string | null {
  return cards.find(({ tag }) => tag === contentTag)?.checkAvailabilityHref ?? null;
}
