import {
  readTravelAfricaDestinations,
  readTravelTypes,
  type TravelAfricaDestination,
  type TravelAfricaTravelType,
} from '../../content/journey/countries.ts';
import { type PackageCard, readPackages } from '../../content/journey/journey.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

const travelAfrica = { name: 'Travel Africa', href: '/travel-africa' };

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
export async function readCountryPage({ reading, brand, siteUrl }: PageRequest, slug: string) {
  const [page, chrome] = await Promise.all([readCountry(reading, slug), readChrome(reading)]);
  if (!page) return null;
  const { path, intro, country } = page;
  const crumbs = [travelAfrica, { name: country.name, href: null }];
  const nodes = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'WebPage',
    path,
    title: country.name,
    description: intro.meta.description,
  });
  const questions = faqPage(country.questions);
  const structuredData = questions ? [...nodes, questions] : nodes;
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}

async function readCountry(reading: Reading, slug: string): Promise<CountryPage | null> {
  const path = `/travel-africa/destination/${slug}`;
  const [countries, intro, journeys] = await Promise.all([
    readTravelAfricaDestinations(reading),
    readPageIntro(reading, `travel-africa-destination-${slug}`),
    readPackages(reading, 'package').catch(() => []),
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
export async function readTravelTypePage({ reading, brand, siteUrl }: PageRequest, slug: string) {
  const [page, chrome] = await Promise.all([readTravelType(reading, slug), readChrome(reading)]);
  if (!page) return null;
  const { path, intro, type } = page;
  const crumbs = [travelAfrica, { name: type.name, href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'WebPage',
    path,
    title: type.name,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}

async function readTravelType(reading: Reading, slug: string): Promise<TravelTypePage | null> {
  const path = `/travel-africa/travel-type/${slug}`;
  const [types, intro] = await Promise.all([
    readTravelTypes(reading),
    readPageIntro(reading, `travel-africa-travel-type-${slug}`),
  ]);
  const type = types.find((each) => each.slug === slug);
  return type ? { path, intro, type, types } : null;
}
