import type { AccommodationTag, PropertyKey, RegionKey } from '@sundowner/brand';
import type { HeroBannerEntry, ResidenceEntry, ResidencesEntry } from './entries.ts';
import type { PlateId } from './plates.ts';

interface House {
  readonly slug: string;
  readonly name: string;
  /** Where it stands: the banner's sub text, which groups houses in the menu (NAV-07). */
  readonly where: string;
  readonly region: RegionKey;
  readonly property: PropertyKey | null;
  readonly tag: AccommodationTag | null;
  readonly line: string;
  readonly picture: PlateId;
}

const houses: readonly House[] = [
  {
    slug: 'fish-eagle',
    name: 'Fish Eagle',
    where: 'Sabi Sand and Kruger',
    region: 'sabi-sand',
    property: 'lionsands',
    tag: 'lion-sands-ivory-lodge-fish-eagle-villa',
    line: 'A house of glass on the Sabie, with its own guide, chef and vehicle.',
    picture: 'residence-fish-eagle',
  },
  {
    slug: 'hinkwenu',
    name: 'Hinkwenu',
    where: 'Sabi Sand and Kruger',
    region: 'sabi-sand',
    property: 'lionsands',
    tag: 'lion-sands-tinga-lodge-hinkweni-villa',
    line: 'Three thatched houses around one fire.',
    picture: 'residence-hinkwenu',
  },
  {
    slug: 'monwana-residence',
    name: 'Monwana Residence',
    where: 'Thornybush Game Reserve',
    region: 'thornybush',
    property: 'monwana',
    tag: 'monwana-residence',
    line: 'A low house beside its own waterhole.',
    picture: 'residence-monwana',
  },
  {
    slug: 'redcliffe',
    name: 'Redcliffe',
    where: 'Cape Town',
    region: 'cape-town',
    property: 'capecadogan',
    tag: 'more-quarters-redcliffe-house',
    line: 'A Victorian house in Gardens, with a porch to read on.',
    picture: 'residence-redcliffe',
  },
  {
    slug: 'quarters-residence',
    name: 'Quarters Residence',
    where: 'Cape Town',
    region: 'cape-town',
    property: 'capecadogan',
    tag: 'cape-cadogan-residence',
    line: 'Cottages around a courtyard, off Kloof Street.',
    picture: 'residence-quarters',
  },
  {
    slug: 'oldenburg',
    name: 'Oldenburg',
    where: 'Stellenbosch',
    region: 'stellenbosch',
    property: null,
    tag: null,
    line: 'A Cape Dutch homestead with the vines at its steps.',
    picture: 'residence-oldenburg',
  },
];

const bannerFor = (slug: string) => `residences-${slug}`;

export const residenceBanners: readonly HeroBannerEntry[] = houses.map(({ slug, name, where, picture }) => ({
  heroBannerFor: bannerFor(slug),
  bannerText: name,
  bannerSubText: where,
  backgroundImage: picture,
}));

export const residences: readonly ResidenceEntry[] = houses.map(
  ({ slug, name, region, property, tag, line }, index) => ({
    slug,
    name,
    hero: bannerFor(slug),
    position: index + 1,
    region,
    property,
    accommodationTag: tag,
    line,
  }),
);

export const residencesPage: ResidencesEntry = {
  heading: 'A house to yourselves',
  intro: 'Six houses that a family or a party of friends takes whole, with the people who look after it.',
  residences: houses.map(({ name }) => name),
};
