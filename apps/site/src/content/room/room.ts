import { z } from 'zod';
import { facts, onHost, picture, pictures, type Shown } from '../fields/common.ts';
import { entries, number, rename, slug, texts, words } from '../fields/fields.ts';
import { tourOn } from '../fields/place.ts';
import type { Reading } from '../reading/reading.ts';

/** What is in a room, at a lodge, and outside (MOD-18). */
export const amenity = z
  .object({
    title: words,
    category: z.enum(['room', 'lodge', 'outside', 'service']).catch('lodge'),
    text: words,
    icon: words,
    image: picture,
  })
  .transform(rename({ image: 'picture' }));

export type Amenity = z.infer<typeof amenity>;

/** Every amenity in the editors' order; empty when they cannot be read (CNT-19). */
export const readAmenities = (reading: Reading): Promise<readonly Amenity[]> =>
  reading.listOrNone({ collection: 'amenity', sort: ['position'], depth: 1, limit: 300, schema: amenity });

/** A room type (CNT-18), populated in its lodge or its property. */
export const roomOn = onHost(({ siteUrl }) =>
  z
    .object({
      slug,
      roomName: words,
      kind: z.enum(['room', 'suite', 'villa']).catch('room'),
      line: words,
      description: words,
      dropDownImage: picture,
      /** Square metres. */
      size: number,
      sleeps: number,
      sleepsNote: words,
      beds: words,
      bathroom: words,
      outside: words,
      pool: words,
      sittingRoom: words,
      view: words,
      howMany: number,
      inTheRoom: texts,
      facts,
      amenities: entries(amenity),
      tourLink: tourOn(siteUrl),
      gallery: pictures,
      plan: picture,
    })
    .transform(rename({ roomName: 'name', dropDownImage: 'menuPicture', tourLink: 'tourHref' })),
);

export type Room = Shown<typeof roomOn>;

const kinds = ['room', 'suite', 'villa', 'tent'];

/** What a lodge's rooms are called together, from the names of each: "rooms and suites"; "rooms" where the names do not say. */
export function kindsOfRoom(names: readonly string[]): string {
  const found = kinds.filter((kind) => names.some((name) => new RegExp(`\\b${kind}s?\\b`, 'i').test(name)));
  return new Intl.ListFormat('en-GB').format((found.length > 0 ? found : ['room']).map((kind) => `${kind}s`));
}
