import type { PageContent } from '../content.ts';
import { listJourneys } from '../journey-listing.ts';
import type { PackageCard, PackageSection } from '../model/journey.ts';
import type { JourneyListing } from '../model/journey-filters.ts';
import type { PageIntro } from '../model/page-intro.ts';
import type { CustomJourney } from '../model/travel-africa.ts';

/** Everything a list of journeys shows. */
export interface JourneysPage {
  readonly path: string;
  readonly intro: PageIntro;
  readonly section: PackageSection;
  readonly listing: JourneyListing;
  /** The invitation to plan one from nothing. */
  readonly custom: CustomJourney | null;
}

type Reads = Pick<PageContent, 'packageSection' | 'packages' | 'pageIntro' | 'customJourney'>;

/**
 * A list of journeys as its address says (CNT-17): `curated-journeys`, or another one below it.
 *
 * @param slug of the list in the studio
 * @returns `null` while it is not published
 * @throws OutageError when the list or its journeys cannot be read and were not kept
 */
export async function readJourneysPage(
  read: Reads,
  slug: string,
  asked: URLSearchParams,
): Promise<JourneysPage | null> {
  const path = slug === 'curated-journeys' ? `/${slug}` : `/curated-journeys/${slug}`;
  const [section, cards, intro, custom] = await Promise.all([
    read.packageSection(slug),
    readJourneyCards(read),
    read.pageIntro(path.slice(1).replaceAll('/', '-')),
    read.customJourney(),
  ]);
  if (!section) return null;
  const journeys = section.packages.map((card) => cards.get(card.slug) ?? card);
  return { path, intro, section, custom, listing: listJourneys(journeys, section.filters, asked) };
}

/** Every journey by its slug, with countries and travel types, which a list inside another entry leaves out. */
export async function readJourneyCards(
  read: Pick<PageContent, 'packages'>,
): Promise<ReadonlyMap<string, PackageCard>> {
  const kinds = await Promise.all([read.packages('package'), read.packages('curatedJourney')]);
  return new Map(kinds.flat().map((card) => [card.slug, card]));
}
