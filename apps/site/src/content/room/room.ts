import { z } from 'zod';
import { facts, onHost, picture, pictures, type Shown } from '../fields/common.ts';
import { entries, number, slug, texts, words } from '../fields/fields.ts';
import { tourOn } from '../fields/place.ts';
import { rename } from '../fields/rename.ts';
import { amenity } from './amenity.ts';

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
