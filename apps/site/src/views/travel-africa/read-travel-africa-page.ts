import { monthNames } from '@sundowner/calendar/words';
import { type PackageCard, readJourneyCards } from '../../content/journey/journey.ts';
import { listJourneys, type WrittenFilter } from '../../content/journey/journey-listing.ts';
import { readTravelAfrica } from '../../content/journey/travel-africa.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { readMaps } from '../../content/property/maps.ts';
import { journeyMoney } from '../../sections/journeys/journey-money.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type TravelAfricaContent = PageView<typeof readTravelAfricaPage>;

/**
 * The page Travel Africa (CNT-14), its journeys as the address asks for them.
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readTravelAfricaPage(request: PageRequest) {
  const { reading, query } = request;
  const [page, cards, intro, maps] = await Promise.all([
    readTravelAfrica(reading),
    readJourneyCards(reading),
    readPageIntro(reading, 'travel-africa'),
    readMaps(reading),
  ]);
  if (!page) return null;
  const path = '/travel-africa';
  const { meta } = intro;
  const crumbs = [{ name: 'Travel Africa', href: null }];
  // The second heading stands over the countries.
  const placed = page.destinations.length > 0 ? (['second'] as const) : [];
  const parts = { path, meta, title: 'Travel Africa', crumbs, placed };
  const shell = await pageShell(request, 'CollectionPage', parts);
  const journeys = page.packages.map((card) => cards.get(card.slug) ?? card);
  const types = page.travelTypes.map(({ name }) => name);
  const listing = listJourneys(journeys, filtersFor(journeys, types), query);
  // The map among all of them leads to no page that is not published.
  const map = maps.find(({ id }) => id === page.map?.id) ?? page.map;
  const money = await journeyMoney(
    request,
    path,
    journeys.map(({ priceFrom }) => priceFrom),
  );
  return { shell, view: { page: { ...page, map }, intro, listing, money, crumbs } };
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
