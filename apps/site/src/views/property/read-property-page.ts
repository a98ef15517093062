import type { Property } from '@sundowner/brand';
import { southAfricanToday } from '@sundowner/calendar/today';
import type { PageContent } from '../../content/content.ts';
import type { AccommodationCard } from '../../content/model/dialog-content.ts';
import type { Stay } from '../../content/model/place.ts';
import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import { stripOf } from '../../sections/dates-and-guests/strip-of.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { propertyNode } from '../../seo/structured-data/places.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

/** Everything the root of a property shows, from two rounds of reads. */
export type PropertyContent = NonNullable<Awaited<ReturnType<typeof readContent>>>;

/**
 * The page of a property.
 *
 * @returns `null` while the property is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPropertyPage(request: PageRequest, property: Property) {
  const { read, brand, siteUrl, query, currency } = request;
  const [content, chrome, choice, properties] = await Promise.all([
    readContent(read, property),
    read.chrome(),
    currency(),
    read.ratedProperties(),
  ]);
  if (!content) return null;
  const { page, intro } = content;
  const path = property.root;
  const questions = faqPage(page.questions);
  const structuredData = [
    propertyNode(page, chrome.contact, brand, siteUrl),
    breadcrumbs([{ name: page.shortName }], siteUrl),
    ...(questions ? [questions] : []),
  ];
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  const others = chrome.menus.properties;
  const today = southAfricanToday();
  const { rates, stays } = content;
  const [only] = stays.filter(({ kind }) => kind === 'hotel' || kind === 'lodge');
  const alone = stays.filter(({ kind }) => kind === 'hotel' || kind === 'lodge').length === 1;
  const facts = stripOf({
    ...{ place: page.shortName, path, properties, rates, today },
    // The lodges of a reserve are booked each by itself.
    bookHref: alone ? (only?.bookHref ?? null) : null,
    names: rates.filter(({ per }) => per === 'person').map(({ place }) => place),
    contact: chrome.contact,
  });
  return {
    shell,
    view: { property, content, others, dates: { facts, today }, money: { choice, path, query } },
  };
}

async function readContent(read: PageContent, { key, storiesAnchor }: Property) {
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
  ] = await Promise.all([
    read.propertyPage(key),
    read.pageIntro(key),
    read.banner(key),
    read.pageIntro(`${key}-treehouses`),
    read.banner(`${key}-treehouses`),
    read.quote(key),
    read.maps(),
    read.offers(key),
    read.testimonials(key),
    read.storyListing({ page: 1, chosen: { property: [storiesAnchor] } }),
    read.rates(key),
    read.accommodationCards(),
    // The page can do without; that they could not be read has been noted by then.
    read.destinations().catch(() => []),
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
    lands: lands
      .filter(({ properties }) => properties.includes(key))
      .map(({ name, slug }) => ({ name, href: `/destinations/${slug}` })),
    map: maps.find(({ mapFor }) => mapFor === key) ?? null,
    offers,
    letters,
    stories: listing.stories,
    rates,
    stays: page.stays.map((stay) => ({ ...stay, bookHref: bookHrefOf(stay, cards) })),
    favourites: await read.favourites(page.contentTag),
    /** The one its prices speak of. */
    year: pricedYear(rates, southAfricanToday()),
  };
}

/** Where a place is booked, outside our site. */
export function bookHrefOf(
  { contentTag }: Pick<Stay, 'contentTag'>,
  cards: readonly AccommodationCard[],
): string | null {
  return cards.find(({ tag }) => tag === contentTag)?.checkAvailabilityHref ?? null;
}
