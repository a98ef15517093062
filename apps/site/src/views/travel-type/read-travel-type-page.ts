import { readTravelTypes } from '../../content/journey/countries.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { journeyMoney } from '../../sections/journeys/journey-money.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { travelAfricaCrumb } from '../travel-africa/travel-africa-crumb.ts';

export type TravelTypePage = PageView<typeof readTravelTypePage>;

/**
 * The page of a kind of traveller (CNT-14).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readTravelTypePage(request: PageRequest, slug: string) {
  const { reading } = request;
  const path = `/travel-africa/travel-type/${slug}`;
  const [types, intro] = await Promise.all([
    readTravelTypes(reading),
    readPageIntro(reading, `travel-africa-travel-type-${slug}`),
  ]);
  const type = types.find((each) => each.slug === slug);
  if (!type) return null;
  const crumbs = [travelAfricaCrumb, { name: type.name, href: null }];
  const shell = await pageShell(request, 'WebPage', { path, meta: intro.meta, title: type.name, crumbs });
  const money = await journeyMoney(
    request,
    path,
    type.packages.map(({ priceFrom }) => priceFrom),
  );
  return { shell, view: { path, intro, type, types, money, crumbs } };
}
