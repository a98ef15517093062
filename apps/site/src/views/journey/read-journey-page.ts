import type { Brand } from '@sundowner/brand';
import {
  type PackageCard,
  type PackagePage,
  readPackage,
  readPackages,
} from '../../content/journey/journey.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type Chrome, type PageShell, readChrome } from '../../content/site/chrome.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { touristTrip } from '../../seo/structured-data/journey.ts';
import { organization } from '../../seo/structured-data/organization.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

/** Everything the page of a journey shows. */
export interface JourneyPage {
  readonly journey: PackagePage;
  /** Others of its kind, those through the same countries first. */
  readonly others: readonly PackageCard[];
}

/**
 * The page of a Travel Africa package.
 *
 * @returns `null` when there is none
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPackagePage({ reading, brand, siteUrl }: PageRequest, slug: string) {
  const [page, chrome] = await Promise.all([readJourney(reading, 'package', slug), readChrome(reading)]);
  return page && journeyPage(page, chrome, brand, siteUrl);
}

/** What the page of a journey is drawn from. */
export function journeyPage(page: JourneyPage, chrome: Chrome, brand: Brand, siteUrl: string) {
  const { journey } = page;
  const above =
    journey.kind === 'package'
      ? { name: 'Travel Africa', href: '/travel-africa' }
      : { name: 'Curated journeys', href: '/curated-journeys' };
  const crumbs = [above, { name: journey.title, href: null }];
  const questions = faqPage(journey.questions);
  const structuredData = [
    organization(brand, siteUrl, chrome.contact),
    touristTrip(journey, brand, siteUrl),
    breadcrumbs(crumbs, siteUrl),
    ...(questions ? [questions] : []),
  ];
  const shell: PageShell = { path: journey.href, meta: journey.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}

/**
 * A Travel Africa package or a curated journey, with others of its kind.
 *
 * @returns `null` when there is none of that kind
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readJourney(
  reading: Reading,
  kind: PackagePage['kind'],
  slug: string,
): Promise<JourneyPage | null> {
  const [journey, all] = await Promise.all([
    readPackage(reading, slug),
    // The page can do without; that they could not be read has been noted by then.
    readPackages(reading, kind).catch(() => []),
  ]);
  if (journey?.kind !== kind) return null;
  const here = journey.destinations.map((country) => country.slug);
  const shared = ({ destinations }: PackageCard) =>
    destinations.filter((country) => here.includes(country.slug)).length;
  const others = all.filter((card) => card.slug !== slug).sort((a, b) => shared(b) - shared(a));
  return { journey, others };
}
