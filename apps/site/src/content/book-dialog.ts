import {
  type AccommodationPlace,
  type AccommodationTag,
  accommodationPlaces,
  type Region,
  regionOfPath,
  regions,
  type Theme,
  themeOfPath,
} from '@sundowner/brand';
import { z } from 'zod';
import { listAccommodationCards, readModalContent } from './dialog-content.ts';
import { kindsOfRoom } from './kinds-of-room.ts';
import type { AccommodationCard } from './model/dialog-content.ts';
import type { AmenitiesDialogContent, BookCard, BookDialogContent, BookRegion } from './model/dialogs.ts';
import { amenity } from './raw/amenity.ts';
import { picture } from './raw/common.ts';
import { entries, number, words } from './raw/fields.ts';
import type { Reading } from './reading.ts';
import { readStandingPlaces } from './standing-places.ts';

const rawStay = z.object({
  name: words,
  contentfulTag: words,
  kind: words,
  roomCount: number,
  rooms: entries(z.object({ name: words })),
  sleeps: number,
  cardImage: picture,
  dropDownImage: picture,
  amenities: entries(amenity),
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
export async function readBookDialog(
  reading: Reading,
  from: string,
  siteUrl: string,
): Promise<BookDialogContent> {
  const [cards, stays, residences, modal, standing] = await Promise.all([
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
  ]);
  const theme = themeOfPath(from);
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
  return stay?.roomCount ? `${stay.roomCount} ${kindsOfRoom(stay.rooms.map(({ name }) => name))}` : '';
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

function toAmenities(
  stay: RawStay,
  origin: Pick<AmenitiesDialogContent, 'from' | 'theme'>,
): AmenitiesDialogContent | null {
  if (stay.amenities.length === 0 || stay.contentfulTag === '') return null;
  return {
    ...origin,
    tag: stay.contentfulTag,
    name: stay.name,
    picture: stay.cardImage ?? stay.dropDownImage,
    amenities: stay.amenities.map(({ title, text, category }) => ({ title, text, category })),
  };
}

/**
 * What a lodge offers, by its accommodation tag (MOD-18).
 *
 * @returns `null` when there is no such place, or nothing is listed for it
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readAmenitiesDialog(
  reading: Reading,
  tag: string,
  from: string,
): Promise<AmenitiesDialogContent | null> {
  const known = accommodationPlaces.find((place) => place.tag === (tag as AccommodationTag));
  if (!known) return null;
  const stay = await reading.one({
    name: `amenities-${known.tag}`,
    collection: 'accommodation',
    where: { contentfulTag: { equals: known.tag } },
    depth: 1,
    limit: 1,
    schema: rawStay,
    keep: 'found',
  });
  const path = known.paths[0] ?? from;
  return stay && toAmenities(stay, { from, theme: themeOfPath(path) });
}
