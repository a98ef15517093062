import { accommodationOfPath, properties, regions } from '@sundowner/brand';
import { southAfricanToday } from '@sundowner/calendar/south-africa';
import { readBookingCards } from '../../content/lodge/lodge.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readProperty } from '../../content/property/property.ts';
import { readRatedProperties, readRates } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import { type Residence, readResidence, readResidences } from '../../content/residence/residence.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { stripOf } from '../../sections/dates-and-guests/strip-facts.ts';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { nightFromIn } from '../../sections/price/night-from.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { residenceNode } from '../../seo/structured-data/places.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';
import { bookHrefOf } from '../property/read-property-page.ts';

/** Everything the page of a house let whole shows. */
export type ResidenceContent = NonNullable<Awaited<ReturnType<typeof readHouse>>>;

/** A house at its own address (RT-08). @returns `null` while it is not published */
export async function readResidencePage(request: PageRequest, slug: string) {
  const path = `/residences/${slug}`;
  const [content, { meta }, chrome, choice] = await Promise.all([
    readHouse(request, slug, path),
    readPageIntro(request.reading, `residences-${slug}`),
    request.chrome,
    request.currency(),
  ]);
  if (!content) return null;
  const { house } = content;
  const crumbs = [
    { name: 'Residences', href: '/residences' },
    { name: house.name, href: null },
  ];
  const shell: PageShell = {
    path,
    meta,
    chrome,
    structuredData: nodesOf(request, house, path, crumbs, chrome),
  };
  return {
    shell,
    view: { ...content, path, crumbs, steps: null, money: { choice, path, query: request.query } },
  };
}

/** The house beside the hotel, also a page of the hotel's. @returns `null` while it or the hotel is not published */
export async function readHotelResidencePage(request: PageRequest) {
  const path = '/capecadogan/residence';
  const { reading, query, currency } = request;
  const [content, page, { meta }, chrome, choice] = await Promise.all([
    readHouse(request, 'quarters-residence', path),
    readProperty(reading, 'capecadogan'),
    readPageIntro(reading, 'capecadogan-residence'),
    request.chrome,
    currency(),
  ]);
  if (!content || !page) return null;
  const { house } = content;
  // The house has one address that search engines keep.
  const canonicalPath = isLinkable(house.href) ? house.href : path;
  const hotel = { name: page.shortName, href: page.href };
  const crumbs = [hotel, { name: house.name, href: null }];
  const structuredData = nodesOf(request, house, canonicalPath, crumbs, chrome);
  const shell: PageShell = { path, canonicalPath, meta, chrome, structuredData };
  const steps = { previous: hotel, next: { name: 'Rooms', href: `${page.href}/rooms` } };
  return { shell, view: { ...content, path, crumbs, steps, money: { choice, path, query } } };
}

async function readHouse({ reading, ...request }: PageRequest, slug: string, path: string) {
  const [house, all, cards, rated, chrome] = await Promise.all([
    readResidence(reading, slug),
    readResidences(reading),
    readBookingCards(reading),
    readRatedProperties(reading),
    request.chrome,
  ]);
  if (!house) return null;
  const rates = await readRates(reading, house.property);
  const root = properties.find(({ key }) => key === house.property)?.root;
  const today = southAfricanToday();
  const bookHref = bookHrefOf({ contentTag: house.accommodationTag }, cards);
  return {
    house,
    region: regions.find(({ key }) => key === house.regionKey)?.name ?? '',
    bookHref,
    dates: {
      today,
      facts: stripOf({
        ...{ place: house.name, path, bookHref, rates, today, properties: rated },
        names: namesOf(house),
        contact: chrome.contact,
        form: 'residences',
        ...(house.property ? { property: house.property } : {}),
      }),
    },
    from: nightFromIn(rates, namesOf(house), pricedYear(rates, southAfricanToday())),
    prices: seasonPrices(rates, namesOf(house), pricedYear(rates, southAfricanToday())),
    ratesHref: root ? `${root}/rates-and-offers` : '/rates',
    others: (all?.residences ?? []).filter((other) => other.slug !== slug),
  };
}

/** The names rates know a house by, which is also a villa of its lodge. */
const namesOf = ({ name, href }: Residence): readonly string[] => [
  name,
  accommodationOfPath(href)?.name ?? name,
];

function nodesOf(
  { brand, siteUrl }: PageRequest,
  house: Residence,
  path: string,
  crumbs: Parameters<typeof breadcrumbs>[0],
  { contact }: PageShell['chrome'],
) {
  return [
    residenceNode(house, path, contact, brand, siteUrl),
    breadcrumbs(crumbs, siteUrl),
    ...faqPage(house.questions),
  ];
}
