import { z } from 'zod';
import { onHost, picture, placeOfEntry } from '../fields/common.ts';
import { id, listOf, number, texts, words } from '../fields/fields.ts';
import type { CollectionMap } from '../model/map.ts';

/** A map, read by itself or populated in the entry of a page. Selling points name pins; pages light them up by place. */
export const mapOn = onHost(({ link }) =>
  z
    .object({
      id: id.transform(String),
      mapFor: words,
      title: words,
      category: words,
      description: words,
      image: picture,
      pins: listOf(
        z
          .object({
            name: words,
            category: words,
            text: words,
            image: picture,
            link,
            latitude: number,
            longitude: number,
          })
          .transform(({ image, link: href, latitude, longitude, ...pin }) => ({
            ...pin,
            picture: image,
            href,
            coordinates: placeOfEntry({ latitude, longitude }),
          })),
      ),
      sellingPoints: listOf(z.object({ title: words, text: words, pins: texts })),
    })
    .transform(
      ({ image, sellingPoints, ...raw }): CollectionMap => ({
        ...raw,
        picture: image,
        sellingPoints: sellingPoints.map(({ title, text, pins }) => ({
          title,
          text,
          activePins: raw.pins.flatMap(({ name }, place) => (pins.includes(name) ? [place] : [])),
        })),
      }),
    ),
);
