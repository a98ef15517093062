import { type PropertyKey, properties } from '@sundowner/brand';
import { z } from 'zod';
import {
  document,
  facts,
  onHost,
  picture,
  pictures,
  placeOfEntry,
  points,
  questions,
} from '../fields/common.ts';
import { entries, listOf, number, optionalWords, words } from '../fields/fields.ts';
import { gettingThereFields, gettingThereOf, needsFields, needsOf, regionKey } from '../fields/place.ts';
import { stayOn } from '../lodge/lodge.ts';
import type { PropertyPage } from '../model/place.ts';
import type { Reading } from '../reading/reading.ts';
import { roomOn } from '../room/room.ts';
import { treehouseOn } from '../treehouse/treehouse.ts';

const safariOn = onHost(({ link }) =>
  z.object({ dropDownTitle: words, identifier: words, link, dropDownImage: picture }).transform((raw) => ({
    title: raw.dropDownTitle,
    identifier: raw.identifier,
    href: raw.link,
    picture: raw.dropDownImage,
  })),
);

const rawPropertyOn = onHost(({ siteUrl, link }) =>
  z.object({
    name: words,
    shortName: words,
    region: regionKey,
    rootlink: link,
    contentfulTag: words,
    line: words,
    coordinates: optionalWords,
    latitude: number,
    longitude: number,
    cardImage: picture,
    accommodation: entries(stayOn(siteUrl)),
    rooms: entries(roomOn(siteUrl)),
    safaris: entries(safariOn(siteUrl)),
    treehouses: entries(treehouseOn(siteUrl)),
    statement: words,
    statementText: words,
    facts,
    day: listOf(z.object({ time: words, title: words, text: words })),
    gallery: pictures,
    factSheet: document,
    questions,
    travelInfo: points,
    ...gettingThereFields,
    ...needsFields,
  }),
);

/**
 * A property with its lodges, rooms, safaris and treehouses (CNT-18).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPropertyContent(
  reading: Reading,
  key: PropertyKey,
  siteUrl: string,
): Promise<PropertyPage | null> {
  const known = properties.find((property) => property.key === key);
  const raw = await reading.one({
    name: `propertyUpdated-${key}`,
    collection: 'propertyUpdated',
    where: { key: { equals: key } },
    depth: 4,
    limit: 1,
    schema: rawPropertyOn(siteUrl),
  });
  if (!raw || !known) return null;
  const { accommodation, region, rootlink, cardImage, contentfulTag, ...rest } = raw;
  return {
    key,
    name: raw.name || known.name,
    shortName: raw.shortName || known.shortName,
    regionKey: region ?? known.region,
    href: rootlink?.startsWith('/') ? rootlink : known.root,
    contentTag: contentfulTag,
    line: rest.line,
    coordinates: rest.coordinates,
    place: placeOfEntry(raw),
    picture: cardImage,
    stays: accommodation,
    rooms: rest.rooms,
    safaris: rest.safaris,
    treehouses: rest.treehouses,
    statement: rest.statement,
    statementText: rest.statementText,
    facts: rest.facts,
    day: rest.day,
    gallery: rest.gallery,
    factSheet: rest.factSheet,
    questions: rest.questions,
    gettingThere: gettingThereOf(raw),
    needs: needsOf(raw),
    travelInfo: rest.travelInfo,
  };
}
