import type { RegionKey } from './regions.ts';
import type { Theme } from './themes.ts';

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
