import { bookablePlaces, themeOfPath } from '@sundowner/brand';
import { z } from 'zod';
import { picture, pictures } from '../../content/fields/common.ts';
import { entries, words } from '../../content/fields/fields.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { amenity } from '../../content/room/room.ts';
import type { DialogOrigin } from '../dialog-description.ts';
import type { DialogReader } from '../dialog-reader.ts';

/** Of a lodge, what its amenities are drawn from. */
export const rawAmenities = z.object({
  name: words,
  contentfulTag: words,
  cardImage: picture,
  dropDownImage: picture,
  amenities: entries(amenity),
});

export type AmenitiesDialogContent = NonNullable<ReturnType<typeof toAmenities>>;

/** `null` where nothing is listed. */
export function toAmenities(lodge: z.infer<typeof rawAmenities>, origin: DialogOrigin) {
  if (lodge.amenities.length === 0 || lodge.contentfulTag === '') return null;
  return {
    ...origin,
    tag: lodge.contentfulTag,
    name: lodge.name,
    picture: lodge.cardImage ?? lodge.dropDownImage,
    amenities: lodge.amenities.map(({ title, text, category }) => ({ title, text, category })),
  };
}

/** The same of a residence that is a lodge's villa to nobody: its own entry lists what is there. */
const rawResidence = z
  .object({ name: words, accommodationTag: words, gallery: pictures, amenities: entries(amenity) })
  .transform(({ accommodationTag, gallery, ...raw }) => ({
    ...raw,
    contentfulTag: accommodationTag,
    cardImage: gallery[0] ?? null,
    dropDownImage: null,
  }));

/**
 * What a lodge or a residence offers, by its accommodation tag (MOD-18).
 *
 * @returns `null` when there is no such place, or nothing is listed for it
 * @throws OutageError when it cannot be read and was not kept
 */
async function readAmenitiesDialog(reading: Reading, tag: string, from: string) {
  const collection = currentCollection();
  const known = bookablePlaces(collection).find((place) => place.tag === tag);
  if (!known) return null;
  const lodge = await reading.one({
    name: `amenities-${known.tag}`,
    collection: 'accommodation',
    where: { contentfulTag: { equals: known.tag } },
    depth: 1,
    schema: rawAmenities,
    keep: 'found',
  });
  const house =
    lodge ??
    (await reading.one({
      name: `amenities-residence-${known.tag}`,
      collection: 'residence',
      where: { accommodationTag: { equals: known.tag } },
      depth: 1,
      schema: rawResidence,
      keep: 'found',
    }));
  const path = known.paths[0] ?? from;
  return house && toAmenities(house, { from, theme: themeOfPath(path, collection) });
}

export const reader: DialogReader<AmenitiesDialogContent> = {
  read: (reading, { item, from }) => readAmenitiesDialog(reading, item, from),
  words: ({ name }) => ({
    title: `Facilities and services: ${name}`,
    description: `What ${name} offers, in the rooms and around them.`,
  }),
};
