import { type Property, pageKey, placeOfPath } from '@sundowner/brand';
import { bookHrefOf, type Lodge, readBookingCards, readLodge } from '../../content/lodge/lodge.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import { readQuote } from '../../content/page/quotes.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readMaps } from '../../content/property/maps.ts';
import { type PropertyPage, readProperty } from '../../content/property/property.ts';
import { readRatedProperties, readRates } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import type { Reading } from '../../content/reading/reading.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { houseToday } from '../../installation/installation.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { stripDates } from '../../sections/dates-and-guests/strip-facts.ts';
import { countryOf } from '../../sections/place-map/country-of.ts';
import { rateNamesOf } from '../../sections/price/night-from.ts';
import { ratesOfLodge } from '../../sections/price/rates-of-lodge.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { lodgeNode } from '../../seo/structured-data/places.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

export type LodgePage = PageView<typeof readLodgePage>;

/** Everything the page of a lodge or villa shows. */
export type LodgeContent = NonNullable<Awaited<ReturnType<typeof readContent>>>;

/**
 * The page of a lodge, villa or hotel, all of it in one round of reads.
 *
 * @param path "/the-delta/reed-camp"
 * @returns `null` when there is no such place at this address, or it is another property's
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readLodgePage(request: PageRequest, property: Property, path: string) {
  const { reading, brand, siteUrl, query, currency } = request;
  const [content, chrome, choice, properties] = await Promise.all([
    readContent(reading, property, path),
    request.chrome,
    currency(),
    readRatedProperties(reading),
  ]);
  if (!content) return null;
  const { lodge, page, intro, canonicalPath } = content;
  const structuredData = [
    lodgeNode(lodge, canonicalPath, page, {
      ...{ contact: chrome.contact, brand, siteUrl },
      country: countryOf(lodge.coordinates, page.place),
    }),
    breadcrumbs(lodge.breadcrumbs, siteUrl),
    ...faqPage(lodge.questions),
  ];
  const shell: PageShell = { path, canonicalPath, meta: intro.meta, chrome, structuredData };
  const today = houseToday();
  const { rates, bookHref, rateNames } = content;
  const whole = lodge.kind === 'villa' || lodge.kind === 'residence';
  const names = rateNames;
  const dates = stripDates({
    ...{ place: lodge.name, path, bookHref, properties, rates, names, today, query },
    beside: content.ratesBeside,
    contact: chrome.contact,
    form: whole ? 'residences' : 'email',
    holds: lodge.sleeps,
  });
  return { shell, view: { content, dates, money: { choice, path, query } } };
}

async function readContent(reading: Reading, { key, root }: Property, path: string) {
  const own = pageKey(path);
  const [lodge, page, intro, rooms, quote, maps, rates, cards] = await Promise.all([
    readLodge(reading, path),
    readProperty(reading, key),
    readPageIntro(reading, own),
    readBanner(reading, pageKey(`${path}/rooms`)),
    readQuote(reading, own),
    readMaps(reading),
    readRates(reading, key),
    readBookingCards(reading),
  ]);
  if (!lodge || !page || lodge.property !== key) return null;
  return {
    path,
    lodge: { ...lodge, breadcrumbs: lodgeBreadcrumbs(lodge, page) },
    page,
    intro,
    /** What the page of its rooms is called: "Rooms at Reed Camp". */
    roomsHeading: rooms?.text ?? '',
    quote,
    map: maps.find(({ mapFor }) => mapFor === own || mapFor === pageKey(root)) ?? null,
    rates: ratesOfLodge(rates, lodge.rooms),
    /** Of all its property. */
    ratesBeside: rates,
    bookHref: bookHrefOf(lodge, cards),
    canonicalPath: canonicalPathOf(path),
    /** What its rates may be for: its rooms, or itself. */
    rateNames: [...lodge.rooms.map(({ name }) => name), ...rateNamesOf(path)],
    /** The one its prices speak of. */
    year: pricedYear(rates, houseToday()),
  };
}

/** The way its record tells; without one, by its property. */
export const lodgeBreadcrumbs = (
  { breadcrumbs, name, href: own }: Pick<Lodge, 'breadcrumbs' | 'name' | 'href'>,
  { shortName, href }: Pick<PropertyPage, 'shortName' | 'href'>,
): Lodge['breadcrumbs'] => {
  if (breadcrumbs.length > 0) return breadcrumbs;
  const last = { name, href: null };
  // A lodge that is the whole property has its page.
  return own === href ? [last] : [{ name: shortName, href }, last];
};

/** The page search engines keep, which the pin of its map leads to: a villa may be a residence besides. */
function canonicalPathOf(path: string): string {
  const place = placeOfPath(path, currentCollection());
  const own = place?.whole ? (place.paths[0] ?? path) : path;
  return isLinkable(own) ? own : path;
}
