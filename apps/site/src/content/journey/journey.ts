import { journeyFolder } from '@sundowner/brand';
import { z } from 'zod';
import { installation } from '../../installation/installation.ts';
import { testimonial } from '../experience/experience.ts';
import {
  bannerOn,
  document,
  facts,
  onHost,
  picture,
  pictures,
  questions,
  type Shown,
  withCoordinates,
} from '../fields/common.ts';
import {
  asWritten,
  entries,
  entry,
  flag,
  id,
  listOf,
  number,
  price,
  rename,
  slug,
  texts,
  words,
} from '../fields/fields.ts';
import { metaFields, withMeta } from '../page/page-meta.ts';
import type { Reading } from '../reading/reading.ts';

/** Who plans journeys. */
export const specialist = z.object({
  id: id.transform(String),
  name: words,
  speciality: words,
  biography: words,
  portrait: picture,
  languages: texts,
});

export type Specialist = z.infer<typeof specialist>;

const stop = z
  .object({ name: words, nights: z.number().nonnegative(), latitude: number, longitude: number })
  .transform(withCoordinates);

export type Stop = z.infer<typeof stop>;

const named = z.object({ slug, name: words });

const cardFields = {
  slug,
  kind: z
    .enum(['package', 'curatedJourney'])
    .nullish()
    .transform((kind) => kind ?? 'package'),
  title: words,
  line: words,
  nights: z.number().nonnegative(),
  season: words,
  stops: listOf(stop),
  picture,
  priceFrom: price,
  priceCurrency: words,
  months: texts,
  interests: texts,
  /** As the enquiry form spells it. */
  enquiryName: words,
  /** One of the enquiry form's own choices. */
  budget: asWritten,
  comingSoon: flag,
  /** Countries it leads through, and whom it suits; empty in a list that another entry holds. */
  destinations: entries(named),
  travelTypes: entries(named),
};

/** Whole units of a currency. */
interface Price {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What a journey is kept to cost; `null` without a price. */
export function journeyPrice(amount: number | null, currency: string): Price | null {
  return amount === null ? null : { amount, currency: currency || installation().baseCurrency };
}

function toCard<Raw extends z.infer<z.ZodObject<typeof cardFields>>>({
  priceFrom,
  priceCurrency,
  enquiryName,
  ...raw
}: Raw) {
  return {
    ...raw,
    href: `${journeyFolder(raw.kind)}/${raw.slug}`,
    priceFrom: journeyPrice(priceFrom, priceCurrency),
    enquiryName: enquiryName || raw.title,
  };
}

/** A journey as a card shows it: a Travel Africa package or a curated journey (CNT-17). */
export const packageCard = z.object(cardFields).transform(toCard);

export type PackageCard = z.infer<typeof packageCard>;

const packagePageOn = onHost(({ siteUrl }) =>
  z
    .object({
      ...cardFields,
      hero: entry(bannerOn(siteUrl)),
      lead: words,
      days: listOf(
        z
          .object({ title: words, place: words, text: words, stay: words, travel: words, image: picture })
          .transform(rename({ image: 'picture' })),
      ),
      facts,
      gallery: pictures,
      included: texts,
      excluded: texts,
      download: document,
      questions,
      priceNote: words,
      specialist: entry(specialist),
      testimonials: entries(testimonial),
      ...metaFields,
    })
    .transform(toCard)
    .transform(rename({ hero: 'banner' })),
);

/** A journey on its own page, day by day. */
export type PackagePage = NonNullable<Awaited<ReturnType<typeof readPackage>>>;
export type PackageDay = PackagePage['days'][number];

/** A page that lists journeys, with its filters (CNT-17). */
export type PackageSection = Shown<typeof sectionOn>;

const sectionOn = onHost(({ siteUrl }) =>
  z
    .object({
      slug,
      title: words,
      lead: words,
      hero: entry(bannerOn(siteUrl)),
      packages: entries(packageCard),
      filters: listOf(z.object({ title: words, options: texts })),
    })
    .transform(rename({ hero: 'banner' })),
);

/**
 * A list of journeys with its filters, such as `curated-journeys` (CNT-17).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export const readPackageSection = (reading: Reading, slug: string): Promise<PackageSection | null> =>
  reading.bySlug('packageSection', slug, { depth: 3, schema: sectionOn });

/** The journeys of a kind in their order. @throws OutageError when they cannot be read and were not kept */
export const readPackages = (
  reading: Reading,
  kind: 'package' | 'curatedJourney',
): Promise<readonly PackageCard[]> =>
  reading.list({
    name: `packages-${kind}`,
    collection: 'packages',
    where: { kind: { equals: kind } },
    sort: ['position'],
    depth: 1,
    limit: 100,
    schema: packageCard,
  });

/**
 * A journey by the last part of its address, with its meta (CNT-02, CNT-17).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPackage(reading: Reading, slug: string) {
  const journey = await reading.bySlug('packages', slug, { depth: 3, schema: packagePageOn });
  if (!journey) return null;
  const { title, line: description, picture: image } = journey;
  return withMeta(journey, reading.site.brand, { title, description, image });
}

/** Every journey by its slug, with countries and travel types, which a list inside another entry leaves out. */
export async function readJourneyCards(reading: Reading): Promise<ReadonlyMap<string, PackageCard>> {
  const kinds = await Promise.all([
    readPackages(reading, 'package'),
    readPackages(reading, 'curatedJourney'),
  ]);
  return new Map(kinds.flat().map((card) => [card.slug, card]));
}
