import { type Collection, type Property, propertyOfPath, regionOfKey, standsUnder } from '@sundowner/brand';
import { currentCollection } from '../content/places/collection-scope.ts';
import type { MenuCard, MenuProperty } from '../content/site/menu-properties.ts';
import type { Menus } from '../content/site/menus.ts';
import type { Linkable } from '../links/linkable.ts';
import { lodgesBelow, roomsPageOf } from '../links/rooms-page.ts';
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
  /** Where the entry leads without a page of its own: the part of the home page that shows the same. */
  readonly until?: string;
  /** Whether the home page has that part. */
  readonly shown?: (collection: Collection) => boolean;
}

const travelAfrica: Wanted = {
  label: 'Travel Africa Expertly',
  href: '/travel-africa',
  until: '/#journeys',
  shown: ({ journeys }) => journeys.length > 0,
};

/** Every page outside a property (NAV-03). */
const homeContext: readonly Wanted[] = [
  {
    label: 'Lodges & Hotels',
    panel: 'lodges-hotels',
    until: '/#collection',
    shown: ({ properties }) => properties.length > 0,
  },
  { label: 'Residences', href: '/residences', panel: 'residences' },
  {
    label: 'Experiences',
    panel: 'experiences',
    until: '/#experiences',
    shown: ({ experiences }) => experiences.length > 0,
  },
  { label: 'Safaris', panel: 'safaris' },
  { label: 'Our Story', href: '/our-story' },
  { label: 'Impact', href: '/impact' },
  travelAfrica,
];

/** What a property's bar begins with: the page of its rooms, or its lodges. */
function placesToSleep(property: Property): readonly Wanted[] {
  const rooms = roomsPageOf(property);
  if (rooms) return [{ label: rooms.name, href: rooms.href }];
  return lodgesBelow(property).length > 0 ? [{ label: 'Lodges', panel: 'our-lodges' }] : [];
}

function propertyContext(property: Property): readonly Wanted[] {
  const { root, has } = property;
  return [
    ...placesToSleep(property),
    { label: 'Experiences', href: `${root}/experiences` },
    ...(has.safaris ? [{ label: 'Safaris', href: `${root}/safaris` }] : []),
    ...(has.treehouses ? [{ label: 'Treehouses', href: `${root}/treehouses` }] : []),
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
    ...(currentCollection().properties.length > 0 ? [{ label: 'All Rates', href: '/rates' }] : []),
    { label: 'Travel Partners', href: '/travel-partners' },
    { label: 'Stories', href: stories },
    { label: 'Contact Us', href: '/contact-us' },
  ];
}

/**
 * The menus of the page at `path`: its context decides the entries (NAV-03), and only what may be linked, and is there, is listed.
 *
 * @param path path on our own host, without query: "/the-delta/reed-camp"
 * @param linkable whether a link may be shown: its page is there
 */
export function pageMenus(menus: Menus, path: string, linkable: Linkable): PageMenus {
  const property = propertyOfPath(path, currentCollection());
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
  const part = wanted.shown?.(currentCollection()) === false ? null : (wanted.until ?? null);
  const href = own ?? (panel ? null : part);
  if (!panel && !href) return [];
  const targets = [...(href ? [href] : []), ...(panel ? (panels[panel] ?? []).map((card) => card.href) : [])];
  const current = targets.some((target) => currentness(target, path) !== undefined);
  return [{ label: wanted.label, href, panel, current }];
}

function filled(panels: Panels): Panels {
  return Object.fromEntries(Object.entries(panels).filter(([, cards]) => cards && cards.length > 0));
}

/** Whether the Lodges & Hotels panel lists a property: it does so by regions, of those that are shown. */
const isListed = ({ regionKey }: MenuProperty): boolean =>
  regionOfKey(regionKey, currentCollection())?.hidden === false;

/** Names and addresses of everything the Lodges & Hotels panel lists. */
const placesOf = (shown: readonly MenuProperty[]): MenuCard[] =>
  shown
    .filter(isListed)
    .flatMap(({ name, href, lodges }) => [{ name, href, picture: null, mobilePicture: null }, ...lodges]);

/** The cards an editor made for the Lodges menu, and the lodges that none of them leads to; without any card all lodges and villas. */
function lodgesMenu({ rooms: cards, lodges }: MenuProperty, property: Property): readonly MenuCard[] {
  if (cards.length === 0) return lodges;
  const heads = new Set<string>(lodgesBelow(property).map(({ path }) => path));
  const isLedTo = (lodge: string) =>
    cards.some(({ href }) => standsUnder(lodge, href.split(/[?#]/, 1)[0] ?? ''));
  return [...cards, ...lodges.filter(({ href }) => heads.has(href) && !isLedTo(href))];
}

function propertyPanels(shown: readonly MenuProperty[], property: Property): Panels {
  const own = shown.find(({ key }) => key === property.key);
  return filled({
    'lodges-hotels': placesOf(shown),
    'our-lodges': own && !roomsPageOf(property) ? lodgesMenu(own, property) : [],
  });
}

function homePanels(menus: Menus, shown: readonly MenuProperty[], linkable: Linkable): Panels {
  const may = ({ href }: MenuCard) => linkable(href);
  // The order of the collection's (NAV-10).
  const inOrder = currentCollection().properties.flatMap(
    ({ key }) => menus.properties.find((each) => each.key === key) ?? [],
  );
  return filled({
    'lodges-hotels': placesOf(shown),
    residences: menus.residences.filter(may),
    experiences: menus.experiences.filter(may),
    safaris: inOrder.flatMap(({ safaris }) => safaris).filter(may),
    treehouses: inOrder.flatMap(({ treehouses }) => treehouses).filter(may),
  });
}
