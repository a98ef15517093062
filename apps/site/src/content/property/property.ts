import { propertyOfKey } from '@sundowner/brand';
import { z } from 'zod';
import {
  document,
  facts,
  onHost,
  picture,
  pictures,
  points,
  questions,
  withCoordinates,
} from '../fields/common.ts';
import { entries, listOf, number, optionalWords, rename, words } from '../fields/fields.ts';
import {
  gettingThereFields,
  hour,
  needsFields,
  regionKey,
  withGettingThere,
  withNeeds,
} from '../fields/place.ts';
import { lodgeOn } from '../lodge/lodge.ts';
import { currentCollection } from '../places/collection-scope.ts';
import type { Reading } from '../reading/reading.ts';
import { roomOn } from '../room/room.ts';
import { treehouseOn } from '../treehouse/treehouse.ts';

const safariCardOn = onHost(({ link }) =>
  z
    .object({ dropDownTitle: words, identifier: words, link, dropDownImage: picture })
    .transform(rename({ dropDownTitle: 'title', link: 'href', dropDownImage: 'picture' })),
);

const propertyOn = onHost(({ siteUrl }) =>
  z
    .object({
      name: words,
      shortName: words,
      region: regionKey,
      contentfulTag: words,
      line: words,
      /** As they are printed under its picture. */
      coordinates: optionalWords,
      latitude: number,
      longitude: number,
      cardImage: picture,
      accommodation: entries(lodgeOn(siteUrl)),
      rooms: entries(roomOn(siteUrl)),
      safaris: entries(safariCardOn(siteUrl)),
      treehouses: entries(treehouseOn(siteUrl)),
      statement: words,
      statementText: words,
      facts,
      day: listOf(hour),
      gallery: pictures,
      factSheet: document,
      questions,
      travelInfo: points,
      ...gettingThereFields,
      ...needsFields,
    })
    .transform(({ coordinates, ...raw }) => {
      const { coordinates: place, ...property } = withCoordinates(raw);
      return { ...property, coordinates, place };
    })
    .transform(rename({ cardImage: 'picture', contentfulTag: 'contentTag', accommodation: 'lodges' }))
    .transform(withNeeds)
    .transform(withGettingThere),
);

/** A property on its own page, with everything that stands under it (CNT-18). */
export type PropertyPage = NonNullable<Awaited<ReturnType<typeof readProperty>>>;

/**
 * A property with its lodges, rooms, safaris and treehouses (CNT-18).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readProperty(reading: Reading, key: string) {
  const known = propertyOfKey(key, currentCollection());
  const entry = await reading.byField('propertyUpdated', 'key', key, {
    depth: 4,
    schema: propertyOn,
    keep: 'always',
  });
  if (!entry || !known) return null;
  const { region, ...property } = entry;
  return {
    ...property,
    key,
    name: entry.name || known.name,
    shortName: entry.shortName || known.shortName,
    regionKey: region ?? known.region,
    href: known.root,
  };
}
