import {
  type Collection,
  experienceOfPath,
  type Property,
  placeOfPath,
  propertyOfPath,
  type Residence,
  residencePath,
  standsUnder,
  trackingCategoryOf,
} from '@sundowner/brand';
import { z } from 'zod';
import { slug, words } from '../fields/fields.ts';
import { vacancyChoice } from '../people/careers.ts';
import { currentCollection } from '../places/collection-scope.ts';
import type { Reading } from '../reading/reading.ts';

/** What the page a form was opened on tells of it; the forms' own `PageContext` (packages/enquiries) reads it. */
export interface PageContext {
  readonly from: string;
  readonly property: { readonly key: string; readonly location: string; readonly name: string } | null;
  readonly lodge?: string;
  readonly residence?: string;
  readonly package?: string;
  readonly experience?: string;
  readonly category?: string;
  readonly vacancy?: string;
  readonly countsAs?: string;
  readonly asked?: Readonly<Record<string, string>>;
}

const named = z.object({ name: words, title: words, place: words, enquiryName: words });

/** What every form knows of a page by its address alone: what it counts as, where that is not the home page. */
export function plainPageContext(from: string, collection: Collection): PageContext {
  const countsAs = trackingCategoryOf(from, collection);
  return { from, property: null, ...(countsAs ? { countsAs } : {}) };
}

/**
 * The one place that says what a form knows of the page it was opened on (FRM-09, FRM-16, FRM-18). What cannot be read is left out.
 *
 * @param from path of that page on our own host, without query
 * @param post last part of a vacancy's address, where the form was opened for one
 */
export async function readPageContext(
  reading: Reading,
  from: string,
  post: string | null = null,
): Promise<PageContext> {
  const collection = currentCollection();
  const place = placeOfPath(from, collection);
  const residence = residenceOn(from, collection);
  const around = place && !residence ? place.region : '';
  const property =
    propertyOfPath(from, collection) ??
    collection.properties.find(({ region }) => region !== '' && region === around) ??
    null;
  const journey = /^\/(?:travel-africa\/package|curated-journeys)\/([\w-]+)$/.exec(from)?.[1] ?? null;
  const kind = experienceOfPath(from, collection);
  const [trip, opening] = await Promise.all([
    journey && nameBy(reading, 'packages', journey),
    post && nameBy(reading, 'vacancy', post),
  ]);
  return {
    ...plainPageContext(from, collection),
    property: property && wordsOf(property),
    ...(place?.enquiryName ? { lodge: place.enquiryName } : {}),
    ...(residence ? { residence: residence.enquiryName } : {}),
    ...(trip ? { package: trip } : {}),
    ...(kind ? { experience: kind.value, category: kind.name } : {}),
    ...(opening ? { vacancy: opening } : {}),
  };
}

const wordsOf = ({ key, name, locations }: Property): PageContext['property'] => ({
  key,
  location: locations.email ?? '',
  name,
});

/** Pages of a villa are pages of its residence (FRM-16). */
function residenceOn(from: string, collection: Collection): Residence | null {
  const own = placeOfPath(from, collection)?.paths[0] ?? from;
  return collection.residences.find((each) => standsUnder(residencePath(each.slug), own)) ?? null;
}

/** What forms call an entry; empty when there is none, or it cannot be read. */
function nameBy(reading: Reading, collection: 'packages' | 'vacancy', value: string): Promise<string> {
  const name = `${collection}-name-${value}`;
  return reading.orElse(name, '', async () => {
    if (!slug.safeParse(value).success) return '';
    const found = await reading.one({
      name,
      collection,
      where: { slug: { equals: value } },
      depth: 0,
      schema: named,
      keep: 'found',
    });
    if (collection === 'vacancy') return found ? vacancyChoice(found) : '';
    return found?.enquiryName || found?.name || found?.title || '';
  });
}
