import { type Property, properties, propertyOfPath } from '@sundowner/brand';
import type { MenuCard, MenuProperty } from '../content/site/menu-properties.ts';
import type { Menus } from '../content/site/menus.ts';
import type { Linkable } from '../links/linkable.ts';
import { propertyStoriesLink } from '../links/stories-link.ts';
import { currentness } from './currentness.ts';

export type PanelName =
  | 'lodges-hotels'
  | 'residences'
  | 'experiences'
  | 'safaris'
  | 'treehouses'
  | 'our-lodges';

/** An entry of a bar: a link, a panel that opens under it, or both side by side (Residences). */
export interface MenuEntry {
  readonly label: string;
  readonly href: string | null;
  readonly panel: PanelName | null;
  /** The page it leads to, or one its panel lists, is the one it stands on. */
  readonly current: boolean;
}

/** The panels of a page by their names; one without anything to list is absent. */
export type Panels = Readonly<Partial<Record<PanelName, readonly MenuCard[]>>>;

/** What a page's bars and panels are drawn from. */
export interface PageMenus {
  readonly path: string;
  readonly primary: readonly MenuEntry[];
  readonly secondary: readonly MenuEntry[];
  /** Panels of the primary bar, and on a property page that of the secondary bar. */
  readonly panels: Panels;
  /** Properties of the Lodges & Hotels panel, with the lodges that may be linked. */
  readonly properties: readonly MenuProperty[];
  readonly linkable: Linkable;
}

interface Wanted {
  readonly label: string;
  readonly href?: string;
  readonly panel?: PanelName;
  /** Where the entry leads until its own page is built: the part of the home page that shows the same. */
  readonly until?: string;
}

const travelAfrica: Wanted = {
  label: 'Travel Africa Expertly',
  href: '/travel-africa',
  until: '/#journeys',
};

/** Every page outside a property (NAV-03). */
const homeContext: readonly Wanted[] = [
  { label: 'Lodges & Hotels', panel: 'lodges-hotels', until: '/#collection' },
  { label: 'Residences', href: '/residences', panel: 'residences' },
  { label: 'Experiences', panel: 'experiences', until: '/#experiences' },
  { label: 'Safaris', panel: 'safaris' },
  { label: 'Our Story', href: '/our-story' },
  { label: 'Impact', href: '/impact' },
  travelAfrica,
];

/** What a property's bar begins with: its rooms, by the name it has for them. */
const rooms: Readonly<Record<Property['key'], readonly Wanted[]>> = {
  lionsands: [{ label: 'Lodges', panel: 'our-lodges' }],
  marataba: [{ label: 'Lodges', panel: 'our-lodges' }],
  monwana: [{ label: 'Suites', href: '/monwana/suites' }],
  capecadogan: [{ label: 'Rooms', href: '/capecadogan/rooms' }],
};

function propertyContext({ key, root }: Property): readonly Wanted[] {
  const safaris = key === 'capecadogan' ? [] : [{ label: 'Safaris', href: `${root}/safaris` }];
  const treehouses =
    key === 'lionsands' || key === 'marataba' ? [{ label: 'Treehouses', href: `${root}/treehouses` }] : [];
  return [
    ...rooms[key],
    { label: 'Experiences', href: `${root}/experiences` },
    ...safaris,
    ...treehouses,
    { label: 'Rates', href: `${root}/rates-and-offers` },
    travelAfrica,
  ];
}

/** The secondary bar (NAV-01); on a property's pages its stories open filtered by it (NAV-13). */
function secondaryContext(property: Property | null): readonly Wanted[] {
  const stories = property ? propertyStoriesLink(property) : '/blog';
  const lodges: readonly Wanted[] = [{ label: 'Lodges & Hotels', panel: 'lodges-hotels' }];
  return [
    { label: 'Home', href: '/' },
    ...(property ? lodges : []),
    { label: 'All Rates', href: '/rates' },
    { label: 'Travel Partners', href: '/travel-partners' },
    { label: 'Stories', href: stories, until: '/#stories' },
    { label: 'Contact Us', href: '/contact-us' },
  ];
}

/**
 * The menus of the page at `path`: its context decides the entries (NAV-03), and only what may be linked, and is there, is listed.
 *
 * @param path path on our own host, without query: "/lionsands/river-lodge"
 * @param built whether the page of a link is built
 */
export function pageMenus(menus: Menus, path: string, built: Linkable): PageMenus {
  const linkable = (href: string) => built(href) && !menus.absent.includes(href);
  const property = propertyOfPath(path);
  const shown = menus.properties
    .filter(({ href }) => linkable(href))
    .map((each) => ({
      ...each,
      lodges: each.lodges.filter(({ href }) => linkable(href)),
      rooms: each.rooms.filter(({ href }) => linkable(href)),
    }));
  const panels = property ? propertyPanels(shown, property) : homePanels(menus, shown, linkable);
  const entries = (wanted: readonly Wanted[]) =>
    wanted.flatMap((entry) => toEntry(entry, panels, path, linkable));
  return {
    path,
    primary: entries(property ? propertyContext(property) : homeContext),
    secondary: entries(secondaryContext(property)),
    panels,
    properties: shown,
    linkable,
  };
}

function toEntry(wanted: Wanted, panels: Panels, path: string, linkable: Linkable): MenuEntry[] {
  const panel = wanted.panel && panels[wanted.panel] ? wanted.panel : null;
  const own = wanted.href && linkable(wanted.href) ? wanted.href : null;
  const href = own ?? (panel ? null : (wanted.until ?? null));
  if (!panel && !href) return [];
  const targets = [...(href ? [href] : []), ...(panel ? (panels[panel] ?? []).map((card) => card.href) : [])];
  const current = targets.some((target) => currentness(target, path) !== undefined);
  return [{ label: wanted.label, href, panel, current }];
}

function filled(panels: Panels): Panels {
  return Object.fromEntries(Object.entries(panels).filter(([, cards]) => cards && cards.length > 0));
}

/** Names and addresses of everything the Lodges & Hotels panel lists. */
const placesOf = (shown: readonly MenuProperty[]): MenuCard[] =>
  shown.flatMap(({ name, href, lodges }) => [{ name, href, picture: null, mobilePicture: null }, ...lodges]);

function propertyPanels(shown: readonly MenuProperty[], { key }: Property): Panels {
  const own = shown.find((each) => each.key === key);
  const { rooms: cards = [], lodges: all = [] } = own ?? {};
  const lodges = cards.length > 0 ? cards : all;
  const has = key === 'lionsands' || key === 'marataba';
  return filled({ 'lodges-hotels': placesOf(shown), 'our-lodges': has ? lodges : [] });
}

function homePanels(menus: Menus, shown: readonly MenuProperty[], linkable: Linkable): Panels {
  const may = ({ href }: MenuCard) => linkable(href);
  // Lion Sands, Monwana, Marataba: the order of the brand's table (NAV-10).
  const inOrder = properties.flatMap(({ key }) => menus.properties.find((each) => each.key === key) ?? []);
  return filled({
    'lodges-hotels': placesOf(shown),
    residences: menus.residences.filter(may),
    experiences: menus.experiences.filter(may),
    safaris: inOrder.flatMap(({ safaris }) => safaris).filter(may),
    treehouses: inOrder.flatMap(({ treehouses }) => treehouses).filter(may),
  });
}
