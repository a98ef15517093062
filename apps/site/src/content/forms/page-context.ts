import {
  accommodationOfPath,
  experienceOfPath,
  type PropertyKey,
  properties,
  propertyOfPath,
  residenceSlugs,
} from '@sundowner/brand';
import { z } from 'zod';
import { slug, words } from '../fields/fields.ts';
import { vacancyChoice } from '../people/careers.ts';
import type { Reading } from '../reading/reading.ts';

/** What the page a form was opened on tells of it; the forms' own `PageContext` (packages/enquiries) reads it. */
export interface PageContext {
  readonly from: string;
  readonly property: { readonly key: PropertyKey; readonly location: string; readonly name: string } | null;
  readonly lodge?: string;
  readonly residence?: string;
  readonly package?: string;
  readonly experience?: string;
  readonly category?: string;
  readonly vacancy?: string;
  readonly asked?: Readonly<Record<string, string>>;
}

const named = z.object({ name: words, title: words, place: words, enquiryName: words });

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
  const place = accommodationOfPath(from);
  const residenceSlug = residenceOn(from);
  const property =
    propertyOfPath(from) ??
    (place && !residenceSlug ? (properties.find(({ region }) => region === place.region) ?? null) : null);
  const journey = /^\/(?:travel-africa\/package|curated-journeys)\/([\w-]+)$/.exec(from)?.[1] ?? null;
  const kind = experienceOfPath(from);
  const [residence, trip, category, opening] = await Promise.all([
    residenceSlug && nameBy(reading, 'residence', 'slug', residenceSlug),
    journey && nameBy(reading, 'packages', 'slug', journey),
    kind && nameBy(reading, 'experiencesCategory', 'identifier', kind.identifier),
    post && nameBy(reading, 'vacancy', 'slug', post),
  ]);
  return {
    from,
    property: property && { key: property.key, location: property.enquiryLocation, name: property.name },
    ...(place?.enquiryName ? { lodge: place.enquiryName } : {}),
    ...(residenceSlug ? { residence: residence || (residenceNames[residenceSlug] ?? residenceSlug) } : {}),
    ...(trip ? { package: trip } : {}),
    ...(kind ? { experience: kind.value, category: category || kind.name } : {}),
    ...(opening ? { vacancy: opening } : {}),
  };
}

type ResidenceSlug = (typeof residenceSlugs)[number];

/** As the first list of residences spells them (specification 1, section 3). */
const residenceNames: Readonly<Record<ResidenceSlug, string>> = {
  'fish-eagle': 'Fish Eagle',
  hinkwenu: 'Hinkwenu',
  redcliffe: 'Redcliffe',
  oldenburg: 'Oldenburg Residence',
  'monwana-residence': 'Monwana Residence',
  'quarters-residence': 'Quarters Residence',
};

/** Pages of a villa are pages of its residence (FRM-16). */
function residenceOn(from: string): ResidenceSlug | null {
  const own = accommodationOfPath(from)?.paths[0] ?? from;
  const last = /^\/residences\/([\w-]+)/.exec(own)?.[1];
  return residenceSlugs.find((each) => each === last) ?? null;
}

/** What forms call an entry; empty when there is none, or it cannot be read. */
function nameBy(reading: Reading, collection: string, field: string, value: string): Promise<string> {
  const name = `${collection}-name-${value}`;
  return reading.orElse(name, '', async () => {
    if (!slug.safeParse(value).success) return '';
    const found = await reading.one({
      name,
      collection,
      where: { [field]: { equals: value } },
      depth: 0,
      schema: named,
      keep: 'found',
    });
    if (collection === 'vacancy') return found ? vacancyChoice(found) : '';
    return found?.enquiryName || found?.name || found?.title || '';
  });
}
