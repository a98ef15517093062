import { type Property, pageKey, propertyOfPath, regionOfKey } from '@sundowner/brand';
import { bookHrefOf, type Lodge, readBookingCards, readLodge } from '../../content/lodge/lodge.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { type PageIntro, readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { type PropertyPage, readProperty } from '../../content/property/property.ts';
import { type Rate, readRatedProperties, readRates } from '../../content/rates/rates.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import { houseToday } from '../../installation/installation.ts';
import { stripDates } from '../../sections/dates-and-guests/strip-facts.ts';
import { aroundRooms } from '../../sections/neighbours/around.ts';
import { countryOf } from '../../sections/place-map/country-of.ts';
import { ratesOfLodge } from '../../sections/price/rates-of-lodge.ts';
import { chosenRooms } from '../../sections/rooms/room-facts.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { lodging } from '../../seo/structured-data/lodging.ts';
import { product } from '../../seo/structured-data/rates.ts';
import { lodgeBreadcrumbs } from '../lodge/read-lodge-page.ts';

export type RoomsPage = PageView<typeof readRoomsPage>;

interface RoomsAsked {
  /** Page of the lodge, hotel or property whose rooms they are: `/the-delta/reed-camp`, `/the-delta`. */
  readonly lodgePath: string;
  /** Of the page itself: `/the-delta/reed-camp/rooms`. */
  readonly path: string;
  /** "Suites"; "Villas" or "Rooms", by their kind, unless given. */
  readonly what?: string;
}

/**
 * The rooms of a lodge or hotel with what they cost, in one round of reads.
 *
 * @returns `null` when there is no such lodge, or it lists no room
 * @throws OutageError when a part of it cannot be read and was not kept: a price must not silently be missing
 */
export async function readRoomsPage(request: PageRequest, { lodgePath, path, what: named }: RoomsAsked) {
  const { reading, brand, siteUrl, query, currency } = request;
  const property = propertyOfPath(path, currentCollection());
  if (!property) return null;
  const key = pageKey(path);
  const [lodge, whole, rates, intro, banner, chrome, choice, cards, properties] = await Promise.all([
    readLodge(reading, lodgePath),
    readProperty(reading, property.key),
    readRates(reading, property.key),
    readPageIntro(reading, key),
    readBanner(reading, key),
    request.chrome,
    currency(),
    readBookingCards(reading),
    readRatedProperties(reading),
  ]);
  if (!lodge || lodge.rooms.length === 0 || lodge.property !== property.key) return null;
  const { rooms, name } = lodge;
  const what = named ?? (rooms.every(({ kind }) => kind === 'villa') ? 'Villas' : 'Rooms');
  const way = lodgeBreadcrumbs(lodge, whole ?? { shortName: property.shortName, href: property.root });
  const crumbs = [
    ...way.map((crumb, place) => (place === way.length - 1 ? { ...crumb, href: lodge.href } : crumb)),
    { name: what, href: null },
  ];
  const structuredData = [
    breadcrumbs(crumbs, siteUrl),
    lodging(
      lodgingWords(lodge, { path, property, intro, contact: chrome.contact, near: whole?.place ?? null }),
      brand,
      siteUrl,
    ),
    ...roomProducts(rates, lodge, { path, siteUrl }),
  ];
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  const today = houseToday();
  const view = {
    heading: banner?.text || intro.heading || `${what} at ${name}`,
    lead: intro.lead,
    /** "Rooms", "Suites", "Villas". */
    what,
    /** Name of the lodge or hotel. */
    lodge: name,
    rooms,
    chosen: chosenRooms(rooms, query),
    rates,
    /** yyyy-mm-dd. */
    today,
    dates: stripDates({
      ...{ place: name, path, properties, today, query },
      rates: ratesOfLodge(rates, rooms),
      beside: rates,
      bookHref: bookHrefOf(lodge, cards),
      names: rooms.map(({ name }) => name),
      contact: chrome.contact,
      holds: lodge.sleeps,
    }),
    path,
    crumbs,
    around: aroundRooms(lodge, whole, { property, others: chrome.menus.properties }),
    /** Pictures of the lodge and its property; one that is not on the page closes it. */
    pool: [...lodge.gallery, ...(whole?.gallery ?? [])],
    money: { choice, path, query },
  };
  return { shell, view };
}

/** The lodge as search engines know it. */
function lodgingWords(
  lodge: Lodge,
  page: {
    path: string;
    property: Property;
    intro: PageIntro;
    contact: ContactDetails | null;
    /** Where its property is. */
    near: PropertyPage['place'] | null;
  },
): Parameters<typeof lodging>[0] {
  const { path, property, intro, contact, near } = page;
  return {
    kind: lodge.kind,
    name: lodge.name,
    path: lodge.href ?? path,
    description: intro.meta.description,
    pictures: lodge.rooms.flatMap(({ menuPicture }) => menuPicture ?? []),
    region: regionOfKey(property.region, currentCollection())?.name ?? '',
    country: countryOf(lodge.coordinates, near),
    telephone: contact?.travelPlannerNumber ?? null,
    latitude: lodge.coordinates?.latitude ?? null,
    longitude: lodge.coordinates?.longitude ?? null,
    amenities: lodge.amenities.map(({ title }) => title),
    rooms: lodge.roomCount,
    within: lodge.href === property.root ? null : { name: property.name, path: property.root },
  };
}

/** What each room costs. */
function roomProducts(rates: readonly Rate[], { rooms }: Lodge, place: { path: string; siteUrl: string }) {
  const slugs = new Set(rooms.map(({ slug }) => slug));
  return rates
    .filter(({ item, kind }) => kind === 'room' && slugs.has(item))
    .flatMap((rate) => {
      const image = rooms.find(({ slug }) => slug === rate.item)?.menuPicture?.src ?? null;
      return product(rate, { ...place, image }) ?? [];
    });
}
