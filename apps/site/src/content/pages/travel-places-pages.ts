import type { PageContent } from '../content.ts';
import type { PackageCard } from '../model/journey.ts';
import type { PageIntro } from '../model/page-intro.ts';
import type { TravelAfricaDestination, TravelAfricaTravelType } from '../model/travel-africa.ts';

/** Everything the page of a country shows. */
export interface CountryPage {
  readonly path: string;
  readonly intro: PageIntro;
  readonly country: TravelAfricaDestination;
  /** All of them in their order, this one among them. */
  readonly countries: readonly TravelAfricaDestination[];
  /** Journeys through it. */
  readonly journeys: readonly PackageCard[];
}

/**
 * The page of a country of Travel Africa (CNT-14).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readCountryPage(
  read: Pick<PageContent, 'travelAfricaDestinations' | 'packages' | 'pageIntro'>,
  slug: string,
): Promise<CountryPage | null> {
  const path = `/travel-africa/destination/${slug}`;
  const [countries, intro, journeys] = await Promise.all([
    read.travelAfricaDestinations(),
    read.pageIntro(`travel-africa-destination-${slug}`),
    read.packages('package').catch(() => []),
  ]);
  const country = countries.find((each) => each.slug === slug);
  if (!country) return null;
  const through = journeys.filter(({ destinations }) => destinations.some((each) => each.slug === slug));
  return { path, intro, country, countries, journeys: through };
}

/** Everything the page of a kind of traveller shows. */
export interface TravelTypePage {
  readonly path: string;
  readonly intro: PageIntro;
  readonly type: TravelAfricaTravelType;
  readonly types: readonly TravelAfricaTravelType[];
}

/** The page of a kind of traveller (CNT-14). @returns `null` while it is not published. @throws OutageError as above */
export async function readTravelTypePage(
  read: Pick<PageContent, 'travelTypes' | 'pageIntro'>,
  slug: string,
): Promise<TravelTypePage | null> {
  const path = `/travel-africa/travel-type/${slug}`;
  const [types, intro] = await Promise.all([
    read.travelTypes(),
    read.pageIntro(`travel-africa-travel-type-${slug}`),
  ]);
  const type = types.find((each) => each.slug === slug);
  return type ? { path, intro, type, types } : null;
}
