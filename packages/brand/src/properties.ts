import type { Theme } from './themes.ts';

/** The regions a property can stand in, with the names visitors read and the names entries are looked up by. */
export type RegionKey = 'sabi-sand' | 'thornybush' | 'marakele' | 'cape-town' | 'madikwe' | 'stellenbosch';

export interface Region {
  readonly key: RegionKey;
  /** The region's own name, as on a map. */
  readonly name: string;
  /** What visitors read in menus and dialogs: the property the region is known by. */
  readonly displayName: string;
  /** Value of `tourLinkFor` for 360 degree tours, where the region has some (MOD-06). */
  readonly lookupName?: 'sabi-sands-reserve' | 'thornybush-reserve' | 'waterberg-region' | 'cape-town';
  /** Hidden regions are shown in no menu and in no book dialog (NAV-06, MOD-07). */
  readonly hidden: boolean;
}

export const regions: readonly Region[] = [
  {
    key: 'sabi-sand',
    name: 'Sabi Sand Game Reserve and Kruger National Park',
    displayName: 'Lion Sands Game Reserve',
    lookupName: 'sabi-sands-reserve',
    hidden: false,
  },
  {
    key: 'thornybush',
    name: 'Thornybush Game Reserve',
    displayName: 'Monwana Game Lodge',
    lookupName: 'thornybush-reserve',
    hidden: false,
  },
  {
    key: 'marakele',
    name: 'Marakele National Park',
    displayName: 'Marataba',
    lookupName: 'waterberg-region',
    hidden: false,
  },
  { key: 'cape-town', name: 'Cape Town', displayName: 'Cape Town', lookupName: 'cape-town', hidden: false },
  { key: 'madikwe', name: 'Madikwe Game Reserve', displayName: 'Madikwe Safari Lodge', hidden: true },
  { key: 'stellenbosch', name: 'Stellenbosch', displayName: 'Stellenbosch', hidden: true },
];

const sections: readonly (readonly [string, Theme])[] = [
  ['/residences', 'residences'],
  ['/travel-africa', 'africa'],
  ['/impact', 'africa'],
];

/** The palette a page at `path` wears. */
export function themeOfPath(path: string): Theme {
  const property = propertyOfPath(path);
  if (property) return property.theme;
  return sections.find(([root]) => path === root || path.startsWith(`${root}/`))?.[1] ?? 'home';
}

export type PropertyKey = 'lionsands' | 'monwana' | 'marataba' | 'capecadogan';

export interface Property {
  readonly key: PropertyKey;
  readonly name: string;
  readonly shortName: string;
  readonly region: RegionKey;
  /** Where the property's pages live: `/lionsands`. */
  readonly root: `/${string}`;
  readonly theme: Theme;
  /** The label of the property in the enquiry forms' location list (FRM-09). */
  readonly enquiryLocation: string;
  /** Anchor that opens the stories filtered by this property (NAV-13). */
  readonly storiesAnchor: string;
  /** Tag of the studio's entries about it (`contentfulTag`). */
  readonly contentTag: string;
}

export const properties: readonly Property[] = [
  {
    key: 'lionsands',
    name: 'Lion Sands Game Reserve',
    shortName: 'Lion Sands',
    region: 'sabi-sand',
    root: '/lionsands',
    theme: 'lionsands',
    enquiryLocation: 'Lion Sands Game Reserve',
    storiesAnchor: 'lion-sands-game-reserve',
    contentTag: 'lion-sands',
  },
  {
    key: 'monwana',
    name: 'Monwana Game Lodge',
    shortName: 'Monwana',
    region: 'thornybush',
    root: '/monwana',
    theme: 'monwana',
    enquiryLocation: 'Monwana Game Lodge',
    storiesAnchor: 'monwana-game-lodge',
    contentTag: 'monwana',
  },
  {
    key: 'marataba',
    name: 'Marataba Game Lodges',
    shortName: 'Marataba',
    region: 'marakele',
    root: '/marataba',
    theme: 'marataba',
    enquiryLocation: 'Marakele National Park - Marataba',
    storiesAnchor: 'marataba-luxury-lodges',
    contentTag: 'marataba',
  },
  {
    key: 'capecadogan',
    name: 'Cape Cadogan Boutique Hotel',
    shortName: 'Cape Cadogan',
    region: 'cape-town',
    root: '/capecadogan',
    theme: 'cape',
    enquiryLocation: 'Cape Town',
    storiesAnchor: 'cape-cadogan-boutique-hotel',
    contentTag: 'cape-cadogan',
  },
];

/** The property whose pages `path` belongs to, or `null` for a page outside every property. */
export function propertyOfPath(path: string): Property | null {
  return properties.find(({ root }) => path === root || path.startsWith(`${root}/`)) ?? null;
}
