import { monthNames } from '@sundowner/calendar/months';
import type { PackageCard } from '../../content/journey/journey.ts';
import {
  type JourneyListing,
  listJourneys,
  type WrittenFilter,
} from '../../content/journey/journey-listing.ts';
import { readTravelAfrica, type TravelAfricaPage } from '../../content/journey/travel-africa.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readMaps } from '../../content/property/maps.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';
import { readJourneyCards } from '../journeys/read-journeys-page.ts';

/** Everything the page Travel Africa shows. */
export interface TravelAfricaContent {
  readonly intro: PageIntro;
  readonly page: TravelAfricaPage;
  readonly listing: JourneyListing;
}

type Reads = Reading;

/**
 * The page Travel Africa (CNT-14), its journeys as the address asks for them.
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readTravelAfricaPage({ reading, brand, siteUrl, query }: PageRequest) {
  const [content, chrome] = await Promise.all([readContent(reading, query), readChrome(reading)]);
  if (!content) return null;
  const path = '/travel-africa';
  const { meta } = content.intro;
  const crumbs = [{ name: 'Travel Africa', href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: 'Travel Africa',
    description: meta.description,
  });
  const shell: PageShell = { path, meta, chrome, structuredData };
  return { shell, view: { content, crumbs } };
}

async function readContent(reading: Reads, asked: URLSearchParams): Promise<TravelAfricaContent | null> {
  const [page, cards, intro, maps] = await Promise.all([
    readTravelAfrica(reading),
    readJourneyCards(reading),
    readPageIntro(reading, 'travel-africa'),
    readMaps(reading),
  ]);
  if (!page) return null;
  const journeys = page.packages.map((card) => cards.get(card.slug) ?? card);
  const types = page.travelTypes.map(({ name }) => name);
  return {
    intro,
    // The map among all of them leads to no page that is not published.
    page: { ...page, map: maps.find(({ id }) => id === page.map?.id) ?? page.map },
    listing: listJourneys(journeys, filtersFor(journeys, types), asked),
  };
}

/** Travel type, length, month and budget, each with what there is to choose. */
function filtersFor(
  journeys: readonly PackageCard[],
  travelTypes: readonly string[],
): readonly WrittenFilter[] {
  return [
    { title: 'Travel type', options: travelTypes },
    { title: 'Nights', options: ['Up to 7', '8 to 10', '11 or more'] },
    {
      title: 'Month',
      options: monthNames.filter((month) => journeys.some((each) => each.months.includes(month))),
    },
    { title: 'Budget', options: budgetsOf(journeys) },
  ];
}

/** The budgets of journeys as the enquiry form spells them, the smallest first. */
function budgetsOf(journeys: readonly PackageCard[]): readonly string[] {
  const least = (budget: string) => Number(/\d+/.exec(budget.replaceAll(',', ''))?.[0] ?? 0);
  const spelt = journeys.map(({ budget }) => budget).filter(Boolean);
  return [...new Set(spelt)].sort((a, b) => least(a) - least(b) || a.length - b.length);
}
