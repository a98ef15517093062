import { isLinkable } from '@sundowner/brand';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

interface MenuEntry extends MenuLink {
  /** Where the entry leads until its own page is built: the part of the home page that shows the same. */
  readonly until?: string;
}

const secondary: readonly MenuEntry[] = [
  { label: 'Home', href: '/' },
  { label: 'All Rates', href: '/rates' },
  { label: 'Travel Partners', href: '/travel-partners' },
  { label: 'Stories', href: '/blog', until: '/#stories' },
  { label: 'Contact Us', href: '/contact-us' },
];

/** The Home context, used by every page outside a property (NAV-03). */
const primary: readonly MenuEntry[] = [
  { label: 'Lodges & Hotels', href: '/#collection' },
  { label: 'Residences', href: '/residences' },
  { label: 'Experiences', href: '/experiences', until: '/#experiences' },
  { label: 'Our Story', href: '/our-story' },
  { label: 'Impact', href: '/impact' },
  { label: 'Travel Africa Expertly', href: '/travel-africa', until: '/#journeys' },
];

/** Entries with somewhere to go: a page that is built, or its stand-in on the home page. */
function linkable(entries: readonly MenuEntry[]): readonly MenuLink[] {
  return entries.flatMap(({ label, href, until }) => {
    const target = isLinkable(href) ? href : until;
    return target ? [{ label, href: target }] : [];
  });
}

/** Links of the secondary bar (NAV-01). */
export function secondaryMenu(): readonly MenuLink[] {
  return linkable(secondary);
}

/** Links of the primary bar (NAV-02, NAV-03). */
export function primaryMenu(): readonly MenuLink[] {
  return linkable(primary);
}

/** `aria-current` of a link: "page" where it leads to the page it stands on. */
export function currentness(href: string, path: string): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
