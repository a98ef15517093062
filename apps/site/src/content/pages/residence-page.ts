import { isLinkable, regions } from '@sundowner/brand';
import { southAfricanToday } from '@sundowner/calendar/today';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { residenceNode } from '../../seo/structured-data/places.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';
import type { MenuProperty } from '../model/menus.ts';
import type { PageShell } from '../model/page-shell.ts';
import { pricedYear } from '../model/years-on-sale.ts';
import type { PageRequest } from './page-request.ts';
import { bookHrefOf } from './property-page.ts';

/** The house beside the hotel, let whole. @returns `null` while it or the hotel is not published */
export async function readResidencePage({ read, brand, siteUrl, query, currency }: PageRequest) {
  const path = '/capecadogan/residence';
  const [house, page, { meta }, rates, cards, chrome, choice] = await Promise.all([
    read.residence('quarters-residence'),
    read.propertyPage('capecadogan'),
    read.pageIntro('capecadogan-residence'),
    read.rates('capecadogan'),
    read.accommodationCards(),
    read.chrome(),
    currency(),
  ]);
  if (!house || !page) return null;
  // The house has one address that search engines keep, once its page there is built.
  const canonicalPath = isLinkable(house.href) ? house.href : path;
  const hotel = { name: page.shortName, href: page.href };
  const crumbs = [hotel, { name: house.name, href: null }];
  const questions = faqPage(house.questions);
  const structuredData = [
    residenceNode(house, canonicalPath, chrome.contact, brand, siteUrl),
    breadcrumbs(crumbs, siteUrl),
    ...(questions ? [questions] : []),
  ];
  const shell: PageShell = { path, canonicalPath, meta, chrome, structuredData };
  const view = {
    house,
    path,
    crumbs,
    region: regions.find(({ key }) => key === house.regionKey)?.name ?? '',
    bookHref: bookHrefOf({ contentTag: house.accommodationTag }, cards),
    prices: seasonPrices(rates, [house.name], pricedYear(rates, southAfricanToday())),
    ratesHref: '/capecadogan/rates-and-offers',
    neighbours: [
      ...page.stays.filter(({ href }) => href === page.href).slice(0, 1),
      ...villasOf(chrome.menus.properties),
    ],
    previous: hotel,
    next: { name: 'Rooms', href: `${page.href}/rooms` },
    money: { choice, path, query },
  };
  return { shell, view };
}

/** Every villa of the collection, with where it stands. */
const villasOf = (properties: readonly MenuProperty[]) =>
  properties.flatMap(({ stays, shortName }) =>
    stays
      .filter(({ kind }) => kind === 'villa')
      .map(({ name, href, picture }) => ({
        name,
        href,
        picture,
        line: `A house let whole, at ${shortName}.`,
      })),
  );
