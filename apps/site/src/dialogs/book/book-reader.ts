import {
  type AccommodationPlace,
  accommodationPlaces,
  properties,
  type Region,
  regionOfPath,
  regions,
  type Theme,
  themeOfPath,
} from '@sundowner/brand';
import { z } from 'zod';
import { joined, number, words } from '../../content/fields/fields.ts';
import { listAccommodationCards, readModalContent } from '../../content/forms/dialog-content.ts';
import type { AccommodationCard } from '../../content/model/dialog-content.ts';
import { readStandingPlaces } from '../../content/property/published-places.ts';
import { readRatedProperties } from '../../content/rates/rates.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { kindsOfRoom } from '../../content/room/kinds-of-room.ts';
import { rawAmenities, toAmenities } from '../amenities/amenities-reader.ts';
import type { DialogReader } from '../dialog-reader.ts';
import { type BookCard, type BookDialogContent, type BookRegion, dialog } from './book-dialog.ts';

const rawStay = rawAmenities.extend({
  kind: words,
  roomCount: number,
  rooms: joined(z.object({ roomName: words })),
  sleeps: number,
});
type RawStay = z.infer<typeof rawStay>;

const rawResidence = z.object({ accommodationTag: words, sleeps: number });

const themes: Readonly<Partial<Record<Region['key'], Theme>>> = {
  'sabi-sand': 'lionsands',
  thornybush: 'monwana',
  marakele: 'marataba',
  'cape-town': 'cape',
};

/**
 * Bookings & Availability (MOD-07): the places that can be booked by region, of the current page's region alone where it has one
 * that has any. Madikwe and Stellenbosch are not shown, nor a place without a link.
 *
 * @throws OutageError when the cards cannot be read and were not kept: the dialog offers to try again
 */
async function readBookDialog(reading: Reading, from: string, siteUrl: string): Promise<BookDialogContent> {
  const [cards, stays, residences, modal, standing, rated] = await Promise.all([
    listAccommodationCards(reading, siteUrl),
    readStaysByTag(reading),
    reading.orElse<readonly z.infer<typeof rawResidence>[]>('book-residences', [], () =>
      reading.list({
        name: 'book-residences',
        collection: 'residence',
        depth: 0,
        limit: 50,
        schema: rawResidence,
      }),
    ),
    readModalContent(reading, 'enquireBook'),
    readStandingPlaces(reading),
    readRatedProperties(reading),
  ]);
  const theme = themeOfPath(from);
  const patternAt = ({ region }: AccommodationPlace) => {
    const key = properties.find((property) => property.region === region)?.key;
    return rated.find((property) => property.key === key)?.booking.availabilityQuery ?? '';
  };
  const toCard = (place: AccommodationPlace, card: AccommodationCard): BookCard | null => {
    const stay = stays.get(place.tag);
    const { checkAvailabilityHref: href } = card;
    const sleeps =
      stay?.sleeps ?? residences.find((each) => each.accommodationTag === place.tag)?.sleeps ?? null;
    return href === null
      ? null
      : {
          tag: place.tag,
          name: stay?.name || place.name,
          line: lineOf(place, stay ?? null, sleeps),
          picture: card.picture,
          href,
          availabilityQuery: patternAt(place),
          amenities: stay ? toAmenities(stay, { from, theme }) : null,
        };
  };
  const all = regions
    .filter(({ hidden }) => !hidden)
    .map(
      (region): BookRegion => ({
        key: region.key,
        name: region.displayName,
        area: region.name === region.displayName ? '' : region.name,
        theme: themes[region.key] ?? 'home',
        cards: accommodationPlaces
          .filter((place) => place.region === region.key && standing.offers(place.tag))
          .flatMap((place) => {
            const card = cards.find(({ tag }) => tag === place.tag);
            return (card && toCard(place, card)) ?? [];
          }),
      }),
    )
    .filter((region) => region.cards.length > 0);
  const current = all.filter(({ key }) => key === regionOfPath(from));
  const shown = current.length > 0 ? current : all;
  return { from, theme, words: modal, regions: shown, more: shown.length < all.length };
}

function lineOf({ whole }: AccommodationPlace, stay: RawStay | null, sleeps: number | null): string {
  if (whole) return sleeps === null ? 'A whole house' : `A whole house, sleeps ${sleeps}`;
  return stay?.roomCount
    ? `${stay.roomCount} ${kindsOfRoom(stay.rooms.map(({ roomName }) => roomName))}`
    : '';
}

/** Every lodge, villa and hotel by its tag; none when they cannot be read: the cards have names of their own. */
async function readStaysByTag(reading: Reading): Promise<ReadonlyMap<string, RawStay>> {
  const stays = await reading.orElse<readonly RawStay[]>('book-stays', [], () =>
    reading.list({
      name: 'book-stays',
      collection: 'accommodation',
      sort: ['position'],
      depth: 1,
      limit: 100,
      schema: rawStay,
    }),
  );
  return new Map(stays.map((stay) => [stay.contentfulTag, stay]));
}

export const reader: DialogReader<BookDialogContent> = {
  read: (reading, { from }, { siteUrl }) => readBookDialog(reading, from, siteUrl),
  words: () => ({ title: dialog.title, description: 'Free nights at our lodges, hotels and houses.' }),
};
