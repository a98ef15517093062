import { readTravelAfricaDestinations } from '../../content/journey/countries.ts';
import { readPackages } from '../../content/journey/journey.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { journeyMoney } from '../../sections/journeys/journey-money.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { travelAfricaCrumb } from '../travel-africa/travel-africa-crumb.ts';

export type CountryPage = PageView<typeof readCountryPage>;

/**
 * The page of a country of Travel Africa (CNT-14).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readCountryPage(request: PageRequest, slug: string) {
  const { reading } = request;
  const path = `/travel-africa/destination/${slug}`;
  const [countries, { meta, lead }, packages] = await Promise.all([
    readTravelAfricaDestinations(reading),
    readPageIntro(reading, `travel-africa-destination-${slug}`),
    readPackages(reading, 'package').catch(() => []),
  ]);
  const country = countries.find((each) => each.slug === slug);
  if (!country) return null;
  const { name: title, questions } = country;
  const crumbs = [travelAfricaCrumb, { name: title, href: null }];
  const shell = await pageShell(request, 'WebPage', { path, meta, title, crumbs, questions });
  /** Those through it. */
  const journeys = packages.filter(({ destinations }) => destinations.some((each) => each.slug === slug));
  const money = await journeyMoney(
    request,
    path,
    journeys.map(({ priceFrom }) => priceFrom),
  );
  return { shell, view: { path, lead, country, countries, journeys, money, crumbs } };
}
