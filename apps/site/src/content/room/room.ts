import { z } from 'zod';
import { facts, onHost, picture, pictures } from '../fields/common.ts';
import { entries, number, slug, texts, words } from '../fields/fields.ts';
import { tourOn } from '../fields/place.ts';
import type { Room } from '../model/place.ts';
import { amenity } from './amenity.ts';

export const roomOn = onHost(({ siteUrl }) =>
  z
    .object({
      slug,
      roomName: words,
      kind: z.enum(['room', 'suite', 'villa']).catch('room'),
      line: words,
      description: words,
      dropDownImage: picture,
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
    .transform(
      ({ roomName, dropDownImage, tourLink, ...raw }): Room => ({
        ...raw,
        name: roomName,
        menuPicture: dropDownImage,
        tourHref: tourLink,
      }),
    ),
);
