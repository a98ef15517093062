import { propertyOfPath, type RegionKey } from './properties.ts';

/** The seventeen accommodation tags, spelt exactly as entries and booking links carry them (CNT-18). */
export const accommodationTags = [
  'cape-cadogan',
  'cape-cadogan-residence',
  'lion-sands-ivory-lodge',
  'lion-sands-ivory-lodge-fish-eagle-villa',
  'lion-sands-narina-lodge',
  'lion-sands-river-lodge',
  'lion-sands-tinga-lodge',
  // The wire name keeps the old spelling; visitors read "Hinkwenu".
  'lion-sands-tinga-lodge-hinkweni-villa',
  'madikwe-dithaba-lodge',
  'madikwe-kopano-lodge',
  'madikwe-lelapa-lodge',
  'marataba-mountain-lodge',
  'marataba-safari-lodge',
  'more-quarters',
  'more-quarters-redcliffe-house',
  'monwana',
  'monwana-residence',
] as const;

export type AccommodationTag = (typeof accommodationTags)[number];

/** Residences by slug; each has one canonical page, `/residences/{slug}` (FRM-16). */
export const residenceSlugs = [
  'fish-eagle',
  'hinkwenu',
  'redcliffe',
  'oldenburg',
  'monwana-residence',
  'quarters-residence',
] as const;

/** Treehouses by slug, in the order menus show them (NAV-10). */
export const treehouseSlugs = ['chalkley', 'kingston', 'tinyeleti', 'thabametsi'] as const;

/** A place that can be booked by itself, as it is known without its entry in the studio. */
export interface AccommodationPlace {
  readonly tag: AccommodationTag;
  /** Name visitors read while the studio gives no other. */
  readonly name: string;
  readonly region: RegionKey;
  /** Pages that are about this place; the first is its own. */
  readonly paths: readonly `/${string}`[];
  /** A house let whole. */
  readonly whole: boolean;
  /** Its name among the lodges of the enquiry forms, where it is one of them (specification 1, section 3). */
  readonly enquiryName: string | null;
}

type Row = Omit<AccommodationPlace, 'tag'>;

const place = (region: RegionKey, name: string, paths: Row['paths'], more: Partial<Row> = {}): Row => ({
  region,
  name,
  paths,
  whole: false,
  enquiryName: name,
  ...more,
});

const house = (region: RegionKey, name: string, paths: Row['paths'], enquiryName: string | null): Row =>
  place(region, name, paths, { whole: true, enquiryName });

/** The seventeen tags in the order visitors meet them: villas after their lodge. */
const places: Readonly<Record<AccommodationTag, Row>> = {
  'lion-sands-river-lodge': place('sabi-sand', 'River Lodge', ['/lionsands/river-lodge']),
  'lion-sands-ivory-lodge': place('sabi-sand', 'Ivory Lodge', ['/lionsands/ivory-lodge']),
  'lion-sands-ivory-lodge-fish-eagle-villa': house(
    'sabi-sand',
    'Fish Eagle Villa',
    ['/residences/fish-eagle', '/lionsands/ivory-lodge/fish-eagle-villa'],
    'Fish Eagle Residence',
  ),
  'lion-sands-tinga-lodge': place('sabi-sand', 'Tinga Lodge', ['/lionsands/tinga-lodge']),
  'lion-sands-tinga-lodge-hinkweni-villa': house(
    'sabi-sand',
    'Hinkwenu Villa',
    ['/residences/hinkwenu', '/lionsands/tinga-lodge/hinkwenu-villa'],
    'Hinkwenu Residence',
  ),
  'lion-sands-narina-lodge': place('sabi-sand', 'Narina Lodge', ['/lionsands/narina-lodge']),
  monwana: place('thornybush', 'Monwana', ['/monwana']),
  'monwana-residence': house(
    'thornybush',
    'Monwana Residence',
    ['/residences/monwana-residence'],
    'Monwana Residence',
  ),
  'marataba-safari-lodge': place('marakele', 'Safari Lodge', ['/marataba/safari-lodge']),
  'marataba-mountain-lodge': place('marakele', 'Mountain Lodge', ['/marataba/mountain-lodge']),
  'cape-cadogan': place('cape-town', 'Cape Cadogan Boutique Hotel', ['/capecadogan']),
  'cape-cadogan-residence': house(
    'cape-town',
    'Quarters Residence',
    ['/residences/quarters-residence', '/capecadogan/residence'],
    'Quarters Residence',
  ),
  'more-quarters': place('cape-town', 'Quarters Neighbourhood Hotel', ['/morequarters']),
  'more-quarters-redcliffe-house': house('cape-town', 'Redcliffe House', ['/residences/redcliffe'], null),
  'madikwe-dithaba-lodge': place('madikwe', 'Dithaba Lodge', [], { enquiryName: null }),
  'madikwe-kopano-lodge': place('madikwe', 'Kopano Lodge', [], { enquiryName: null }),
  'madikwe-lelapa-lodge': place('madikwe', 'Lelapa Lodge', [], { enquiryName: null }),
};

export const accommodationPlaces: readonly AccommodationPlace[] = Object.entries(places).map(
  ([tag, row]) => ({ tag: tag as AccommodationTag, ...row }),
);

const covers = (root: string, path: string) => path === root || path.startsWith(`${root}/`);

/**
 * The place a page is about: of a lodge and its villa the one whose address is longer.
 *
 * @param path path on our own host, without query: "/lionsands/river-lodge/rooms"
 */
export function accommodationOfPath(path: string): AccommodationPlace | null {
  const found = accommodationPlaces.flatMap((each) =>
    each.paths.filter((root) => covers(root, path)).map((root) => ({ each, root })),
  );
  return found.sort((a, b) => b.root.length - a.root.length)[0]?.each ?? null;
}

/** The region a page is in: of its lodge, villa, residence or property; `null` for a page of the whole collection (MOD-07). */
export function regionOfPath(path: string): RegionKey | null {
  return accommodationOfPath(path)?.region ?? propertyOfPath(path)?.region ?? null;
}
