import {
  lodgeOfPath,
  type Property,
  pageKey,
  placeOfPath,
  propertyOfKey,
  regionOfKey,
  residencePath,
} from '@sundowner/brand';
import { bookHrefOf, readBookingCards } from '../../content/lodge/lodge.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readProperty } from '../../content/property/property.ts';
import { readRatedProperties, readRates } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import { type Residence, readResidence, readResidences } from '../../content/residence/residence.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { houseToday } from '../../installation/installation.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { roomsPageOf } from '../../links/rooms-page.ts';
import { stripDates } from '../../sections/dates-and-guests/strip-facts.ts';
import { seasonPrices } from '../../sections/dates-band/season-prices.ts';
import { countryOf } from '../../sections/place-map/country-of.ts';
import { nightFromIn } from '../../sections/price/night-from.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { residenceNode } from '../../seo/structured-data/places.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

/** Everything the page of a residence shows. */
export type ResidenceContent = NonNullable<Awaited<ReturnType<typeof readContent>>>;

/** A residence at its own address (RT-08). @returns `null` while it is not published */
export async function readResidencePage(request: PageRequest, slug: string) {
  const path = residencePath(slug);
  const [content, { meta }, chrome, choice] = await Promise.all([
    readContent(request, slug, path),
    readPageIntro(request.reading, pageKey(path)),
    request.chrome,
    request.currency(),
  ]);
  if (!content) return null;
  const { residence } = content;
  const crumbs = [
    { name: 'Residences', href: '/residences' },
    { name: residence.name, href: null },
  ];
  const shell: PageShell = {
    path,
    meta,
    chrome,
    structuredData: nodesOf(request, residence, path, crumbs, chrome),
  };
  return {
    shell,
    view: { ...content, path, crumbs, steps: null, money: { choice, path, query: request.query } },
  };
}

/**
 * The slug of the residence that has a page below the root of a property as well; `null` for a lodge, and for a villa of a lodge,
 * whose page is another.
 */
export function residenceAt({ root }: Pick<Property, 'root'>, path: string): string | null {
  const collection = currentCollection();
  const lodge = lodgeOfPath(path, collection);
  if (!lodge?.whole || path.slice(0, path.lastIndexOf('/')) !== root) return null;
  return collection.residences.find(({ tag }) => tag === lodge.tag)?.slug ?? null;
}

/**
 * A residence beside a hotel, also a page of the hotel's.
 *
 * @param path "/the-delta/harbour-house"
 * @returns `null` where there is no such residence, and while it or the hotel is not published
 */
export async function readHotelResidencePage(request: PageRequest, property: Property, path: string) {
  const { reading, query, currency } = request;
  const slug = residenceAt(property, path);
  if (slug === null) return null;
  const [content, page, { meta }, chrome, choice] = await Promise.all([
    readContent(request, slug, path),
    readProperty(reading, property.key),
    readPageIntro(reading, pageKey(path)),
    request.chrome,
    currency(),
  ]);
  if (!content || !page) return null;
  const { residence } = content;
  // The residence has one address that search engines keep.
  const canonicalPath = isLinkable(residence.href) ? residence.href : path;
  const hotel = { name: page.shortName, href: page.href };
  const crumbs = [hotel, { name: residence.name, href: null }];
  const structuredData = nodesOf(request, residence, canonicalPath, crumbs, chrome);
  const shell: PageShell = { path, canonicalPath, meta, chrome, structuredData };
  const steps = { previous: hotel, next: roomsPageOf(property) };
  return { shell, view: { ...content, path, crumbs, steps, money: { choice, path, query } } };
}

async function readContent({ reading, query, ...request }: PageRequest, slug: string, path: string) {
  const [residence, all, cards, rated, chrome] = await Promise.all([
    readResidence(reading, slug),
    readResidences(reading),
    readBookingCards(reading),
    readRatedProperties(reading),
    request.chrome,
  ]);
  if (!residence) return null;
  const rates = await readRates(reading, residence.property);
  const collection = currentCollection();
  const property = propertyOfKey(residence.property ?? '', collection);
  const today = houseToday();
  const bookHref = bookHrefOf({ contentTag: residence.accommodationTag }, cards);
  return {
    residence,
    region: regionOfKey(residence.regionKey ?? property?.region ?? '', collection)?.name ?? '',
    bookHref,
    dates: stripDates({
      ...{ place: residence.name, path, bookHref, rates, today, properties: rated, query },
      names: namesOf(residence),
      contact: chrome.contact,
      form: 'residences',
      holds: residence.sleeps,
      ...(residence.property ? { property: residence.property } : {}),
    }),
    from: nightFromIn(rates, namesOf(residence), pricedYear(rates, houseToday())),
    prices: seasonPrices(rates, namesOf(residence), pricedYear(rates, houseToday())),
    ratesHref: property ? `${property.root}/rates-and-offers` : '/rates',
    others: (all?.residences ?? []).filter((other) => other.slug !== slug),
  };
}

/** The names rates know a residence by, which is also a villa of its lodge. */
const namesOf = ({ name, href }: Residence): readonly string[] => [
  name,
  placeOfPath(href, currentCollection())?.name ?? name,
];

function nodesOf(
  { brand, siteUrl }: PageRequest,
  residence: Residence,
  path: string,
  crumbs: Parameters<typeof breadcrumbs>[0],
  { contact }: PageShell['chrome'],
) {
  return [
    residenceNode(residence, path, {
      ...{ contact, brand, siteUrl },
      country: countryOf(residence.coordinates),
    }),
    breadcrumbs(crumbs, siteUrl),
    ...faqPage(residence.questions),
  ];
}
