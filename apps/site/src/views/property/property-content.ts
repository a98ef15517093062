import type { Property } from '@sundowner/brand';
import type { PageContent } from '../../content/content.ts';
import { today } from '../../content/days.ts';
import type { AccommodationCard } from '../../content/model/dialog-content.ts';
import type { Quote } from '../../content/model/home.ts';
import type { Picture } from '../../content/model/picture.ts';
import type { PropertyPage, Stay } from '../../content/model/place.ts';

/** Everything the root of a property shows, from two rounds of reads. */
export type PropertyContent = NonNullable<Awaited<ReturnType<typeof readPropertyContent>>>;

/**
 * What the page of a property is drawn from.
 *
 * @returns `null` while the property is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPropertyContent(read: PageContent, { key, storiesAnchor }: Property) {
  const [page, intro, banner, nights, nightsBanner, quote, maps, offers, letters, listing, rates, cards] =
    await Promise.all([
      read.propertyPage(key),
      read.pageIntro(key),
      read.banner(key),
      read.pageIntro(`${key}-treehouses`),
      read.banner(`${key}-treehouses`),
      read.quote(key),
      read.maps(),
      read.offers(key),
      read.testimonials(key),
      read.storyListing({ page: 1, slugs: [storiesAnchor] }),
      read.rates(key),
      read.accommodationCards(),
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
    map: maps.find(({ mapFor }) => mapFor === key) ?? null,
    offers,
    letters,
    stories: listing.stories,
    rates,
    stays: page.stays.map((stay) => ({ ...stay, bookHref: bookHrefOf(stay, cards) })),
    favourites: await read.favourites(page.contentTag),
    year: Number(today().slice(0, 4)),
  };
}

/** Where a place is booked, outside our site. */
export function bookHrefOf(
  { contentTag }: Pick<Stay, 'contentTag'>,
  cards: readonly AccommodationCard[],
): string | null {
  return cards.find(({ tag }) => tag === contentTag)?.checkAvailabilityHref ?? null;
}

/** The lodge or hotel a property consists of; `null` where there are several. */
export function onlyStayOf<Own extends Pick<Stay, 'href'>>(
  { href }: Pick<PropertyPage, 'href'>,
  stays: readonly Own[],
): Own | null {
  return stays.find((stay) => stay.href === href) ?? null;
}

/** A quote over another picture where its own stands on the page already. */
export function quoteOverAnother(
  { quote, treehouses, page }: Pick<PropertyContent, 'quote' | 'treehouses' | 'page'>,
  seen: Picture | null,
): Quote | null {
  const shown = [treehouses.picture?.src, seen?.src];
  if (!quote || !shown.includes(quote.picture.src)) return quote;
  const other = page.gallery.findLast(({ src }) => !shown.includes(src));
  return other ? { ...quote, picture: other } : quote;
}
