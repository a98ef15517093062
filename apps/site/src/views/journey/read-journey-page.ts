import {
  type PackageCard,
  type PackagePage,
  readPackage,
  readPackages,
} from '../../content/journey/journey.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { journeyMoney } from '../../sections/journeys/journey-money.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { touristTrip } from '../../seo/structured-data/journey.ts';
import { organization } from '../../seo/structured-data/organization.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';
import { travelAfricaCrumb } from '../travel-africa/travel-africa-crumb.ts';

export type JourneyPage = PageView<typeof readPackagePage>;

/** The page of a Travel Africa package. @returns as `readJourney` */
export const readPackagePage = (request: PageRequest, slug: string) => readJourney(request, 'package', slug);

/**
 * The page of a Travel Africa package or a curated journey, with others of its kind.
 *
 * @returns `null` when there is none of that kind
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readJourney(request: PageRequest, kind: PackagePage['kind'], slug: string) {
  const { reading, brand, siteUrl } = request;
  const [journey, all, chrome] = await Promise.all([
    readPackage(reading, slug),
    // The page can do without; that they could not be read has been noted by then.
    readPackages(reading, kind).catch(() => []),
    request.chrome,
  ]);
  if (journey?.kind !== kind) return null;
  const above =
    kind === 'package' ? travelAfricaCrumb : { name: 'Curated journeys', href: '/curated-journeys' };
  const crumbs = [above, { name: journey.title, href: null }];
  const structuredData = [
    organization(brand, siteUrl, chrome.contact),
    touristTrip(journey, brand, siteUrl),
    breadcrumbs(crumbs, siteUrl),
    ...faqPage(journey.questions),
  ];
  const shell: PageShell = { path: journey.href, meta: journey.meta, chrome, structuredData };
  const here = journey.destinations.map((country) => country.slug);
  const shared = ({ destinations }: PackageCard) =>
    destinations.filter((country) => here.includes(country.slug)).length;
  /** Others of its kind, those through the same countries first. */
  const others = all.filter((card) => card.slug !== slug).sort((a, b) => shared(b) - shared(a));
  const money = await journeyMoney(request, journey.href, [journey.priceFrom]);
  return { shell, view: { journey, others, money, crumbs } };
}
