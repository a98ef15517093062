import { type BookablePlace, bookablePlaces, mostPlaces, regionOfPath, themeOfPath } from '@sundowner/brand';
import { z } from 'zod';
import { joined, number, words } from '../../content/fields/fields.ts';
import { readModalContent } from '../../content/forms/dialog-content.ts';
import { type BookingCard, listBookingCards } from '../../content/lodge/lodge.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readRatedProperties } from '../../content/rates/rates.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { kindsOfRoom } from '../../content/room/room.ts';
import { rawAmenities, toAmenities } from '../amenities/amenities-reader.ts';
import type { DialogReader } from '../dialog-reader.ts';
import { dialog } from './book-dialog.ts';

const rawLodge = rawAmenities.extend({
  kind: words,
  roomCount: number,
  rooms: joined(z.object({ roomName: words })),
  sleeps: number,
});
type RawLodge = z.infer<typeof rawLodge>;

const rawResidence = z.object({ accommodationTag: words, sleeps: number });

/**
 * Bookings & Availability (MOD-07): the places that can be booked by region, of the current page's region alone where it has one
 * that has any. A hidden region is not shown, nor a place without a link.
 *
 * @throws OutageError when the cards cannot be read and were not kept: the dialog offers to try again
 */
async function readBookDialog(reading: Reading, from: string) {
  const [cards, lodges, residences, modal, rated] = await Promise.all([
    listBookingCards(reading),
    readLodgesByTag(reading),
    reading.listOrNone({
      name: 'book-residences',
      collection: 'residence',
      depth: 0,
      limit: mostPlaces,
      schema: rawResidence,
    }),
    readModalContent(reading, 'enquireBook'),
    readRatedProperties(reading),
  ]);
  const collection = currentCollection();
  const theme = themeOfPath(from, collection);
  const firstIn = (region: string) => collection.properties.find((property) => property.region === region);
  /** That of its property; a place of none is booked where the first of its region is. */
  const patternAt = ({ property, region }: BookablePlace) => {
    const key = property || firstIn(region)?.key;
    return rated.find((property) => property.key === key)?.booking.availabilityQuery ?? '';
  };
  const toCard = (place: BookablePlace, card: BookingCard) => {
    const lodge = lodges.get(place.tag);
    const { checkAvailabilityHref: href } = card;
    const sleeps =
      lodge?.sleeps ?? residences.find((each) => each.accommodationTag === place.tag)?.sleeps ?? null;
    return href === null
      ? null
      : {
          tag: place.tag,
          name: lodge?.name || place.name,
          /** "18 suites", "A whole house, sleeps 8"; empty when the studio does not say. */
          line: cardLine(place, lodge ?? null, sleeps),
          picture: card.picture,
          href,
          /** What that address takes of dates and guests; empty where it takes none. */
          availabilityQuery: patternAt(place),
          /** What is there, for the dialog of its amenities; `null` when nothing is listed. */
          amenities: lodge ? toAmenities(lodge, { from, theme }) : null,
        };
  };
  const all = collection.regions
    .filter(({ hidden }) => !hidden)
    .map((region) => ({
      key: region.key,
      /** "The Delta". */
      name: region.displayName,
      /** The region's own name, as on a map; empty where it is the same. */
      area: region.name === region.displayName ? '' : region.name,
      theme: firstIn(region.key)?.theme ?? collection.palettes.home,
      cards: bookablePlaces(collection)
        .filter((place) => place.region === region.key)
        .flatMap((place) => {
          const card = cards.find(({ tag }) => tag === place.tag);
          return (card && toCard(place, card)) ?? [];
        }),
    }))
    .filter((region) => region.cards.length > 0);
  const current = all.filter(({ key }) => key === regionOfPath(from, collection));
  const shown = current.length > 0 ? current : all;
  return {
    ...{ from, theme, words: modal },
    /** Of the current accommodation alone where the page has one; a region without a card is left out. */
    regions: shown,
    /** There are other regions than the one shown. */
    more: shown.length < all.length,
  };
}

function cardLine({ whole }: BookablePlace, lodge: RawLodge | null, sleeps: number | null): string {
  if (whole) return sleeps === null ? 'A whole house' : `A whole house, sleeps ${sleeps}`;
  return lodge?.roomCount
    ? `${lodge.roomCount} ${kindsOfRoom(lodge.rooms.map(({ roomName }) => roomName))}`
    : '';
}

/** Every lodge, villa and hotel by its tag; none when they cannot be read: the cards have names of their own. */
async function readLodgesByTag(reading: Reading): Promise<ReadonlyMap<string, RawLodge>> {
  const lodges = await reading.listOrNone({
    name: 'book-stays',
    collection: 'accommodation',
    sort: ['position'],
    depth: 1,
    limit: mostPlaces,
    schema: rawLodge,
  });
  return new Map(lodges.map((lodge) => [lodge.contentfulTag, lodge]));
}

export type BookDialogContent = Awaited<ReturnType<typeof readBookDialog>>;
export type BookRegion = BookDialogContent['regions'][number];
export type BookCard = BookRegion['cards'][number];

export const reader: DialogReader<BookDialogContent> = {
  read: (reading, { from }) => readBookDialog(reading, from),
  words: () => ({ title: dialog.title, description: 'Free nights at our lodges, hotels and houses.' }),
};
