import { type Property, pageKey } from '@sundowner/brand';
import { endOfDay } from '@sundowner/calendar/zone';
import { readTestimonials } from '../../content/experience/experience.ts';
import { readFavourites, readSafaris } from '../../content/experience/safaris.ts';
import { bookHrefOf, readBookingCards } from '../../content/lodge/lodge.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import { readQuote } from '../../content/page/quotes.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readDestinations } from '../../content/property/destinations.ts';
import { readMaps } from '../../content/property/maps.ts';
import { readProperty } from '../../content/property/property.ts';
import { readOffers } from '../../content/rates/offers.ts';
import { readRatedProperties, readRates } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import type { Reading } from '../../content/reading/reading.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { readStoryListing } from '../../content/story/stories.ts';
import { houseToday, installation } from '../../installation/installation.ts';
import { storiesAnchor } from '../../links/stories-link.ts';
import { stripDates } from '../../sections/dates-and-guests/strip-facts.ts';
import { countryOf } from '../../sections/place-map/country-of.ts';
import { tonightFacts } from '../../sections/tonight/tonight-facts.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { propertyNode } from '../../seo/structured-data/places.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';
import { onlyLodge } from './only-lodge.ts';
import { readResidences } from './read-residences.ts';

/** Everything the root of a property shows, from two rounds of reads. */
export type PropertyContent = NonNullable<Awaited<ReturnType<typeof readContent>>>;

/**
 * The page of a property.
 *
 * @returns `null` while the property is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPropertyPage(request: PageRequest, property: Property) {
  const { reading, brand, siteUrl, query, currency } = request;
  const [content, chrome, currencyChoice, properties] = await Promise.all([
    readContent(reading, property),
    request.chrome,
    currency(),
    readRatedProperties(reading),
  ]);
  if (!content) return null;
  const { page, intro } = content;
  const path = property.root;
  const structuredData = [
    propertyNode(page, {
      ...{ contact: chrome.contact, brand, siteUrl },
      country: countryOf(page.place),
    }),
    breadcrumbs([{ name: page.shortName }], siteUrl),
    ...faqPage(page.questions),
  ];
  // The second heading stands over the lodges there are to choose from.
  const places = content.lodges.length + content.residences.length;
  const choice = places > 0 && onlyLodge(page, content.lodges) === null;
  const shell: PageShell = {
    ...{ path, meta: intro.meta, chrome, structuredData },
    placed: choice ? ['experiences', 'second'] : ['experiences'],
  };
  const others = chrome.menus.properties;
  const today = houseToday();
  const { rates, lodges } = content;
  const [only] = lodges.filter(({ kind }) => kind === 'hotel' || kind === 'lodge');
  const alone = lodges.filter(({ kind }) => kind === 'hotel' || kind === 'lodge').length === 1;
  const dates = stripDates({
    ...{ place: page.shortName, path, properties, rates, today, query },
    // The lodges of a reserve are booked each by itself.
    bookHref: alone ? (only?.bookHref ?? null) : null,
    names: rates.filter(({ per }) => per === 'person').map(({ place }) => place),
    contact: chrome.contact,
    holds: alone ? (only?.sleeps ?? null) : null,
  });
  const { timeZone: zone } = installation();
  // What is said of tonight is of this day alone.
  reading.changesAt(new Date(endOfDay(today, zone)));
  const { place, gettingThere } = content.page;
  const facts = tonightFacts({
    today,
    zone,
    place,
    gateHours: gettingThere.gateHours,
    months: content.months,
  });
  return {
    shell,
    view: {
      ...{ property, content, others, dates },
      tonight: { at: content.page.shortName, today, facts },
      money: { choice: currencyChoice, path, query },
      experiences: chrome.keyed.experiences,
    },
  };
}

async function readContent(reading: Reading, property: Property) {
  const { key, root } = property;
  const own = pageKey(root);
  const ofTreehouses = pageKey(`${root}/treehouses`);
  const [
    page,
    intro,
    banner,
    nights,
    nightsBanner,
    quote,
    maps,
    offers,
    letters,
    listing,
    rates,
    cards,
    lands,
    safaris,
  ] = await Promise.all([
    readProperty(reading, key),
    readPageIntro(reading, own),
    readBanner(reading, own),
    readPageIntro(reading, ofTreehouses),
    readBanner(reading, ofTreehouses),
    readQuote(reading, own),
    readMaps(reading),
    readOffers(reading, key),
    readTestimonials(reading, key),
    readStoryListing(reading, { page: 1, chosen: { property: [storiesAnchor(property)] } }),
    readRates(reading, key),
    readBookingCards(reading),
    // The page can do without; that they could not be read has been noted by then.
    readDestinations(reading).catch(() => []),
    readSafaris(reading, pageKey(`${root}/safaris`)),
  ]);
  if (!page) return null;
  return {
    page,
    intro,
    banner,
    treehouses: {
      heading: nightsBanner?.subText ?? '',
      lead: nights.lead,
      picture: nightsBanner?.picture ?? null,
    },
    quote,
    /** The year month by month, of its safaris. */
    months: safaris?.months ?? [],
    lands: lands
      .filter(({ properties }) => properties.includes(key))
      .map(({ name, slug }) => ({ name, href: `/destinations/${slug}` })),
    map: maps.find(({ mapFor }) => mapFor === own) ?? null,
    offers,
    letters,
    stories: listing.stories,
    rates,
    lodges: page.lodges.map((lodge) => ({ ...lodge, bookHref: bookHrefOf(lodge, cards) })),
    residences: await readResidences(reading, property, cards),
    favourites: await readFavourites(reading, page.contentTag),
    /** The one its prices speak of. */
    year: pricedYear(rates, houseToday()),
  };
}
