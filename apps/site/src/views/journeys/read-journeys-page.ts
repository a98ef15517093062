import type { Brand } from '@sundowner/brand';
import {
  type PackageCard,
  type PackageSection,
  readPackageSection,
  readPackages,
} from '../../content/journey/journey.ts';
import { type JourneyListing, listJourneys } from '../../content/journey/journey-listing.ts';
import { type CustomJourney, readCustomJourney } from '../../content/journey/travel-africa.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type Chrome, type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';
import { journeyPage, readJourney } from '../journey/read-journey-page.ts';

/** Everything a list of journeys shows. */
export interface JourneysPage {
  readonly path: string;
  readonly intro: PageIntro;
  readonly section: PackageSection;
  readonly listing: JourneyListing;
  /** The invitation to plan one from nothing. */
  readonly custom: CustomJourney | null;
}

type Reads = Reading;

/** The list of curated journeys as its address says (CNT-17). @returns `null` while it is not published. @throws OutageError as below */
export async function readJourneysPage({ reading, brand, siteUrl, query }: PageRequest) {
  const [page, chrome] = await Promise.all([
    readList(reading, 'curated-journeys', query),
    readChrome(reading),
  ]);
  return page && listPage(page, chrome, brand, siteUrl);
}

/**
 * What stands below the list of curated journeys: a journey, or another list.
 *
 * @returns `null` when there is neither
 * @throws OutageError as below
 */
export async function readJourneyOrListPage({ reading, brand, siteUrl, query }: PageRequest, slug: string) {
  const [journey, chrome] = await Promise.all([
    readJourney(reading, 'curatedJourney', slug),
    readChrome(reading),
  ]);
  if (journey) return { journey: journeyPage(journey, chrome, brand, siteUrl), list: null };
  const list = await readList(reading, slug, query);
  return list && { journey: null, list: listPage(list, chrome, brand, siteUrl) };
}

function listPage(page: JourneysPage, chrome: Chrome, brand: Brand, siteUrl: string) {
  const { path, intro, section } = page;
  const root = '/curated-journeys';
  const crumbs =
    path === root
      ? [{ name: 'Curated journeys', href: null }]
      : [
          { name: 'Curated journeys', href: root },
          { name: section.title, href: null },
        ];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: section.title,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}

/**
 * A list of journeys as its address says (CNT-17): `curated-journeys`, or another one below it.
 *
 * @param slug of the list in the studio
 * @returns `null` while it is not published
 * @throws OutageError when the list or its journeys cannot be read and were not kept
 */
async function readList(reading: Reads, slug: string, asked: URLSearchParams): Promise<JourneysPage | null> {
  const path = slug === 'curated-journeys' ? `/${slug}` : `/curated-journeys/${slug}`;
  const [section, cards, intro, custom] = await Promise.all([
    readPackageSection(reading, slug),
    readJourneyCards(reading),
    readPageIntro(reading, path.slice(1).replaceAll('/', '-')),
    readCustomJourney(reading),
  ]);
  if (!section) return null;
  const journeys = section.packages.map((card) => cards.get(card.slug) ?? card);
  return { path, intro, section, custom, listing: listJourneys(journeys, section.filters, asked) };
}

/** Every journey by its slug, with countries and travel types, which a list inside another entry leaves out. */
export async function readJourneyCards(reading: Reading): Promise<ReadonlyMap<string, PackageCard>> {
  const kinds = await Promise.all([
    readPackages(reading, 'package'),
    readPackages(reading, 'curatedJourney'),
  ]);
  return new Map(kinds.flat().map((card) => [card.slug, card]));
}
