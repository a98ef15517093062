import { bookablePlaces, hasPage } from '@sundowner/brand';
import { z } from 'zod';
import { onHost, picture, type Shown, withCoordinates } from '../fields/common.ts';
import { id, listOf, number, rename, texts, words } from '../fields/fields.ts';
import { currentCollection } from '../places/collection-scope.ts';
import type { Reading } from '../reading/reading.ts';

const pinOn = onHost(({ link }) =>
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
    .transform(rename({ image: 'picture', link: 'href' }))
    .transform(withCoordinates),
);

export type MapPin = Shown<typeof pinOn>;

/** A map, read by itself or populated in the entry of a page. Selling points name pins; pages light them up by place. */
export const mapOn = onHost(({ siteUrl }) =>
  z
    .object({
      id: id.transform(String),
      /** Page key of the page that shows it. */
      mapFor: words,
      title: words,
      /** The group it stands in where there are several. */
      category: words,
      description: words,
      image: picture,
      pins: listOf(pinOn(siteUrl)),
      sellingPoints: listOf(z.object({ title: words, text: words, pins: texts })),
    })
    .transform(({ sellingPoints, ...raw }) => ({
      ...raw,
      sellingPoints: sellingPoints.map(({ pins, ...point }) => ({
        ...point,
        /** Indexes of the map's pins that it lights up, from 0. */
        activePins: raw.pins.flatMap(({ name }, index) => (pins.includes(name) ? [index] : [])),
      })),
    }))
    .transform(rename({ image: 'picture' })),
);

/** A map with pins and what is said of the places on it (CNT-08). */
export type CollectionMap = Shown<typeof mapOn>;
export type SellingPoint = CollectionMap['sellingPoints'][number];

/** Every map; empty when they cannot be read (CNT-08, CNT-05). */
export async function readMaps(reading: Reading): Promise<readonly CollectionMap[]> {
  const maps = await reading.listOrNone({
    collection: 'maps',
    sort: ['mapFor'],
    depth: 1,
    limit: 100,
    schema: mapOn,
  });
  return maps.map((map) => ({
    ...map,
    pins: map.pins.map((pin) => ({ ...pin, href: linkedHref(pin.href) })),
  }));
}

/** A house has two pages, among the residences and under its lodge: where the collection lacks the one, the other stands in for it. */
function linkedHref(href: string | null): string | null {
  const collection = currentCollection();
  if (href === null || hasPage(href, collection)) return href;
  const pages = bookablePlaces(collection).map(({ paths }): readonly string[] => paths);
  return pages.find((paths) => paths.includes(href))?.find((path) => hasPage(path, collection)) ?? null;
}
