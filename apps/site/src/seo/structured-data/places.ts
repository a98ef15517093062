import { type Brand, propertyOfKey, regionOfKey } from '@sundowner/brand';
import type { Hotel, LodgingBusiness, Resort } from 'schema-dts';
import type { Lodge } from '../../content/lodge/lodge.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import type { Residence } from '../../content/residence/residence.ts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import { type LodgingWords, lodging } from './lodging.ts';
import type { Node } from './nodes.ts';

type LodgingNode = Node<LodgingBusiness | Resort | Hotel>;
/** Shown to search engines at most; they look at few. */
const mostPictures = 6;

const regionOf = (key: string | null): string => regionOfKey(key ?? '', currentCollection())?.name ?? '';
const telephoneOf = (contact: ContactDetails | null) => contact?.travelPlannerNumber || null;

/** What nodes of places need besides. */
interface Around {
  readonly contact: ContactDetails | null;
  /** ISO 3166 code of the country the place lies in; `null` where that is not known for certain. */
  readonly country: string | null;
  readonly brand: Brand;
  readonly siteUrl: string;
}

/** A property: a resort with lodges, or the lodge or hotel it consists of. */
export function propertyNode(page: PropertyPage, { contact, country, brand, siteUrl }: Around): LodgingNode {
  const own = page.lodges.find(({ href }) => href === page.href);
  const words: LodgingWords = {
    kind: own?.kind ?? 'property',
    name: page.name,
    path: page.href,
    description: page.statementText || page.line,
    pictures: [...(page.picture ? [page.picture] : []), ...page.gallery].slice(0, mostPictures),
    region: regionOf(page.regionKey),
    country,
    telephone: telephoneOf(contact),
    latitude: page.place?.latitude ?? null,
    longitude: page.place?.longitude ?? null,
    amenities: own?.amenities.map(({ title }) => title) ?? [],
    rooms: own?.roomCount ?? null,
    within: null,
  };
  return lodging(words, brand, siteUrl);
}

/** A lodge or villa within its property. */
export function lodgeNode(
  lodge: Lodge,
  path: string,
  property: Pick<PropertyPage, 'name' | 'href' | 'regionKey'>,
  { contact, country, brand, siteUrl }: Around,
): LodgingNode {
  const words: LodgingWords = {
    kind: lodge.kind,
    name: lodge.name,
    path,
    description: lodge.statementText || lodge.line,
    pictures: [...(lodge.picture ? [lodge.picture] : []), ...lodge.gallery].slice(0, mostPictures),
    region: regionOf(property.regionKey),
    country,
    telephone: telephoneOf(contact),
    latitude: lodge.coordinates?.latitude ?? null,
    longitude: lodge.coordinates?.longitude ?? null,
    amenities: lodge.amenities.map(({ title }) => title),
    rooms: lodge.roomCount,
    within: { name: property.name, path: property.href },
  };
  return lodging(words, brand, siteUrl);
}

/** A residence, at the address search engines keep. */
export function residenceNode(
  house: Residence,
  path: string,
  { contact, country, brand, siteUrl }: Around,
): LodgingNode {
  const words: LodgingWords = {
    kind: 'residence',
    name: house.name,
    path,
    description: house.statementText || house.line,
    pictures: house.gallery.slice(0, mostPictures),
    region: regionOf(
      house.regionKey ?? propertyOfKey(house.property ?? '', currentCollection())?.region ?? null,
    ),
    country,
    telephone: telephoneOf(contact),
    latitude: house.coordinates?.latitude ?? null,
    longitude: house.coordinates?.longitude ?? null,
    amenities: house.amenities.map(({ title }) => title),
    rooms: house.bedrooms,
    within: null,
  };
  return lodging(words, brand, siteUrl);
}
